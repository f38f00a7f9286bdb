import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseSen, type Sen, sen } from '@titian/finance/sen';

/** The figures that a credit operator enters, as they are stored and shown again. */
export type CreditFigures = ParsedApi['operatorAssessFinancing']['body'];

/** One financial year of an issuer's accounts. */
export interface FinancialYear {
  readonly year: number;
  readonly revenueSen: Sen;
  readonly profitBeforeTaxSen: Sen;
  readonly equitySen: Sen;
  readonly liabilitiesSen: Sen;
  readonly currentAssetsSen: Sen;
  readonly currentLiabilitiesSen: Sen;
  /** Instalments paid on all financing in the year, with their return. */
  readonly debtServiceSen: Sen;
}

/** An amount that may be below zero; the contract has checked its shape. */
export function signedSen(text: string): Sen {
  const isNegative = text.startsWith('-');
  const amount = parseSen(isNegative ? text.slice(1) : text) ?? 0n;
  return sen(isNegative ? -amount : amount);
}

/** The years of the accounts, the latest first. */
export function yearsOf(figures: Pick<CreditFigures, 'years'>): FinancialYear[] {
  return [...figures.years]
    .sort((a, b) => b.year - a.year)
    .map((one) => ({
      year: one.year,
      revenueSen: signedSen(one.revenue),
      profitBeforeTaxSen: signedSen(one.profit_before_tax),
      equitySen: signedSen(one.equity),
      liabilitiesSen: signedSen(one.liabilities),
      currentAssetsSen: signedSen(one.current_assets),
      currentLiabilitiesSen: signedSen(one.current_liabilities),
      debtServiceSen: signedSen(one.debt_service),
    }));
}
