/** Everybody of the demo has a number of their own, from which accounts and papers follow: the first of each table. */
export const serials = {
  individuals: 0,
  institutions: 100,
  issuers: 200,
  applicants: 300,
  waitingCompanies: 400,
} as const;

/**
 * A bank account number that nobody else of the demo has.
 *
 * @param serial a whole number from 0 to 9998
 */
export function accountNumber(serial: number): string {
  // Numbers that end in 0000 are held by nobody at the simulated banks.
  return `51${String((serial + 1) * 7_919 + 10_000_001).padStart(8, '0')}${String(serial + 1).padStart(4, '0')}`;
}

/** A Malaysian mobile number, the digits after +60. */
export function mobileNumber(serial: number): string {
  return `12${String(3_450_000 + serial * 271).padStart(7, '0')}`;
}

/** An address under a domain that can belong to nobody. */
export function emailOf(first: string, last: string, domain: string): string {
  const words = `${first} ${last}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return `${words.join('.')}@${domain}`;
}
