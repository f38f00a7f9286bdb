import type { SecurityChangeKind } from '@titian/contracts/security-changes';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export type { SecurityChangeKind };

export interface SecurityChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: SecurityChangeKind;
  readonly at: Date;
}

export async function insertSecurityChange(tx: Tx, change: SecurityChange): Promise<void> {
  await tx.db
    .insertInto('security_changes')
    .values({ id: change.id, user_id: change.userId, kind: change.kind, at: change.at })
    .execute();
}

/** When the newest change of these kinds was made, or null. */
export async function newestChange(
  reader: Reader,
  userId: string,
  kinds: readonly SecurityChangeKind[],
): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('security_changes')
    .select('at')
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

const LAST_CHANGES = {
  name: 'last_security_changes',
  text: `select kind, max(at) as at from security_changes where user_id = $1 and at <= $2
    group by kind order by max(at) desc, kind`,
};

/** The last change of each kind up to an instant, the latest first. */
export function lastChanges(
  reader: Reader,
  userId: string,
  upTo: Date,
): Promise<{ readonly kind: SecurityChangeKind; readonly at: Date }[]> {
  return reader.run(LAST_CHANGES, [userId, upTo]);
}

const CHANGED_SINCE = {
  name: 'security_changed_since',
  text: `select count(distinct user_id)::int as count from security_changes where at > $1 and kind = any($2)`,
};

/** How many customers made a change of these kinds since an instant. */
export async function countChangedSince(
  reader: Reader,
  since: Date,
  kinds: readonly SecurityChangeKind[],
): Promise<number> {
  return (await reader.run<{ count: number }>(CHANGED_SINCE, [since, kinds]))[0]?.count ?? 0;
}
