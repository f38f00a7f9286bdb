/**
 * Reads a ringgit amount such as `1234.50` into whole sen.
 *
 * @param text digits, optionally a dot and up to two decimals; no sign, no thousands separator
 * @returns the amount in sen, or null when the text has another form
 */
export function parseRinggit(text: string): bigint | null {
  const match = /^(\d{1,14})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, ringgit = '0', decimals = ''] = match;
  return BigInt(ringgit) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** Writes whole sen as ringgit text with two decimals: 123450n → `1234.50`, -5n → `-0.05`. */
export function formatRinggit(amountSen: bigint): string {
  const sign = amountSen < 0n ? '-' : '';
  const digits = (amountSen < 0n ? -amountSen : amountSen).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes whole sen for people: 123450n → `RM 1,234.50`. */
export function showRinggit(amountSen: bigint): string {
  const [ringgit = '0', decimals = '00'] = formatRinggit(amountSen).split('.');
  return `RM ${ringgit.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${decimals}`;
}
