import type { HolidayCalendar } from '@titian/contracts/holidays';
import { addDays, addMonthsClamped, type Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import type { KnownHoliday } from '../domain/holiday.ts';
import { listHolidays } from '../store.ts';
import { readDaysOff } from './read-holidays.ts';
import { readSettings } from './read-settings.ts';

/** Half a year to have the next year gazetted and entered, before the longest notes reach past the calendar. */
const LEAD_MONTHS = 6;
/** A provisional holiday that is this near should be gazetted by now. */
const NEAR_DAYS = 60;

/** One year of a calendar as it stands, with what is still to come of it and what has been ended. */
export interface HolidayYear {
  readonly rows: readonly KnownHoliday[];
  readonly years: readonly string[];
  readonly knownThrough: Day | null;
  readonly runsOut: boolean;
}

export async function holidaysOfYear(
  ctx: QueryCtx,
  calendar: HolidayCalendar,
  year: string,
): Promise<HolidayYear> {
  const all = await listHolidays(ctx.reader, calendar);
  const { knownThrough } = await readDaysOff(ctx, calendar);
  return {
    rows: all.filter((one) => one.day.startsWith(year)),
    years: [...new Set(all.map((one) => one.day.slice(0, 4)))],
    knownThrough,
    runsOut: await runsOut(ctx, knownThrough),
  };
}

/** What waits for administrators: provisional bank holidays that are near, and a calendar that runs out. */
export async function settingsQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  const { provisional, knownThrough } = await readDaysOff(ctx);
  const last = addDays(ctx.businessDate, NEAR_DAYS);
  const near = [...provisional].filter((one) => one > ctx.businessDate && one <= last);
  return { can: {}, counts: { holidays: near.length + ((await runsOut(ctx, knownThrough)) ? 1 : 0) } };
}

async function runsOut(ctx: QueryCtx, knownThrough: Day | null): Promise<boolean> {
  const { originationFees } = await readSettings(ctx);
  const longest = originationFees.at(-1)?.upToMonths ?? 0;
  return knownThrough === null || knownThrough < addMonthsClamped(ctx.businessDate, longest + LEAD_MONTHS);
}
