/**
 * What a note earns when it is paid back before its end (REP-15): conventional notes owe the
 * return to the date, Shariah notes the sale price less ibra'. Both keep the return of the months that have begun.
 */

import { addMonthsClamped, type Day, daysBetween } from './calendar.ts';
import { type RateBps, WHOLE_BPS } from './rate.ts';
import type { Instalment, RepaymentProfile } from './schedule.ts';
import { minSen, mulDivHalfUp, type Sen, sen, subtractSen, ZERO_SEN } from './sen.ts';

/** The terms that a schedule was made from, as far as the return of a single month depends on them. */
export interface EarlyTerms {
  readonly profile: RepaymentProfile;
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly issuedOn: Day;
}

const DAYS_PER_YEAR = 365n;

/**
 * The part of each instalment's return, in sen and in the order given, that belongs to months not begun on a day. The
 * first month begins with the issue; each following one on the day after an instalment falls due. Of a `bullet`, whose
 * return counts days, the earned part runs to the end of the begun month.
 * @param schedule all instalments of the note, oldest first
 */
export function unearnedReturns(schedule: readonly Instalment[], on: Day, terms: EarlyTerms): Sen[] {
  return terms.profile === 'bullet'
    ? schedule.map((row) => unearnedOfBullet(row, on, terms))
    : schedule.map((row, index) => {
        const before = schedule[index - 1];
        const hasBegun = before === undefined || before.dueOn < on;
        return hasBegun ? ZERO_SEN : row.returnSen;
      });
}

function unearnedOfBullet(row: Instalment, on: Day, { rateBps, termMonths, issuedOn }: EarlyTerms): Sen {
  const months = begunMonths(issuedOn, on, termMonths);
  if (months === termMonths) {
    return ZERO_SEN;
  }
  const days = daysBetween(issuedOn, addMonthsClamped(issuedOn, months));
  const yearly = row.principalSen * BigInt(rateBps);
  const earned = sen(mulDivHalfUp(yearly, BigInt(days), WHOLE_BPS * DAYS_PER_YEAR));
  return subtractSen(row.returnSen, minSen(earned, row.returnSen));
}

/** How many months of the term have begun on a day; at least the first, at most all. */
function begunMonths(issuedOn: Day, on: Day, termMonths: number): number {
  let months = 1;
  while (months < termMonths && addMonthsClamped(issuedOn, months) < on) {
    months += 1;
  }
  return months;
}
