import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { YearAmounts } from '@titian/finance/ratios';
import { senFromText } from '@titian/finance/sen';

/** The figures that a credit operator enters, as they are stored and shown again. */
export type CreditFigures = ParsedApi['operatorAssessFinancing']['body'];

/** One financial year of an issuer's accounts. */
export interface FinancialYear extends YearAmounts {
  readonly year: number;
}

/** The years of the accounts, the latest first. */
export function yearsOf(figures: Pick<CreditFigures, 'years'>): FinancialYear[] {
  return [...figures.years]
    .sort((a, b) => b.year - a.year)
    .map((one) => ({
      year: one.year,
      revenueSen: senFromText(one.revenue),
      profitBeforeTaxSen: senFromText(one.profit_before_tax),
      equitySen: senFromText(one.equity),
      liabilitiesSen: senFromText(one.liabilities),
      currentAssetsSen: senFromText(one.current_assets),
      currentLiabilitiesSen: senFromText(one.current_liabilities),
      debtServiceSen: senFromText(one.debt_service),
    }));
}
