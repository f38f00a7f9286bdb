/**
 * Owns: nothing.
 * States: a business day goes on, its end is begun, or it is finished.
 * Rules: the page of a day is read at one instant from the rows of the modules below; its sums have to agree (OPS-65).
 * Use: nothing; it stands above all modules that it reads.
 */
export {};
