/** A repayment split to the holdings of its note (DIS-1). */

import {
  type DeductionRates,
  type Deductions,
  deductibleIncome,
  deductionsFromReturn,
  type Remainders,
} from './deductions.ts';
import type { RateBps } from './rate.ts';
import { type Sen, sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';
import { splitCumulative } from './split.ts';

/** What was repaid, by what it pays; the late part is what goes to investors. */
export interface RepaymentAmounts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
}

/** The rates of the day of the split, and whether tax is withheld from late charges too. */
export interface DistributionRates extends Omit<DeductionRates, 'withholdingBps'> {
  readonly withholdsLate: boolean;
}

/** One holding before this repayment; `withholdingBps` is 0 for a tax resident. */
export interface HoldingBefore extends Remainders {
  readonly outstandingSen: Sen;
  readonly originalSen: Sen;
  readonly withholdingBps: RateBps;
}

/** What one holding receives and pays; net = principal + return + late − fee − service tax − withholding, never negative. */
export interface DistributionShare extends RepaymentAmounts, Deductions {
  readonly weightSen: Sen;
  readonly netSen: Sen;
}

/**
 * The share of every holding, in the order given (the caller orders by a hash of holding and repayment). Principal,
 * return and late charge are split by outstanding principal before this repayment, by the original amounts only where
 * no principal is outstanding any more. Each part sums exactly to what was repaid; a repayment of all outstanding
 * principal clears every holding to exactly 0. Fee, tax and withholding are calculated per holding.
 * Throws RangeError for a negative part, for more principal than is outstanding, and where there are no holdings.
 */
export function distribute(
  repaid: RepaymentAmounts,
  holdings: readonly HoldingBefore[],
  rates: DistributionRates,
): DistributionShare[] {
  const outstandingSen = sumSen(holdings.map((holding) => holding.outstandingSen));
  if (repaid.principalSen > outstandingSen) {
    throw new RangeError(
      `${repaid.principalSen} sen of principal repaid, but only ${outstandingSen} outstanding.`,
    );
  }
  const weights = holdings.map((holding) =>
    outstandingSen > 0n ? holding.outstandingSen : holding.originalSen,
  );
  const principals = splitCumulative(repaid.principalSen, weights);
  const returns = splitCumulative(repaid.returnSen, weights);
  const lates = splitCumulative(repaid.lateSen, weights);
  return holdings.map((holding, index) => {
    const received = {
      principalSen: principals[index] ?? ZERO_SEN,
      returnSen: returns[index] ?? ZERO_SEN,
      lateSen: lates[index] ?? ZERO_SEN,
    };
    const income = deductibleIncome(received, rates.withholdsLate);
    const taken = deductionsFromReturn(income, holding, { ...rates, withholdingBps: holding.withholdingBps });
    return { weightSen: weights[index] ?? ZERO_SEN, ...received, ...taken, netSen: netOf(received, taken) };
  });
}

function netOf(received: RepaymentAmounts, taken: Deductions): Sen {
  const grossSen = sen(received.principalSen + received.returnSen + received.lateSen);
  return subtractSen(grossSen, sen(taken.feeSen + taken.serviceTaxSen + taken.withholdingSen));
}
