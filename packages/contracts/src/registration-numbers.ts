/** Old and new forms of the company register's numbers (IDN-3). The check letter has no public rule. */
export type RegistrationFormat = 'new' | 'old_company' | 'old_business' | 'old_llp';

export type RegisteredKind =
  | 'local_company'
  | 'foreign_company'
  | 'business'
  | 'local_llp'
  | 'foreign_llp'
  | 'professional_llp';

export interface RegistrationNumber {
  /** Without dashes, spaces and brackets: how it is stored and compared. */
  readonly number: string;
  readonly format: RegistrationFormat;
  /** Known for new numbers only. */
  readonly kind: RegisteredKind | null;
}

const kinds: Readonly<Record<string, RegisteredKind>> = {
  '01': 'local_company',
  '02': 'foreign_company',
  '03': 'business',
  '04': 'local_llp',
  '05': 'foreign_llp',
  '06': 'professional_llp',
};

const oldFormats: readonly (readonly [RegistrationFormat, RegExp])[] = [
  ['old_company', /^\d{1,7}[A-Z]$/],
  ['old_business', /^\d{9}[A-Z]$/],
  ['old_llp', /^LLP\d{7}[A-Z]{3}$/],
];

/** Upper-cased, without spaces, dashes and brackets (IDN-3). */
export function normaliseRegistrationNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s()-]/g, '');
}

function oldFormatOf(number: string): RegistrationFormat | null {
  return oldFormats.find(([, pattern]) => pattern.test(number))?.[0] ?? null;
}

/**
 * Reads a registration number in the new form, an old form, or both as printed ("201901000005 (1312525-A)"),
 * where the new one counts. Null where it is none, or of a year after `latestYear`.
 */
export function parseRegistrationNumber(typed: string, latestYear = 2099): RegistrationNumber | null {
  const whole = normaliseRegistrationNumber(typed);
  const [, number, year, type, printedBeside] = /^(((?:19|20)\d{2})(0[1-6])\d{6})(.*)$/.exec(whole) ?? [];
  if (number === undefined || year === undefined || type === undefined) {
    const format = oldFormatOf(whole);
    return format === null ? null : { number: whole, format, kind: null };
  }
  if (printedBeside !== undefined && printedBeside !== '' && oldFormatOf(printedBeside) === null) return null;
  return Number(year) > latestYear ? null : { number, format: 'new', kind: kinds[type] ?? null };
}
