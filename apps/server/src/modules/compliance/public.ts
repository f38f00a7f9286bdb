/**
 * Owns: risk_ratings.
 * States: a rating is in force, or waits for a second one of compliance → in force | rejected; the next one replaces it.
 * Rules: a rating is never rewritten; two of compliance take a customer out of the highest.
 * Use: nothing; ratings and what they rest on are compliance's alone (CMP-4).
 */
export {};
