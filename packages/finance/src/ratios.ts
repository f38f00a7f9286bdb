import { type Sen, sen } from './sen.ts';

/** What ratios are worked out from, of one year of accounts. */
export interface YearAmounts {
  readonly revenueSen: Sen;
  readonly profitBeforeTaxSen: Sen;
  readonly equitySen: Sen;
  readonly liabilitiesSen: Sen;
  readonly currentAssetsSen: Sen;
  readonly currentLiabilitiesSen: Sen;
  /** Instalments paid on all financing in the year, with their return. */
  readonly debtServiceSen: Sen;
}

/** Ratios of one year in hundredths (185 is 1.85, a margin of 1240 is 12.40 %); null where nothing divides them. */
export interface Ratios {
  readonly current: number | null;
  readonly gearing: number | null;
  readonly margin: number | null;
  readonly debtService: number | null;
}

/** The amounts that each ratio needs; screens show one as soon as they are entered. */
export const ratioInputs = {
  current: ['currentAssetsSen', 'currentLiabilitiesSen'],
  gearing: ['liabilitiesSen', 'equitySen'],
  margin: ['profitBeforeTaxSen', 'revenueSen'],
  debtService: ['profitBeforeTaxSen', 'debtServiceSen'],
} as const satisfies Record<keyof Ratios, readonly (keyof YearAmounts)[]>;

/**
 * What lenders look at: current assets ÷ current liabilities, liabilities ÷ equity, profit ÷ revenue, and what is earned
 * before instalments ÷ instalments (FIN-10).
 */
export function ratiosOf(year: YearAmounts): Ratios {
  return {
    current: hundredths(year.currentAssetsSen, year.currentLiabilitiesSen),
    gearing: hundredths(year.liabilitiesSen, year.equitySen),
    margin: hundredths(sen(year.profitBeforeTaxSen * 100n), year.revenueSen),
    debtService: hundredths(sen(year.profitBeforeTaxSen + year.debtServiceSen), year.debtServiceSen),
  };
}

/** How often a month's surplus pays its instalments, in hundredths (FIN-7); null without instalments. */
export function instalmentCover(surplusSen: Sen, instalmentsSen: Sen): number | null {
  return hundredths(surplusSen, instalmentsSen);
}

/** Rounded towards zero; null where there is nothing to divide by, as with a company that has lost its equity. */
function hundredths(numerator: Sen, denominator: Sen): number | null {
  return denominator > 0n ? Number((numerator * 100n) / denominator) : null;
}

/** Hundredths with two decimals, `1.85`. */
export function ratioText(ratio: number): string {
  const digits = String(Math.abs(ratio)).padStart(3, '0');
  return `${ratio < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
