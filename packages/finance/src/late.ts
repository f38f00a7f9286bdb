/**
 * What an overdue instalment costs on a given day (REP-11): a function of instalment, payments and day,
 * settled when paid, never accrued nightly. The rates are settings and are passed in.
 */

import { type Day, daysBetween } from './calendar.ts';
import { type RateBps, shareFloor, WHOLE_BPS } from './rate.ts';
import {
  addSen,
  maxSen,
  minSen,
  mulDivFloor,
  mulDivHalfUp,
  type Sen,
  sen,
  subtractSen,
  ZERO_SEN,
} from './sen.ts';

/** An instalment and what was paid of its principal and return, in any order. */
export interface OverdueInstalment {
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly payments: readonly { readonly receivedOn: Day; readonly amountSen: Sen }[];
  /** The day the note defaulted, from which nothing more is charged; null while it has not. */
  readonly defaultedOn: Day | null;
}

/** `startsOnDay` 8: nothing is charged for an instalment paid within 7 days; later, days count from the due day. */
export interface LateChargeTerms {
  readonly startsOnDay: number;
  readonly dailyRateBps: RateBps;
  readonly capBps: RateBps;
}

/** Yearly rates on the overdue amount; `combinedCapBps` limits ta'widh and gharamah in sum. */
export interface ShariahLateTerms {
  readonly startsOnDay: number;
  readonly tawidhBps: RateBps;
  readonly combinedCapBps: RateBps;
}

/** Ta'widh goes to investors, gharamah to the charity account, never to income. */
export interface ShariahLateCharge {
  readonly tawidhSen: Sen;
  readonly gharamahSen: Sen;
}

const DAYS_PER_YEAR = 365n;

/**
 * The conventional late charge to that day in sen, since the due day and whether settled or not: simple, on overdue
 * principal and return, re-based after each part payment, at most `capBps` of the whole instalment.
 */
export function lateCharge(instalment: OverdueInstalment, on: Day, terms: LateChargeTerms): Sen {
  const senDays = overdueSenDays(instalment, on, terms.startsOnDay);
  const chargeSen = sen(mulDivHalfUp(senDays, BigInt(terms.dailyRateBps), WHOLE_BPS));
  return minSen(chargeSen, shareFloor(addSen(instalment.principalSen, instalment.returnSen), terms.capBps));
}

/** The Shariah charges to that day in sen, not compounded; both are upper limits and rounded down. */
export function shariahLateCharge(
  instalment: OverdueInstalment,
  on: Day,
  terms: ShariahLateTerms,
): ShariahLateCharge {
  const senDays = overdueSenDays(instalment, on, terms.startsOnDay);
  const yearly = (bps: RateBps): Sen => sen(mulDivFloor(senDays, BigInt(bps), WHOLE_BPS * DAYS_PER_YEAR));
  const combinedSen = yearly(terms.combinedCapBps);
  const tawidhSen = minSen(yearly(terms.tawidhBps), combinedSen);
  return { tawidhSen, gharamahSen: subtractSen(combinedSen, tawidhSen) };
}

/** Whole days past due on that day; 0 up to the due day. */
export function daysLate(dueOn: Day, on: Day): number {
  return Math.max(0, daysBetween(dueOn, on));
}

/** Overdue amount × days, summed over the stretches between payments; 0 unless something is unpaid on `startsOnDay`. */
function overdueSenDays(instalment: OverdueInstalment, on: Day, startsOnDay: number): bigint {
  const end = instalment.defaultedOn !== null && instalment.defaultedOn < on ? instalment.defaultedOn : on;
  const lastDay = daysLate(instalment.dueOn, end);
  const payments = instalment.payments
    .map(({ receivedOn, amountSen }) => ({ onDay: daysLate(instalment.dueOn, receivedOn), amountSen }))
    .sort((a, b) => a.onDay - b.onDay);
  let overdueSen = addSen(instalment.principalSen, instalment.returnSen);
  let countedDays = 0;
  let senDays = 0n;
  for (const payment of payments.filter(({ onDay }) => onDay <= lastDay)) {
    senDays += overdueSen * BigInt(payment.onDay - countedDays);
    countedDays = payment.onDay;
    overdueSen = maxSen(subtractSen(overdueSen, payment.amountSen), ZERO_SEN);
    if (overdueSen === 0n) {
      return countedDays < startsOnDay ? 0n : senDays;
    }
  }
  return lastDay < startsOnDay ? 0n : senDays + overdueSen * BigInt(lastDay - countedDays);
}
