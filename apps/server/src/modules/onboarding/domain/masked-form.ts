import { maskNumber } from '@titian/contracts/operator-access';
import type { FieldValue, FormFields } from './form-data.ts';

const NUMBERS: ReadonlySet<string> = new Set(['identity_number', 'bank_account_no']);

/** The fields of a form with identity and account numbers cut to their last four characters. */
export function maskedForm(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, masked(key, value)]));
}

function masked(key: string, value: FieldValue): FieldValue {
  if (typeof value === 'string') {
    return NUMBERS.has(key) ? maskNumber(value) : value;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return value.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, text]) => [name, NUMBERS.has(name) ? maskNumber(text) : text]),
    ),
  );
}

/**
 * One whole number of a form.
 * @param path a field, or `directors.0.identity_number`
 * @returns null where the form has none there
 */
export function numberAt(fields: FormFields, path: string): string | null {
  const [key = '', index, name = ''] = path.split('.');
  const value = fields[key] ?? null;
  const found = typeof value === 'object' && value !== null ? value[Number(index)]?.[name] : value;
  return typeof found === 'string' && found !== '' ? found : null;
}
