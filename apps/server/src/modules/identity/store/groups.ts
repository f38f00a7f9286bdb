import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { User } from '../domain/user.ts';
import { findUsers } from './users.ts';

/** A customer, locked, with the version of what operators set for the account. */
export interface LockedUser {
  readonly user: User;
  readonly version: number;
}

export async function lockUser(tx: Tx, id: string): Promise<LockedUser | null> {
  const row = await tx.db
    .selectFrom('users')
    .select('account_version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const [user] = row === undefined ? [] : await findUsers(tx, [id]);
  return row === undefined || user === undefined ? null : { user, version: row.account_version };
}

/** Puts an account under another one, or under none; a new version either way. */
export async function setParent(tx: Tx, id: string, parentUserId: string | null): Promise<void> {
  await tx.db
    .updateTable('users')
    .set((row) => ({ parent_user_id: parentUserId, account_version: row('account_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether `id` is `belowId` itself or stands anywhere above it, walking up from parent to parent. */
export async function standsAbove(tx: Tx, id: string, belowId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id, parent_user_id) as (
      select id, parent_user_id from users where id = ${belowId}
      union select above.id, above.parent_user_id from users above join chain on above.id = chain.parent_user_id)
    select id from chain where id = ${id}`.execute(tx.db);
  return rows.length > 0;
}

/** Changes of groups follow each other: two at once could close a circle unnoticed. */
export async function lockGroups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_groups'))`.execute(tx.db);
}
