import { type PremiumFileField, premiumBandFields } from '@titian/contracts/premium';

export type PremiumState = 'submitted' | 'approved' | 'rejected';

/** The answers of a Premium form as they were sent; null where the form has no such field. */
export const premiumAnswerFields = [
  'inv_malaysian_tax_resident',
  'inv_country_tax_resident',
  'inv_non_malaysian_income_tax',
  ...premiumBandFields,
  'inv_source_of_funds',
  'inv_is_sophisticated_investor',
] as const;
export type PremiumAnswerField = (typeof premiumAnswerFields)[number];

export type PremiumFields = Readonly<Record<PremiumAnswerField, string | number | null>>;

export interface PremiumForm {
  readonly fields: PremiumFields;
  /** Ids of the files of each field, in the order they came. */
  readonly files: Readonly<Record<PremiumFileField, readonly string[]>>;
}

/** An investor's request for the Premium plan. */
export interface PremiumApplication {
  readonly id: string;
  readonly userId: string;
  readonly form: PremiumForm;
  readonly state: PremiumState;
  readonly version: number;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  /** The remarks sent to a rejected investor. */
  readonly remarks: string | null;
}
