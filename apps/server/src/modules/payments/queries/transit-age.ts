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
  return businessDayBack(day, transitMaxBusinessDays + 1, await holidaysOf(ctx, day));
}

/** The same for every day of a range. */
export async function agesOf(
  ctx: QueryCtx,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<DayAge[]> {
  const { transitMaxBusinessDays } = await readSettings(ctx);
  const ages: DayAge[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const holidays = await holidaysOf(ctx, day);
    ages.push({ day, freshSince: businessDayBack(day, transitMaxBusinessDays + 1, holidays) });
  }
  return ages;
}

/** As they were known at the end of that day: the result of a closed day does not change with a later holiday. */
function holidaysOf(ctx: QueryCtx, day: Day): Promise<ReadonlySet<Day>> {
  return readHolidays({ ...ctx, businessDate: day });
}
