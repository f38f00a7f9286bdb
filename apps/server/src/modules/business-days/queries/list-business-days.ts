import { message } from '@titian/contracts/messages/message';
import { addDays, type Day, isBusinessDay, parseDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { type TrustDay, trustDays } from '../../payments/public.ts';
import { daysWithProof } from '../../proofs/public.ts';
import { endsOfDays, firstDay } from '../../servicing/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { type BusinessDayState, stateOf } from './read-business-day.ts';

/** A business day as the list shows it. */
export interface ListedDay {
  readonly day: Day;
  readonly state: BusinessDayState;
  readonly trust: TrustDay | null;
  readonly hasProof: boolean;
}

/**
 * Business days down to the first of the platform, newest first.
 * @throws FieldError on `cursor` for anything that is not a day
 */
export async function listBusinessDays(ctx: QueryCtx, query: PageQuery): Promise<Page<ListedDay>> {
  const before = query.cursor === undefined ? null : parseDay(query.cursor);
  if (query.cursor !== undefined && before === null) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  const days = await daysBefore(ctx, before, query.limit + 1);
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) {
    return { rows: [], nextCursor: null };
  }
  const range = { from: oldest, to: newest };
  const ends = new Map((await endsOfDays(ctx.reader, range)).map((one) => [one.day, one]));
  const trust = new Map((await trustDays(ctx, range)).map((one) => [one.day, one]));
  const recorded = await daysWithProof(ctx, range);
  const rows = days.map((day) => ({
    ...{ day, state: stateOf(ctx, day, ends.get(day) ?? null) },
    ...{ trust: trust.get(day) ?? null, hasProof: recorded.has(day) },
  }));
  return pageOf(rows, query.limit, (last) => last.day);
}

/** @param before the days before this one; null from today on */
async function daysBefore(ctx: QueryCtx, before: Day | null, count: number): Promise<Day[]> {
  const holidays = await readHolidays(ctx);
  const first = (await firstDay(ctx.reader)) ?? ctx.businessDate;
  const last = before === null || before > ctx.businessDate ? ctx.businessDate : addDays(before, -1);
  const days: Day[] = [];
  for (let on = last; on >= first && days.length < count; on = addDays(on, -1)) {
    if (isBusinessDay(on, holidays)) {
      days.push(on);
    }
  }
  return days;
}
