/**
 * The schedule that replaces what is unpaid of a note: the same principal, never less return, later days (REC-22). A
 * Shariah note is restructured without additional return, so that its sale price is never raised.
 */

import { addMonthsClamped, type Day, nextBusinessDay } from './calendar.ts';
import { type RateBps, WHOLE_BPS } from './rate.ts';
import { evenParts, principalLast, type RepaymentProfile } from './schedule.ts';
import { addSen, minSen, mulDivHalfUp, type Sen, sen, subtractSen, ZERO_SEN } from './sen.ts';

/** What is unpaid of a note, and how it is to be paid from now on. */
export interface RestructuringTerms {
  readonly profile: RepaymentProfile;
  /** Unpaid principal and return of the schedule in force. */
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** Of the unpaid return what has been earned by now: an early settlement never gives it up. */
  readonly earnedSen: Sen;
  /** Due days are those of the issue, in months counted from it. */
  readonly issuedOn: Day;
  /** The month of the first new instalment. */
  readonly firstMonth: number;
  /** Months from the first new instalment to the last, both included. */
  readonly months: number;
  /** Of these the first without principal; ignored where principal is paid last in any case. */
  readonly graceMonths: number;
  /** The month in which the schedule in force ends. */
  readonly formerLastMonth: number;
  /** The yearly rate of the additional return on the unpaid principal for the months beyond the former end. */
  readonly extensionRateBps: RateBps;
  readonly holidays: ReadonlySet<Day>;
}

/** One row of the new schedule, in order. */
export interface RestructuredInstalment {
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** Of the return, what was earned before the restructuring. */
  readonly earnedSen: Sen;
}

export interface Restructured {
  readonly rows: readonly RestructuredInstalment[];
  /** The month of the last row. */
  readonly lastMonth: number;
  /** What the note's investors get beyond the return that was unpaid. */
  readonly additionalSen: Sen;
}

const MONTHS_PER_YEAR = 12n;

/**
 * The new rows, oldest first: their principal sums to the unpaid principal, their return to the unpaid return and the
 * additional return, principal × rate × months beyond the former end ÷ 12, half-up. Return that was earned before is
 * assigned to the last rows, because a row that has begun is owed whole in any case.
 * @throws RangeError unless there is principal, `months` is positive and `graceMonths` leaves a month with principal
 */
export function restructure(terms: RestructuringTerms): Restructured {
  assertTerms(terms);
  const lastMonth = terms.firstMonth + terms.months - 1;
  const additionalSen = additionalReturn(terms, lastMonth);
  const returnSen = addSen(terms.returnSen, additionalSen);
  const monthly = Array.from({ length: terms.months }, (_, index) => terms.firstMonth + index);
  const due = terms.profile === 'bullet' ? [lastMonth] : monthly;
  const principals = principalParts(terms, due.length);
  const returns = evenParts(returnSen, due.length);
  const earned = fromTheEnd(returns, terms.earnedSen);
  const rows = due.map((month, index) => ({
    dueOn: nextBusinessDay(addMonthsClamped(terms.issuedOn, month), terms.holidays),
    principalSen: principals[index] ?? ZERO_SEN,
    returnSen: returns[index] ?? ZERO_SEN,
    earnedSen: earned[index] ?? ZERO_SEN,
  }));
  return { rows, lastMonth, additionalSen };
}

/** The first month, counted from the issue, whose due day is after a day. */
export function firstMonthAfter(issuedOn: Day, on: Day, holidays: ReadonlySet<Day>): number {
  let month = 1;
  while (nextBusinessDay(addMonthsClamped(issuedOn, month), holidays) <= on) {
    month += 1;
  }
  return month;
}

function additionalReturn(terms: RestructuringTerms, lastMonth: number): Sen {
  const months = lastMonth - terms.formerLastMonth;
  const yearly = terms.principalSen * BigInt(terms.extensionRateBps);
  return months <= 0 ? ZERO_SEN : sen(mulDivHalfUp(yearly, BigInt(months), WHOLE_BPS * MONTHS_PER_YEAR));
}

function principalParts({ profile, principalSen, graceMonths }: RestructuringTerms, count: number): Sen[] {
  if (profile !== 'equal_monthly_flat') {
    return principalLast(principalSen, count);
  }
  const grace = Array.from({ length: graceMonths }, () => ZERO_SEN);
  return [...grace, ...evenParts(principalSen, count - graceMonths)];
}

function fromTheEnd(returns: readonly Sen[], earnedSen: Sen): Sen[] {
  let leftSen = earnedSen;
  return returns
    .map((_, index) => {
      const partSen = minSen(returns[returns.length - 1 - index] ?? ZERO_SEN, leftSen);
      leftSen = subtractSen(leftSen, partSen);
      return partSen;
    })
    .reverse();
}

function assertTerms({ profile, principalSen, months, graceMonths, firstMonth }: RestructuringTerms): void {
  if (principalSen <= 0n) {
    throw new RangeError(`The principal must be positive, not ${principalSen} sen.`);
  }
  if (!Number.isSafeInteger(months) || months < 1 || firstMonth < 1) {
    throw new RangeError(`There must be at least one month, not ${months} from month ${firstMonth}.`);
  }
  if (profile === 'equal_monthly_flat' && (graceMonths < 0 || graceMonths >= months)) {
    throw new RangeError(`Of ${months} months, ${graceMonths} cannot be without principal.`);
  }
}
