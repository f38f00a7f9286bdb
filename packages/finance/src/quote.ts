/** What an investor would get for an amount, before confirming (SCH-6). "About, to the sen per payment". */

import type { Day } from './calendar.ts';
import {
  afterPayment,
  type DeductionRates,
  type Deductions,
  deductionsFromReturn,
  NO_REMAINDERS,
} from './deductions.ts';
import { breakEvenLossShare, effectiveRate } from './irr.ts';
import type { RateBps } from './rate.ts';
import { buildSchedule, type Instalment, type ScheduleTerms } from './schedule.ts';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';

/** One payment to the investor, after fee and taxes. */
export interface QuoteMonth {
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnNetSen: Sen;
}

/** `netRateBps` is 12 × monthly IRR of the net flows; `breakEvenBps` the loss share that eats up the net return. */
export interface Quote {
  readonly schedule: Instalment[];
  readonly returnGrossSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
  readonly returnNetSen: Sen;
  readonly netRateBps: RateBps;
  readonly breakEvenBps: RateBps;
  readonly months: QuoteMonth[];
}

/**
 * The note's schedule for the amount in `terms.principalSen`, with deductions as if it were one holding. Real payments
 * may differ by a sen in single months, as they are split from the whole note's. Throws RangeError as buildSchedule does.
 */
export function quoteFor(terms: ScheduleTerms, rates: DeductionRates): Quote {
  return quoteOfSchedule(buildSchedule(terms), terms, rates);
}

/**
 * The same for payments that are known to the sen, as those of a holding are from the issue on (decision 049).
 * Throws RangeError where they return nothing.
 */
export function quoteOfSchedule(
  schedule: Instalment[],
  terms: Pick<ScheduleTerms, 'principalSen' | 'termMonths'>,
  rates: DeductionRates,
): Quote {
  const { months, taken } = netMonths(schedule, rates);
  const returnNetSen = sumSen(months.map((month) => month.returnNetSen));
  const paymentsSen = months.map((month) => addSen(month.principalSen, month.returnNetSen));
  const netRateBps = effectiveRate({
    outlaySen: terms.principalSen,
    paymentsSen,
    termMonths: terms.termMonths,
  });
  if (netRateBps === null) {
    throw new RangeError('A schedule that returns nothing has no net rate.');
  }
  return {
    schedule,
    returnGrossSen: sumSen(schedule.map((one) => one.returnSen)),
    feeSen: sumSen(taken.map((one) => one.feeSen)),
    serviceTaxSen: sumSen(taken.map((one) => one.serviceTaxSen)),
    withholdingSen: sumSen(taken.map((one) => one.withholdingSen)),
    returnNetSen,
    netRateBps,
    breakEvenBps: breakEvenLossShare(terms.principalSen, returnNetSen),
    months,
  };
}

function netMonths(schedule: readonly Instalment[], rates: DeductionRates) {
  let remainders = NO_REMAINDERS;
  const taken: Deductions[] = [];
  const months = schedule.map(({ dueOn, principalSen, returnSen }): QuoteMonth => {
    const income = { returnSen, taxedLateSen: ZERO_SEN };
    const now = deductionsFromReturn(income, remainders, rates);
    remainders = afterPayment(remainders, income, now, rates);
    taken.push(now);
    const deductedSen = sumSen([now.feeSen, now.serviceTaxSen, now.withholdingSen]);
    return { dueOn, principalSen, returnNetSen: subtractSen(returnSen, deductedSen) };
  });
  return { months, taken };
}
