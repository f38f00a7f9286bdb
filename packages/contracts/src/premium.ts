import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';
import type { assetRanges, sourcesOfFunds } from './reference/people-lists.ts';

/** A band of income, assets, liabilities or net worth (ONB-16). */
export type AssetBand = (typeof assetRanges)[number]['value'];

interface Band {
  readonly value: AssetBand;
  readonly midpointRinggit: bigint;
  readonly upperBoundRinggit: bigint;
}

/** Midpoints in the order of the bands (ONB-16). */
const bands: readonly Band[] = [
  { value: 'below_50k', midpointRinggit: 25_000n, upperBoundRinggit: 50_000n },
  { value: '50k_100k', midpointRinggit: 75_000n, upperBoundRinggit: 100_000n },
  { value: '100k_250k', midpointRinggit: 175_000n, upperBoundRinggit: 250_000n },
  { value: '250k_500k', midpointRinggit: 375_000n, upperBoundRinggit: 500_000n },
  { value: '500k_1m', midpointRinggit: 750_000n, upperBoundRinggit: 1_000_000n },
  { value: '1m_3m', midpointRinggit: 2_000_000n, upperBoundRinggit: 3_000_000n },
  { value: 'above_3m', midpointRinggit: 5_000_000n, upperBoundRinggit: 5_000_000n },
];

const byValue: ReadonlyMap<string, Band> = new Map(bands.map((band) => [band.value, band]));

const SOPHISTICATED_INCOME_RINGGIT = 300_000n;
const SOPHISTICATED_PORTFOLIO_RINGGIT = 1_000_000n;
const SOPHISTICATED_NET_WORTH_RINGGIT = 3_000_000n;

/** The figures of the form that others follow from; what is not chosen yet is absent or empty. */
export interface PremiumFigures {
  readonly inv_annual_income?: string | undefined;
  readonly inv_total_liquid_assets?: string | undefined;
  readonly inv_other_assets_amount?: string | undefined;
  readonly inv_total_liabilities_amount?: string | undefined;
  readonly inv_net_worth?: string | undefined;
}

function midpoint(value: string | undefined): bigint | null {
  return byValue.get(value ?? '')?.midpointRinggit ?? null;
}

/** A missing answer counts as zero. */
function upperBound(value: string | undefined): bigint {
  return byValue.get(value ?? '')?.upperBoundRinggit ?? 0n;
}

/**
 * The band whose upper bound is the first at or above an amount of whole ringgit (ONB-16); above RM5,000,000 is
 * above_3m and below zero below_50k (ONB-16).
 */
export function bandOfAmount(ringgit: bigint): AssetBand {
  return bands.find((band) => band.upperBoundRinggit >= ringgit)?.value ?? 'above_3m';
}

/** Income, liquid and other assets less liabilities, by the bands' midpoints (ONB-16); null until all four are chosen. */
export function deriveNetWorth(figures: PremiumFigures): AssetBand | null {
  const income = midpoint(figures.inv_annual_income);
  const liquid = midpoint(figures.inv_total_liquid_assets);
  const other = midpoint(figures.inv_other_assets_amount);
  const owed = midpoint(figures.inv_total_liabilities_amount);
  return income === null || liquid === null || other === null || owed === null
    ? null
    : bandOfAmount(income + liquid + other - owed);
}

/** Whether one of the tests of a sophisticated investor holds, by the bands' upper bounds (ONB-17). */
export function deriveSophisticated(figures: PremiumFigures): 0 | 1 {
  const portfolio = upperBound(figures.inv_total_liquid_assets) + upperBound(figures.inv_other_assets_amount);
  const holds =
    upperBound(figures.inv_annual_income) > SOPHISTICATED_INCOME_RINGGIT ||
    portfolio > SOPHISTICATED_PORTFOLIO_RINGGIT ||
    upperBound(figures.inv_net_worth) > SOPHISTICATED_NET_WORTH_RINGGIT;
  return holds ? 1 : 0;
}

/** The fields that hold files. */
export const premiumFileFields = [
  'inv_income_slip',
  'inv_personal_assets',
  'inv_additional_documents',
] as const;
export type PremiumFileField = (typeof premiumFileFields)[number];

/** The fields that hold a band. */
export const premiumBandFields = [
  'inv_annual_income',
  'inv_total_liquid_assets',
  'inv_other_assets_amount',
  'inv_total_liabilities_amount',
  'inv_net_worth',
] as const;
export type PremiumBandField = (typeof premiumBandFields)[number];

/** A premium form as it stands while it is filled in. */
export interface PremiumAnswers extends PremiumFigures {
  readonly inv_malaysian_tax_resident?: 0 | 1 | undefined;
  readonly inv_country_tax_resident?: string | undefined;
  readonly inv_non_malaysian_income_tax?: string | undefined;
  readonly inv_source_of_funds?: (typeof sourcesOfFunds)[number]['value'] | '' | undefined;
  readonly inv_agree_declaration?: boolean | undefined;
  /** How many files each field has. */
  readonly files: Readonly<Record<PremiumFileField, number>>;
}

export type PremiumField =
  | PremiumBandField
  | PremiumFileField
  | 'inv_malaysian_tax_resident'
  | 'inv_country_tax_resident'
  | 'inv_non_malaysian_income_tax'
  | 'inv_source_of_funds'
  | 'inv_is_sophisticated_investor'
  | 'inv_agree_declaration';

/** Malaysia is not a valid country of tax for a non-resident. */
export const HOME_COUNTRY = 'MY';

/** The country and tax number are required of non-residents only (ONB-18). */
export function requiresForeignTax(resident: 0 | 1 | undefined): boolean {
  return resident === 0;
}

/** The message of every required field that is not there (ONB-19), in the order of the form. */
export function premiumProblems(answers: PremiumAnswers): Partial<Record<PremiumField, Message>> {
  const foreign = requiresForeignTax(answers.inv_malaysian_tax_resident);
  const country = (answers.inv_country_tax_resident ?? '').trim();
  const rows: readonly (readonly [PremiumField, boolean, Message])[] = [
    [
      'inv_country_tax_resident',
      foreign && (country === '' || country === HOME_COUNTRY),
      message('tax_country_required'),
    ],
    [
      'inv_non_malaysian_income_tax',
      foreign && isBlank(answers.inv_non_malaysian_income_tax),
      message('tax_number_required'),
    ],
    ['inv_annual_income', isBlank(answers.inv_annual_income), message('annual_income_required')],
    ['inv_total_liquid_assets', isBlank(answers.inv_total_liquid_assets), message('liquid_assets_required')],
    ['inv_other_assets_amount', isBlank(answers.inv_other_assets_amount), message('other_assets_required')],
    [
      'inv_total_liabilities_amount',
      isBlank(answers.inv_total_liabilities_amount),
      message('liabilities_required'),
    ],
    ['inv_net_worth', isBlank(answers.inv_net_worth), message('net_worth_required')],
    ['inv_source_of_funds', isBlank(answers.inv_source_of_funds), message('source_of_funds_required')],
    ['inv_income_slip', answers.files.inv_income_slip === 0, message('income_documents_required')],
    ['inv_personal_assets', answers.files.inv_personal_assets === 0, message('asset_documents_required')],
    ['inv_agree_declaration', answers.inv_agree_declaration !== true, message('declaration_required')],
  ];
  return Object.fromEntries(rows.flatMap(([field, missing, text]) => (missing ? [[field, text]] : [])));
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value.trim() === '';
}
