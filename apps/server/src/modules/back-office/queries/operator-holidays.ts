import type { HolidayCalendar } from '@titian/contracts/holidays';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type DueOnDay, duesOn, expectedDuesOn } from '../../servicing/public.ts';
import { holidaysOfYear } from '../../settings/public.ts';

/** A year of a calendar for operators, and what they may do about it. */
export async function operatorHolidays(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: { readonly calendar: HolidayCalendar; readonly year: string },
): Promise<ParsedApi['operatorHolidays']['response']> {
  const { rows, years, knownThrough, runsOut } = await holidaysOfYear(ctx, query.calendar, query.year);
  const propose = may(operator, 'holiday_change');
  return {
    success: true,
    items: rows.map((one) => ({
      id: one.id,
      day: one.day,
      name: one.name,
      name_ms: one.nameMs,
      is_provisional: one.isProvisional,
      is_substitute: one.isSubstitute,
      known_from: one.knownFrom,
      known_until: one.knownUntil,
      can: {
        change: propose && !one.isSubstitute && one.knownUntil === null && one.day > ctx.businessDate,
      },
    })),
    years: [...years],
    known_through: knownThrough,
    runs_out: runsOut,
    can: { propose },
  };
}

/** The running notes with a payment on a day, and those not issued yet that would have one (OPS-46). */
export async function operatorHolidayDues(
  ctx: QueryCtx,
  on: string,
): Promise<ParsedApi['operatorHolidayDues']['response']> {
  const found: Day = day(on);
  const [dues, expected] = [await duesOn(ctx, found), await expectedDuesOn(ctx, found)];
  return { success: true, notes: dues.map(presentDue), expected: expected.map(presentDue) };
}

function presentDue({ noteId, noteNumber, number }: DueOnDay) {
  return { note_id: noteId, note_number: noteNumber, instalment: number };
}
