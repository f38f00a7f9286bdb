import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { calendarCaveats } from '@titian/finance/holidays';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { QueryCtx } from '../../../platform/context.ts';
import { readDaysOff } from '../../settings/public.ts';

export type ScheduleCalendar = NonNullable<ParsedApi['noteAmortizations']['response']['calendar']>;

/**
 * What the due days rest on that may still change (decision 047): by the calendar of the issue, before it by that of the
 * business date.
 */
export async function scheduleCalendarOf(
  ctx: QueryCtx,
  terms: { readonly profile: RepaymentProfile; readonly termMonths: number; readonly issuedOn: Day | null },
): Promise<ScheduleCalendar> {
  const issuedOn = terms.issuedOn ?? ctx.businessDate;
  const calendar = await readDaysOff({ ...ctx, businessDate: issuedOn });
  const { provisional, beyond } = calendarCaveats({ ...terms, issuedOn }, calendar);
  return {
    known_through: calendar.knownThrough,
    provisional: [...provisional],
    beyond: [...beyond],
  };
}
