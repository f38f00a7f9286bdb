import {
  type AssetBand,
  deriveNetWorth,
  deriveSophisticated,
  type PremiumBandField,
  type PremiumField,
  type PremiumFileField,
  premiumFileFields,
  premiumProblems,
  requiresForeignTax,
} from '@titian/contracts/premium';
import type { sourcesOfFunds } from '@titian/contracts/reference/people-lists';
import type { CallBody } from '../../../lib/api/call-types.ts';
import { messageText } from '../../../lib/text/message.ts';

type YesNo = '0' | '1';
type Source = (typeof sourcesOfFunds)[number]['value'];

/** What the form holds while it is filled in; '' is not answered yet. */
export type PremiumValues = Readonly<Record<PremiumBandField, AssetBand | ''>> &
  Readonly<Record<PremiumFileField, readonly File[]>> & {
    readonly inv_malaysian_tax_resident: YesNo;
    readonly inv_country_tax_resident: string;
    readonly inv_non_malaysian_income_tax: string;
    readonly inv_source_of_funds: Source | '';
    readonly inv_is_sophisticated_investor: YesNo;
    readonly inv_agree_declaration: boolean;
  };

export const emptyPremium: PremiumValues = {
  inv_malaysian_tax_resident: '1',
  inv_country_tax_resident: '',
  inv_non_malaysian_income_tax: '',
  inv_annual_income: '',
  inv_total_liquid_assets: '',
  inv_other_assets_amount: '',
  inv_total_liabilities_amount: '',
  inv_net_worth: '',
  inv_source_of_funds: '',
  inv_is_sophisticated_investor: '0',
  inv_income_slip: [],
  inv_personal_assets: [],
  inv_additional_documents: [],
  inv_agree_declaration: false,
};

export function isForeign(values: Pick<PremiumValues, 'inv_malaysian_tax_resident'>): boolean {
  return requiresForeignTax(values.inv_malaysian_tax_resident === '1' ? 1 : 0);
}

/**
 * The figures after one was chosen: net worth follows from the four others once all are there, the sophisticated test
 * from all five (ONB-16). Both are a start that the person may change.
 */
export function withBand(
  values: PremiumValues,
  field: PremiumBandField,
  band: AssetBand | '',
): PremiumValues {
  const chosen = { ...values, [field]: band };
  const derived = field === 'inv_net_worth' ? null : deriveNetWorth(chosen);
  const next = { ...chosen, inv_net_worth: derived ?? chosen.inv_net_worth };
  return { ...next, inv_is_sophisticated_investor: deriveSophisticated(next) === 1 ? '1' : '0' };
}

/** The message of every required field that is missing (ONB-19). */
export function problemsOf(values: PremiumValues): Partial<Record<PremiumField, string>> {
  const problems = premiumProblems({
    ...values,
    inv_malaysian_tax_resident: values.inv_malaysian_tax_resident === '1' ? 1 : 0,
    files: {
      inv_income_slip: values.inv_income_slip.length,
      inv_personal_assets: values.inv_personal_assets.length,
      inv_additional_documents: values.inv_additional_documents.length,
    },
  });
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, messageText(problem)]),
  );
}

/** The form as it is sent: the fields of non-residents are empty for a resident. */
export function bodyOf(values: PremiumValues): CallBody<'investorPremiumUpgrade'> {
  const foreign = isForeign(values);
  return {
    ...values,
    inv_country_tax_resident: foreign ? values.inv_country_tax_resident : '',
    inv_non_malaysian_income_tax: foreign ? values.inv_non_malaysian_income_tax.trim() : '',
    inv_agree_declaration: values.inv_agree_declaration ? '1' : '0',
    inv_income_slip: [...values.inv_income_slip],
    inv_personal_assets: [...values.inv_personal_assets],
    inv_additional_documents: [...values.inv_additional_documents],
  };
}

/** File names in the other inputs: a repeated one needs a confirmation (FIL-6). */
export function namesBeside(values: PremiumValues, field: PremiumFileField): string[] {
  return premiumFileFields
    .filter((other) => other !== field)
    .flatMap((other) => values[other].map(({ name }) => name));
}
