import type { Reader } from '../../../platform/db/database.ts';

/** The last comparison of stored figures with what they are made from; null before the first. */
export async function lastComparison(
  reader: Reader,
): Promise<{ readonly at: Date; readonly result: unknown } | null> {
  const row = await reader.db
    .selectFrom('audit_events')
    .select(['created_at as at', 'after as result'])
    .where('action', '=', 'figures.checked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
