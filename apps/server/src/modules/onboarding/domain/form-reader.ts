import { parseDay } from '@titian/finance/calendar';
import { type Sen, senFromText } from '@titian/finance/sen';
import { invariant } from '../../../platform/errors.ts';
import type { FormData, FormRow } from './form-data.ts';

/** Reads the fields of a submitted form, which the contract has checked. */
export interface FormReader {
  text(field: string): string;
  optional(field: string): string | null;
  number(field: string): number;
  amount(field: string): Sen | null;
  day(field: string): NonNullable<ReturnType<typeof parseDay>>;
  rows(field: string): readonly FormRow[];
}

/** The methods throw where a field is not there: then the form was never submitted. */
export function formReader(form: FormData): FormReader {
  const optional = (field: string) => {
    const value = form.fields[field];
    return typeof value === 'string' ? value : null;
  };
  const text = (field: string) => {
    const value = optional(field);
    invariant(value !== null, `a submitted form has its ${field}`);
    return value;
  };
  return {
    text,
    optional,
    number(field) {
      const value = form.fields[field];
      invariant(typeof value === 'number', `a submitted form has its ${field}`);
      return value;
    },
    amount(field) {
      const value = optional(field);
      return value === null ? null : senFromText(value);
    },
    day(field) {
      const value = parseDay(text(field));
      invariant(value !== null, `the ${field} of a submitted form is a day`);
      return value;
    },
    rows(field) {
      const value = form.fields[field];
      return Array.isArray(value) ? value : [];
    },
  };
}
