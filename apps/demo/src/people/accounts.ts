/** Every person of the demo has a serial number, from which accounts and documents follow: the first of each table. */
export const serials = {
  individuals: 0,
  institutions: 100,
  issuers: 200,
  applicants: 300,
  waitingCompanies: 400,
} as const;

/**
 * A bank account number that is unique in the demo.
 *
 * @param serial a whole number from 0 to 9998
 */
export function accountNumber(serial: number): string {
  // Numbers that end in 0000 have no holder at the simulated banks.
  return `51${String((serial + 1) * 7_919 + 10_000_001).padStart(8, '0')}${String(serial + 1).padStart(4, '0')}`;
}

/** A Malaysian mobile number, the digits after +60. */
export function mobileNumber(serial: number): string {
  return `12${String(3_450_000 + serial * 271).padStart(7, '0')}`;
}

/** An address under a reserved domain. */
export function emailOf(first: string, last: string, domain: string): string {
  const words = `${first} ${last}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return `${words.join('.')}@${domain}`;
}
