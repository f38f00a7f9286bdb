import { type HolidayCalendar, holidayCalendars } from '@titian/contracts/holidays';
import type { Day } from '@titian/finance/calendar';
import { type DaysOff, daysOff } from '@titian/finance/holidays';
import type { QueryCtx } from '../../../platform/context.ts';
import { cached } from '../domain/cached.ts';
import { type KnownHoliday, knownOn } from '../domain/holiday.ts';
import { listHolidays } from '../store.ts';

const everKnown = cached<KnownHoliday[]>(async (ctx, calendar) => {
  const known = holidayCalendars.find((one) => one === calendar);
  return known === undefined ? [] : listHolidays(ctx.reader, known);
});

/**
 * The days off of a calendar as it is known on the business date: what is approved on a day counts from the next one, so
 * that a day's answer never changes. Money moves by the bank holidays of Kuala Lumpur (decision 047).
 */
export async function readDaysOff(
  ctx: QueryCtx,
  calendar: HolidayCalendar = 'kuala_lumpur_bank',
): Promise<DaysOff> {
  return daysOff(knownOn(await everKnown.read(ctx, calendar), calendar, ctx.businessDate));
}

/** The same days without what is known about them, for business days (SCH-7). */
export async function readHolidays(
  ctx: QueryCtx,
  calendar: HolidayCalendar = 'kuala_lumpur_bank',
): Promise<ReadonlySet<Day>> {
  return (await readDaysOff(ctx, calendar)).days;
}

/** Makes the next read fresh in this process, after a change was committed. */
export function forgetHolidays(): void {
  everKnown.forget();
}
