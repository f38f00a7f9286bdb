import { hash } from 'node:crypto';
import {
  afterPayment,
  type DeductionRates,
  deductibleIncome,
  type Remainders,
} from '@titian/finance/deductions';
import { type DistributionShare, distribute } from '@titian/finance/distribution';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { addSen, type Sen } from '@titian/finance/sen';
import type { Holding } from '../../notes/public.ts';

/** What there is to split: the parts of a repayment that go to investors. */
export interface RepaymentToSplit {
  readonly id: string;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
}

/** The rates of the business date on which a repayment is split; they stay with it (decision 036). */
export interface SplitRates {
  readonly serviceFeeBps: RateBps;
  readonly serviceTaxBps: RateBps;
  readonly withholdingTaxBps: RateBps;
  /** Tax is withheld from late charges that go to non-residents, too. */
  readonly withholdsLate: boolean;
}

/** The share of one holding, at its place in the order of paying. */
export interface PlannedShare extends DistributionShare {
  readonly holdingId: string;
  readonly position: number;
  readonly isNonResident: boolean;
}

/**
 * Splits a repayment once for all holdings, in an order hashed from holding and repayment, so that the odd sen
 * goes to another holding each time (DIS-1, DIS-2).
 * @param nonResidents ids of investors whose return, and late charges where the rates say so, are taxed at source
 */
export function splitRepayment(
  repayment: RepaymentToSplit,
  holdings: readonly Holding[],
  nonResidents: ReadonlySet<string>,
  rates: SplitRates,
): PlannedShare[] {
  const ordered = orderOf(holdings, repayment.id).flatMap((index) => holdings[index] ?? []);
  const shares = distribute(
    repayment,
    ordered.map((holding) => ({
      // What was written off is still owed: money that comes in later is shared by it too.
      outstandingSen: addSen(holding.outstandingSen, holding.writtenOffSen),
      originalSen: holding.principalSen,
      withholdingBps: ratesFor(nonResidents.has(holding.investorId), rates).withholdingBps,
      feeRemainder: holding.feeRemainder,
      serviceTaxRemainder: holding.serviceTaxRemainder,
      withholdingRemainder: holding.withholdingRemainder,
    })),
    rates,
  );
  return ordered.flatMap((holding, index) => {
    const share = shares[index];
    const isNonResident = nonResidents.has(holding.investorId);
    return share === undefined
      ? []
      : [{ ...share, holdingId: holding.id, position: index + 1, isNonResident }];
  });
}

/** What the holding of a share owes once the share is paid, at the rates of the split. */
export function remaindersAfter(
  holding: Remainders,
  share: Pick<
    PlannedShare,
    'returnSen' | 'lateSen' | 'feeSen' | 'serviceTaxSen' | 'withholdingSen' | 'isNonResident'
  >,
  rates: SplitRates,
): Remainders {
  const income = deductibleIncome(share, rates.withholdsLate);
  return afterPayment(holding, income, share, ratesFor(share.isNonResident, rates));
}

/** Tax is withheld from non-residents only. */
function ratesFor(isNonResident: boolean, rates: SplitRates): DeductionRates {
  return { ...rates, withholdingBps: isNonResident ? rates.withholdingTaxBps : rateBps(0) };
}

/** The order of a repayment's split, hashed from holding and repayment (DIS-2), as indexes of the holdings. */
export function orderOf(holdings: readonly { readonly id: string }[], repaymentId: string): number[] {
  return holdings
    .map(({ id }, index) => ({ index, place: hash('sha256', `${id}${repaymentId}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ index }) => index);
}
