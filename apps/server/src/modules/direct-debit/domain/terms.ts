import { addDays, type Day, nextBusinessDay } from '@titian/finance/calendar';
import { maxSen, type Sen, sen } from '@titian/finance/sen';

/** The maximum number of collections of a mandate: several notes, each with its retries, stay below it. */
export const COLLECTIONS_A_MONTH = 30;

/** Longer than any note runs, so that a later note needs no new mandate. */
const VALID_DAYS = 5 * 365;
/** Banks need two business days before the first collection (DDB-4). */
const LEAD_BUSINESS_DAYS = 2;

/** The least that a mandate may allow, where nothing is to be paid yet. */
const LEAST_SEN = sen(100_00n);
const STEP_SEN = 100_00n;

/** From when until when a mandate that is authorised today is valid. */
export function validity(today: Day, holidays: ReadonlySet<Day>): { startsOn: Day; endsOn: Day } {
  let startsOn = today;
  for (let day = 0; day < LEAD_BUSINESS_DAYS; day += 1) {
    startsOn = nextBusinessDay(addDays(startsOn, 1), holidays);
  }
  return { startsOn, endsOn: addDays(startsOn, VALID_DAYS) };
}

/** What a mandate must allow at least: the largest instalment still to be paid. */
export function leastAmount(largestSen: Sen | null): Sen {
  return maxSen(largestSen ?? LEAST_SEN, LEAST_SEN);
}

/** A tenth more than the largest instalment, for late charges, in whole hundreds of ringgit; null without one. */
export function suggestedAmount(largestSen: Sen | null): Sen | null {
  if (largestSen === null) {
    return null;
  }
  const raised = (largestSen * 11n + 9n) / 10n;
  return maxSen(sen(((raised + STEP_SEN - 1n) / STEP_SEN) * STEP_SEN), LEAST_SEN);
}
