import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Schedules a reset unless one is scheduled already; answers when it takes effect, null without a second factor. */
export async function scheduleReset(tx: Tx, userId: string, resetAt: Date): Promise<Date | null> {
  const row = await tx.db
    .updateTable('two_factors')
    .set((columns) => ({ reset_at: columns.fn.coalesce('reset_at', columns.val(resetAt)) }))
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .returning('reset_at')
    .executeTakeFirst();
  return row?.reset_at ?? null;
}

/** Stops a reset that has not taken effect; false when none was scheduled. */
export async function clearReset(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('two_factors')
    .set({ reset_at: null })
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where('reset_at', 'is not', null)
    .returning('subject_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When a scheduled reset takes effect (a business instant), or null. */
export async function findReset(reader: Reader, userId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('two_factors')
    .select('reset_at')
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .executeTakeFirst();
  return row?.reset_at ?? null;
}

/** Customers whose reset is due, the oldest first. */
export async function findDueResets(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('two_factors')
    .select('subject_id')
    .where('subject_kind', '=', 'user')
    .where('reset_at', '<=', now)
    .orderBy('reset_at')
    .limit(1000)
    .execute();
  return rows.map((row) => row.subject_id);
}
