import type { HolidayCalendar } from '@titian/contracts/holidays';
import type { Day } from '@titian/finance/calendar';
import { type Holiday, substitutesOf } from '@titian/finance/holidays';

/** A holiday of one calendar. It applies to calls on days from `knownFrom` until the day before `knownUntil`. */
export interface KnownHoliday extends Holiday {
  readonly id: string;
  readonly calendar: HolidayCalendar;
  readonly name: string;
  readonly nameMs: string;
  /** Off in place of a holiday on a Sunday: it follows the others and is not changed by itself. */
  readonly isSubstitute: boolean;
  readonly knownFrom: Day;
  readonly knownUntil: Day | null;
  readonly approvalId: string | null;
  readonly endedBy: string | null;
}

/** A holiday that is to be written down. */
export type NewHoliday = Pick<
  KnownHoliday,
  'calendar' | 'day' | 'name' | 'nameMs' | 'isProvisional' | 'isSubstitute'
>;

/** A calendar as it is known on a day: what is entered or ended later does not count. */
export function knownOn(
  all: readonly KnownHoliday[],
  calendar: HolidayCalendar,
  on: Day,
): readonly KnownHoliday[] {
  return all.filter(
    (one) =>
      one.calendar === calendar && one.knownFrom <= on && (one.knownUntil === null || one.knownUntil > on),
  );
}

export interface CalendarUpdate {
  readonly ended: readonly KnownHoliday[];
  readonly entered: readonly NewHoliday[];
}

/**
 * What else changes with some holidays: the days in lieu of what is left and entered, from a day on. Earlier ones stay as
 * they were.
 */
export function withSubstitutes(
  inForce: readonly KnownHoliday[],
  update: CalendarUpdate,
  from: Day,
): CalendarUpdate {
  const gone = new Set(update.ended.map((one) => one.id));
  const staying = inForce.filter((one) => !one.isSubstitute && !gone.has(one.id));
  const holidays: readonly NewHoliday[] = [...staying, ...update.entered];
  const wanted = substitutesOf(holidays)
    .filter((one) => one.day >= from)
    .map((one) => substituteFor(holidays, one));
  const substitutes = inForce.filter((one) => one.isSubstitute && one.day >= from);
  return {
    ended: [...update.ended, ...substitutes.filter((one) => !wanted.some((other) => isSame(one, other)))],
    entered: [...update.entered, ...wanted.filter((one) => !substitutes.some((other) => isSame(one, other)))],
  };
}

/** Called by the first part of its holiday's name, as the second day of a feast is still that feast. */
function substituteFor(
  holidays: readonly NewHoliday[],
  { inLieuOf, ...substitute }: ReturnType<typeof substitutesOf>[number],
): NewHoliday {
  const [origin] = holidays.filter((one) => one.day === inLieuOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  const [name = '', nameMs = ''] = [origin?.name, origin?.nameMs].map((one) => one?.split(',')[0]);
  return {
    ...substitute,
    calendar: origin?.calendar ?? 'federal',
    name: `${name}, in lieu`,
    nameMs: `${nameMs}, cuti ganti`,
    isSubstitute: true,
  };
}

function isSame(one: NewHoliday, other: NewHoliday): boolean {
  return one.day === other.day && one.name === other.name && one.isProvisional === other.isProvisional;
}
