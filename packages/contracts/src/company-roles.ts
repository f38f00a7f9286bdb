import type { FieldMessages } from './field-errors.ts';
import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';

interface RoleFields {
  readonly annual_revenue?: string | undefined;
  readonly employees?: number | undefined;
  readonly on_lending?: 0 | 1 | undefined;
  readonly net_assets?: string | undefined;
}

/** The file fields that each kind of company must have filled, stored files counted (ONB-11). */
export const companyFilesRequired = {
  business: ['bo_all_directors_ic', 'bo_six_months_bank_statement'],
  institution: ['bo_all_directors_ic', 'board_resolution'],
} as const;

const roleFields = {
  business: {
    annual_revenue: message('annual_revenue_required'),
    employees: message('employees_required'),
    on_lending: message('on_lending_required'),
  },
  institution: { net_assets: message('net_assets_required') },
} as const;

/** The sections of the company form differ by role: which of them are missing, with a sentence each (ONB-11). */
export function companyFieldsMissing(form: 'business' | 'institution', fields: RoleFields): FieldMessages {
  const wanted: Readonly<Partial<Record<keyof RoleFields, Message>>> = roleFields[form];
  const missing = (Object.keys(wanted) as (keyof RoleFields)[]).filter((key) => fields[key] === undefined);
  return Object.fromEntries(
    missing.flatMap((key) => (wanted[key] === undefined ? [] : [[key, [wanted[key]]]])),
  );
}
