import { addDays, businessDayBack, type Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import type { DayAge } from '../domain/reconcile.ts';

/**
 * The first day whose transfers may be on no statement yet at the end of a day: earlier ones are older than the settable
 * number of business days, and a difference (decision 031).
 */
export async function freshSince(ctx: QueryCtx, day: Day): Promise<Day> {
  const { transitMaxBusinessDays } = await readSettings(ctx);
  return businessDayBack(day, transitMaxBusinessDays + 1, await readHolidays(ctx));
}

/** The same for every day of a range. */
export async function agesOf(
  ctx: QueryCtx,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<DayAge[]> {
  const { transitMaxBusinessDays } = await readSettings(ctx);
  const holidays = await readHolidays(ctx);
  const ages: DayAge[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    ages.push({ day, freshSince: businessDayBack(day, transitMaxBusinessDays + 1, holidays) });
  }
  return ages;
}
