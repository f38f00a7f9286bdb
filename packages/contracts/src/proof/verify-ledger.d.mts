/** What a verification of an export found. */
export interface VerifiedLedger {
  /** One sentence each: what was altered, removed or added, or does not come to what is stated. */
  readonly problems: readonly string[];
  readonly accounts: number;
  readonly records: number;
  /** Numbers of the first and last transfer. */
  readonly first: number;
  readonly last: number;
}

/** Verifies an export of the ledger from the files in a folder (docs/ledger-export.md). */
export function verifyLedger(
  folder: string,
  options: { readonly keys: readonly string[]; readonly earlier?: string | null },
): Promise<VerifiedLedger>;
