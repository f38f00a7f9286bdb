/** Typed numbers as text, never as floats: what the number input keeps, cleans and compares. */

interface DecimalShape {
  readonly decimals: number;
  readonly maxDigits: number;
}

/**
 * What the input shows after a change: the new text when it is a number being typed, else null (keep the old text).
 * Separators, spaces, "RM" and a leading minus are dropped, so a negative number becomes positive (NUM-8).
 */
export function acceptTyped(raw: string, { decimals, maxDigits }: DecimalShape): string | null {
  const cleaned = raw.replace(/RM|[\s,\u00A0]/gi, '').replace(/^[-\u2212]+/, '');
  const fraction = decimals === 0 ? '' : `(\\.\\d{0,${decimals}})?`;
  return new RegExp(`^\\d{0,${maxDigits}}${fraction}$`).test(cleaned) ? cleaned : null;
}

/** The number for the form while it is being typed: "12." is "12", "." is nothing, ".5" is "0.5". */
export function typedValue(draft: string): string {
  const [whole = '', fraction = ''] = draft.split('.');
  if (whole === '' && fraction === '') {
    return '';
  }
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** With all its decimals, as money is sent: "12.5" is "12.50". */
export function padDecimals(value: string, decimals: number): string {
  if (value === '' || decimals === 0) {
    return value;
  }
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** With comma thousands, as the field shows it without focus. */
export function groupThousands(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** -1, 0 or 1. Both are numbers of this module: digits with at most one point. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const places = Math.max(fractionOf(a).length, fractionOf(b).length);
  const [left, right] = [scaled(a, places), scaled(b, places)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function fractionOf(value: string): string {
  return value.split('.')[1] ?? '';
}

function scaled(value: string, places: number): bigint {
  const [whole = ''] = value.split('.');
  return BigInt(`${whole}${fractionOf(value).padEnd(places, '0')}` || '0');
}
