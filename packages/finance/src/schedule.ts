/** The instalments of a note for each repayment profile (SCH-1). */

import { addMonthsClamped, type Day, daysBetween, nextBusinessDay } from './calendar.ts';
import { type RateBps, WHOLE_BPS } from './rate.ts';
import { minSen, mulDivHalfUp, type Sen, sen, subtractSen, ZERO_SEN } from './sen.ts';

/** Monthly principal and return; everything at maturity; monthly return with the principal last. */
export type RepaymentProfile = 'equal_monthly_flat' | 'bullet' | 'return_only';

/** What a schedule is made from. `rateBps` is the simple rate per year, `issuedOn` day 0. */
export interface ScheduleTerms {
  readonly profile: RepaymentProfile;
  readonly principalSen: Sen;
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly issuedOn: Day;
  readonly holidays: ReadonlySet<Day>;
}

/** One due row, numbered from 1; the last one falls `termMonths` after issue. */
export interface Instalment {
  readonly number: number;
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

const MONTHS_PER_YEAR = 12n;
const DAYS_PER_YEAR = 365n;

/**
 * The instalments, oldest first; principal parts sum to the principal and return parts to the total return.
 * Throws RangeError unless principal and term are positive and the rate is not negative.
 */
export function buildSchedule(terms: ScheduleTerms): Instalment[] {
  assertTerms(terms);
  if (terms.profile === 'bullet') {
    return [
      {
        number: 1,
        dueOn: dueDay(terms, terms.termMonths),
        principalSen: terms.principalSen,
        returnSen: totalReturn(terms),
      },
    ];
  }
  const returns = evenParts(totalReturn(terms), terms.termMonths);
  const principals =
    terms.profile === 'return_only'
      ? principalLast(terms.principalSen, terms.termMonths)
      : evenParts(terms.principalSen, terms.termMonths);
  return returns.map((returnSen, index) => ({
    number: index + 1,
    dueOn: dueDay(terms, index + 1),
    principalSen: principals[index] ?? ZERO_SEN,
    returnSen,
  }));
}

/** The return promised over the whole term, half-up to the sen: by months, for `bullet` by actual days ÷ 365. */
export function totalReturn(terms: Omit<ScheduleTerms, 'holidays'>): Sen {
  const yearly = terms.principalSen * BigInt(terms.rateBps);
  if (terms.profile === 'bullet') {
    // Days run to the nominal maturity: moving a due day over a holiday does not change the amount.
    const days = daysBetween(terms.issuedOn, addMonthsClamped(terms.issuedOn, terms.termMonths));
    return sen(mulDivHalfUp(yearly, BigInt(days), WHOLE_BPS * DAYS_PER_YEAR));
  }
  return sen(mulDivHalfUp(yearly, BigInt(terms.termMonths), WHOLE_BPS * MONTHS_PER_YEAR));
}

function dueDay(terms: ScheduleTerms, months: number): Day {
  return nextBusinessDay(addMonthsClamped(terms.issuedOn, months), terms.holidays);
}

/** An amount in equal parts, each rounded half-up; the difference goes into the last one. */
export function evenParts(totalSen: Sen, count: number): Sen[] {
  const partSen = sen(mulDivHalfUp(totalSen, 1n, BigInt(count)));
  let leftSen = totalSen;
  return Array.from({ length: count }, (_, index) => {
    // Parts of a few sen rounded up could use up the total early; no instalment may be negative.
    const allocatedSen = index === count - 1 ? leftSen : minSen(partSen, leftSen);
    leftSen = subtractSen(leftSen, allocatedSen);
    return allocatedSen;
  });
}

/** The whole principal in the last of some parts. */
export function principalLast(principalSen: Sen, count: number): Sen[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? principalSen : ZERO_SEN));
}

function assertTerms({ principalSen, rateBps, termMonths }: ScheduleTerms): void {
  if (principalSen <= 0n) {
    throw new RangeError(`The principal must be positive, not ${principalSen} sen.`);
  }
  if (rateBps < 0) {
    throw new RangeError(`The rate must not be negative, as ${rateBps} basis points is.`);
  }
  if (!Number.isSafeInteger(termMonths) || termMonths < 1) {
    throw new RangeError(`The term must be at least one whole month, not ${termMonths}.`);
  }
}
