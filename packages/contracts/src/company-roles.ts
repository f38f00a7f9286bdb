import type { FieldErrors } from './field-errors.ts';

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

const asked = {
  business: {
    annual_revenue: 'Please enter the annual revenue in ringgit',
    employees: 'Please enter the number of employees',
    on_lending: 'Please say whether the company lends on what it borrows',
  },
  institution: { net_assets: 'Please enter the net assets in ringgit' },
} as const;

/** The sections of the company form differ by role: which of them are missing, with a sentence each (ONB-11). */
export function companyFieldsMissing(form: 'business' | 'institution', fields: RoleFields): FieldErrors {
  const wanted: Readonly<Partial<Record<keyof RoleFields, string>>> = asked[form];
  const missing = (Object.keys(wanted) as (keyof RoleFields)[]).filter((key) => fields[key] === undefined);
  return Object.fromEntries(missing.map((key) => [key, [wanted[key] ?? '']]));
}
