import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { StoredChoice, StoredNotice } from '../domain/stored.ts';

export interface NewNotice {
  readonly id: string;
  readonly userId: string;
  readonly category: string;
  readonly kind: string;
  readonly params: JsonValue;
  /** Identifies the event; null where it cannot be reported twice. */
  readonly dedupeKey: string | null;
}

const INSERT_NOTICES = {
  name: 'notifications_notices',
  text: `insert into notifications (id, user_id, category, kind, params, dedupe_key)
    select id, user_id, category, kind, params, dedupe_key
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::text[])
      as row (id, user_id, category, kind, params, dedupe_key)
    on conflict (dedupe_key) do nothing`,
};

/** Writes notices; one whose key was written before is not written again. */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  await tx.run(INSERT_NOTICES, [
    notices.map((one) => one.id),
    notices.map((one) => one.userId),
    notices.map((one) => one.category),
    notices.map((one) => one.kind),
    notices.map((one) => JSON.stringify(one.params)),
    notices.map((one) => one.dedupeKey),
  ]);
}

export interface NoticeFilter {
  readonly userId: string;
  readonly category: string | null;
  readonly unreadOnly: boolean;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of a user's notices, newest first. */
export async function listNotices(reader: Reader, filter: NoticeFilter): Promise<StoredNotice[]> {
  let query = reader.db
    .selectFrom('notifications')
    .select(['id', 'category', 'kind', 'params', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', filter.userId)
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.category !== null) {
    query = query.where('category', '=', filter.category);
  }
  if (filter.unreadOnly) {
    query = query.where('read_at', 'is', null);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return query.execute();
}

export async function countUnread(reader: Reader, userId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.unread;
}

const LIVE = {
  name: 'notifications_live',
  text: `select asked.id as user_id, unread.count::int as unread, unread.ids, latest.id as latest_id
    from unnest($1::uuid[]) as asked (id)
    left join lateral (select count(*) as count, coalesce(bit_xor(hashtextextended(id::text, 0)), 0)::text as ids
      from notifications where user_id = asked.id and read_at is null) unread on true
    left join lateral (select id from notifications where user_id = asked.id order by id desc limit 1) latest on true`,
};

export interface LiveNotices {
  readonly user_id: string;
  readonly unread: number;
  /** Changes with which notices are unread, also where their number stays. */
  readonly ids: string;
  readonly latest_id: string | null;
}

/** What these customers have not read, in one statement. */
export function readLive(reader: Reader, userIds: readonly string[]): Promise<LiveNotices[]> {
  return reader.run<LiveNotices & Record<string, unknown>>(LIVE, [userIds]);
}

/** What these customers chose; categories that they never touched are missing. */
export async function findPreferences(reader: Reader, userIds: readonly string[]): Promise<StoredChoice[]> {
  if (userIds.length === 0) {
    return [];
  }
  return reader.db
    .selectFrom('notification_preferences')
    .select(['user_id as userId', 'category', 'in_app as inApp', 'email'])
    .where('user_id', '=', oneOf(userIds))
    .execute();
}

export interface ChosenPreference {
  readonly category: string;
  readonly inApp: boolean;
  readonly email: boolean;
}

export async function putPreference(tx: Tx, userId: string, choice: ChosenPreference): Promise<void> {
  const chosen = { in_app: choice.inApp, email: choice.email };
  await tx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, category: choice.category, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'category']).doUpdateSet(chosen))
    .execute();
}

export async function setRead(
  tx: Tx,
  userId: string,
  ids: readonly string[] | 'all',
  at: Date,
): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (update) => update.where('id', '=', oneOf(ids === 'all' ? [] : ids)))
    .execute();
}
