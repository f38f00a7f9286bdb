import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { cached } from '../domain/cached.ts';
import { federalHolidays } from '../store.ts';

const holidays = cached<ReadonlySet<Day>>(async (ctx) => new Set(await federalHolidays(ctx.reader)));

/** The federal holidays of all years, for business days (rules §4 "Schedules"). */
export function readHolidays(ctx: QueryCtx): Promise<ReadonlySet<Day>> {
  return holidays.read(ctx, 'federal');
}
