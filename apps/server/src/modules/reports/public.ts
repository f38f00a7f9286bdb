/**
 * Owns: market_returns.
 * States: a return has versions; the newest counts, and none ever changes.
 * Rules: a report is worked out from the rows of the modules below, as of the days asked for; a return is frozen by two.
 * Use: nothing; reports stand above all modules that they read.
 */
export {};
