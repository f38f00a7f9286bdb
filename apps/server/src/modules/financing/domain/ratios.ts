import { type Sen, sen } from '@titian/finance/sen';
import type { FinancialYear } from './credit-figures.ts';

/** Ratios of one year in hundredths (185 is 1.85, a margin of 1240 is 12.40 %); null where nothing divides them. */
export interface Ratios {
  readonly current: number | null;
  readonly gearing: number | null;
  readonly margin: number | null;
  readonly debtService: number | null;
}

/**
 * What lenders look at: current assets ÷ current liabilities, liabilities ÷ equity, profit ÷ revenue, and what is earned
 * before instalments ÷ instalments (FIN-10).
 */
export function ratiosOf(year: FinancialYear): Ratios {
  return {
    current: hundredths(year.currentAssetsSen, year.currentLiabilitiesSen),
    gearing: hundredths(year.liabilitiesSen, year.equitySen),
    margin: hundredths(sen(year.profitBeforeTaxSen * 100n), year.revenueSen),
    debtService: hundredths(sen(year.profitBeforeTaxSen + year.debtServiceSen), year.debtServiceSen),
  };
}

/** Rounded towards zero; null where there is nothing to divide by, as with a company that has lost its equity. */
export function hundredths(numerator: Sen, denominator: Sen): number | null {
  return denominator > 0n ? Number((numerator * 100n) / denominator) : null;
}

/** Hundredths with two decimals, `1.85`. */
export function ratioText(ratio: number): string {
  const digits = String(Math.abs(ratio)).padStart(3, '0');
  return `${ratio < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
