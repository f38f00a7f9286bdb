import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { nameOf } from '../../../../lib/text/names.ts';
import type { Fact } from '../../shared/facts.tsx';
import { readable } from '../../shared/readable.ts';
import { text as sharedText } from '../../shared/text.ts';
import type { Financing } from '../api/read-financing.ts';
import { text } from '../text.ts';
import { type FieldName, fieldNames } from './field-names.ts';

const LISTS = ['guarantors', 'related_companies'];

const shows: Readonly<Record<string, (value: string) => string>> = {
  amount: (value) => formatMoney(value),
  loan_category: (value) => nameOf('note_types', value),
  contract: (value) => nameOf('note_contracts', value),
  invoice_amount: (value) => formatMoney(value),
  contract_value: (value) => formatMoney(value),
  invoice_due_on: (value) => formatDate(value),
  not_raised_elsewhere: (value) => sharedText(value === '1' ? 'yes' : 'no'),
  profile: (value) => (isProfile(value) ? text(`profile.${value}`) : value),
};

/** The form's answers in its order; what its type does not require is left out. */
export function financingFacts(data: Financing['data']): Fact[] {
  return Object.entries(data)
    .filter(([field, value]) => !LISTS.includes(field) && value !== null && value !== '')
    .map(([field, value]) => {
      const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return { key: field, label: labelOf(field), value: shows[field]?.(plain) ?? plain };
    });
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(data: Financing['data'], field: 'guarantors' | 'related_companies'): Row[] {
  const rows = data[field];
  return Array.isArray(rows) ? rows.map((row) => ({ ...Object(row) })) : [];
}

/** The related companies, each as one line. */
export function relatedRows(data: Financing['data']): string[] {
  return rowsOf(data, 'related_companies').map((row) => Object.values(row).map(String).join(' · '));
}

export interface Guarantor {
  readonly name: string;
  readonly identityType: string;
  readonly identityNumber: string;
}

/** The guarantors as the form names them. */
export function guarantorsOf(data: Financing['data']): Guarantor[] {
  return rowsOf(data, 'guarantors').map((row) => ({
    name: String(row.name ?? ''),
    identityType: String(row.identity_type ?? ''),
    identityNumber: String(row.identity_number ?? ''),
  }));
}

function labelOf(field: string): string {
  return isKnown(field) ? text(`fields.${field}`) : readable(field);
}

function isKnown(field: string): field is FieldName {
  return Object.hasOwn(fieldNames, field);
}

function isProfile(value: string): value is Financing['profile'] {
  return value === 'equal_monthly_flat' || value === 'bullet' || value === 'return_only';
}
