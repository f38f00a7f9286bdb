/** Holidays of one calendar: what stands in for those on a Sunday, and how far a schedule may rest on them. */

import { addDays, addMonthsClamped, type Day, day, isSunday, nextBusinessDay } from './calendar.ts';
import type { RepaymentProfile } from './schedule.ts';

/** One holiday; a provisional one follows the moon or the stars and is not gazetted yet. */
export interface Holiday {
  readonly day: Day;
  readonly isProvisional: boolean;
}

/** A day off in place of a holiday that falls on a Sunday. */
export interface Substitute extends Holiday {
  readonly inLieuOf: Day;
}

/** The days off of one calendar, as it is known on a day. */
export interface DaysOff {
  readonly days: ReadonlySet<Day>;
  /** Of these, those that nothing gazetted makes a day off. */
  readonly provisional: ReadonlySet<Day>;
  /** The last day of the last year that is entered; null for a calendar without a whole year. */
  readonly knownThrough: Day | null;
}

/** What a schedule rests on that may still change: its due days, soonest first. */
export interface CalendarCaveats {
  /** Moved over a provisional holiday. */
  readonly provisional: readonly Day[];
  /** After the last year of the calendar, where only weekends are known. */
  readonly beyond: readonly Day[];
}

// A year of the federal calendar has fourteen holidays; the Hijri year, being shorter, may leave one or two out of it.
const HOLIDAYS_OF_A_YEAR = 12;

/** The days off of holidays, with those in lieu already among them. */
export function daysOff(holidays: readonly Holiday[]): DaysOff {
  const sure = new Set(holidays.filter((one) => !one.isProvisional).map((one) => one.day));
  const days = new Set(holidays.map((one) => one.day));
  return {
    days,
    provisional: new Set([...days].filter((one) => !sure.has(one))),
    knownThrough: knownThrough(holidays),
  };
}

/**
 * The day after a holiday on a Sunday is off too; where that is a holiday itself, the one after it (Holidays Act 1951,
 * section 3). Two holidays on one Sunday have one day in their place. It is provisional where the Sunday or a day that is
 * skipped is.
 */
export function substitutesOf(holidays: readonly Holiday[]): Substitute[] {
  const { days, provisional } = daysOff(holidays);
  const taken = new Set(days);
  const sundays = [...days].filter(isSunday).sort();
  return sundays.map((inLieuOf) => {
    let [off, isProvisional] = [addDays(inLieuOf, 1), provisional.has(inLieuOf)];
    while (taken.has(off)) {
      isProvisional ||= provisional.has(off);
      off = addDays(off, 1);
    }
    taken.add(off);
    return { day: off, inLieuOf, isProvisional };
  });
}

/** What the due days of a note follow from. */
export interface DueDayTerms {
  readonly profile: RepaymentProfile;
  readonly termMonths: number;
  readonly issuedOn: Day;
}

/** The due days of a note: each as it was agreed, and moved to the next business day. */
export function dueDaysOf(
  { profile, termMonths, issuedOn }: DueDayTerms,
  holidays: ReadonlySet<Day>,
): { readonly agreed: Day; readonly due: Day }[] {
  const months = profile === 'bullet' ? [termMonths] : Array.from({ length: termMonths }, (_, at) => at + 1);
  return months.map((month) => {
    const agreed = addMonthsClamped(issuedOn, month);
    return { agreed, due: nextBusinessDay(agreed, holidays) };
  });
}

/** The due days of a schedule that rest on provisional holidays, or lie where the calendar does not reach. */
export function calendarCaveats(terms: DueDayTerms, calendar: DaysOff): CalendarCaveats {
  const provisional: Day[] = [];
  const beyond: Day[] = [];
  for (const { agreed, due } of dueDaysOf(terms, calendar.days)) {
    if (calendar.knownThrough === null || due > calendar.knownThrough) {
      beyond.push(due);
    } else if (isMovedBy(calendar.provisional, agreed, due)) {
      provisional.push(due);
    }
  }
  return { provisional, beyond };
}

function isMovedBy(provisional: ReadonlySet<Day>, agreed: Day, due: Day): boolean {
  for (let skipped = agreed; skipped < due; skipped = addDays(skipped, 1)) {
    if (provisional.has(skipped)) {
      return true;
    }
  }
  return false;
}

/** A year counts as entered once it has about as many holidays as a year has, and all years before it have, too. */
function knownThrough(holidays: readonly Holiday[]): Day | null {
  const counts = new Map<number, number>();
  for (const one of holidays) {
    const year = Number(one.day.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  const isWhole = (year: number) => (counts.get(year) ?? 0) >= HOLIDAYS_OF_A_YEAR;
  const first = [...counts.keys()].sort((a, b) => a - b).find(isWhole);
  if (first === undefined) {
    return null;
  }
  let last = first;
  while (isWhole(last + 1)) {
    last += 1;
  }
  return day(`${last}-12-31`);
}
