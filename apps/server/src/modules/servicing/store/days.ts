import type { Day } from '@titian/finance/calendar';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The latest business day whose end was worked off, and when; null before the first. */
export async function lastFinished(
  reader: Reader,
): Promise<{ readonly day: Day; readonly startedAt: Date; readonly finishedAt: Date } | null> {
  const row = await reader.db
    .selectFrom('business_days')
    .select(['day', 'started_at as startedAt', 'finished_at as finishedAt'])
    .where('finished_at', 'is not', null)
    .$narrowType<{ finishedAt: Date }>()
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The latest business day whose end was worked off; null before the first. */
export async function lastFinishedDay(reader: Reader): Promise<Day | null> {
  return (await lastFinished(reader))?.day ?? null;
}

/** Days that were begun and not finished, up to a day. */
export async function unfinishedDays(reader: Reader, upTo: Day): Promise<Day[]> {
  const rows = await reader.db
    .selectFrom('business_days')
    .select('day')
    .where('finished_at', 'is', null)
    .where('day', '<=', upTo)
    .orderBy('day')
    .execute();
  return rows.map((row) => row.day);
}

export async function isBegun(reader: Reader, on: Day): Promise<boolean> {
  const row = await reader.db
    .selectFrom('business_days')
    .select('day')
    .where('day', '=', on)
    .executeTakeFirst();
  return row !== undefined;
}

export async function beginDay(tx: Tx, on: Day, at: Date, by: string): Promise<void> {
  await tx.db
    .insertInto('business_days')
    .values({ day: on, started_at: at, closed_by: by })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

export async function finishDay(tx: Tx, on: Day, at: Date): Promise<void> {
  await tx.db
    .updateTable('business_days')
    .set({ finished_at: at })
    .where('day', '=', on)
    .where('finished_at', 'is', null)
    .execute();
}

/** How the end of a day was worked off; `finishedAt` is null while it is, or where it broke off. */
export interface EndOfDayRun {
  readonly day: Day;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** Who began it: the schedule, or a person. */
  readonly closedBy: string;
}

/** The ends of the days of a range that were begun. */
export function endsOfDays(
  reader: Reader,
  range: { readonly from: Day; readonly to: Day },
): Promise<EndOfDayRun[]> {
  return reader.db
    .selectFrom('business_days')
    .select(['day', 'started_at as startedAt', 'finished_at as finishedAt', 'closed_by as closedBy'])
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('day')
    .execute();
}

/** The first day whose end was begun; null before it. */
export async function firstDay(reader: Reader): Promise<Day | null> {
  const row = await reader.db
    .selectFrom('business_days')
    .select('day')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}
