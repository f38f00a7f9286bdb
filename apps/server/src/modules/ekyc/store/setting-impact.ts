import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** How many decided checks have biometric data from before an instant. */
export async function countOverdue(reader: Reader, decidedBefore: Date): Promise<number> {
  const row = await reader.db
    .selectFrom('ekyc_sessions')
    .select(sql<number>`count(*)::int`.as('overdue'))
    .where('purged_at', 'is', null)
    .where('decided_at', '<', decidedBefore)
    .executeTakeFirstOrThrow();
  return row.overdue;
}
