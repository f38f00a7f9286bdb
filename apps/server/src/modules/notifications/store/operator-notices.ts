import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';

/** A notice to an operator before it is written; the key identifies the event. */
export interface NewOperatorNotice {
  readonly id: string;
  readonly operatorId: string;
  readonly kind: string;
  readonly params: JsonValue;
  readonly dedupeKey: string;
}

/** A notice as it is stored: the template and its parameters, without words. */
export interface StoredOperatorNotice {
  readonly id: string;
  readonly kind: string;
  readonly params: JsonValue;
  readonly createdAt: Date;
}

/** Writes notices; one whose key was written before is not written again. */
export async function insertOperatorNotices(tx: Tx, notices: readonly NewOperatorNotice[]): Promise<void> {
  if (notices.length === 0) {
    return;
  }
  await tx.db
    .insertInto('operator_notices')
    .values(
      notices.map((one) => ({
        ...{ id: one.id, operator_id: one.operatorId, kind: one.kind, dedupe_key: one.dedupeKey },
        params: JSON.stringify(one.params),
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** The unread notices of an operator, newest first. */
export async function listUnreadNotices(
  reader: Reader,
  operatorId: string,
  limit: number,
): Promise<StoredOperatorNotice[]> {
  return reader.db
    .selectFrom('operator_notices')
    .select(['id', 'kind', 'params', 'created_at as createdAt'])
    .where('operator_id', '=', operatorId)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many notices an operator has not read. */
export async function countUnreadNotices(reader: Reader, operatorId: string): Promise<number> {
  const { unread } = await reader.db
    .selectFrom('operator_notices')
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('operator_id', '=', operatorId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks a notice as read, once; whether the operator has such a notice. */
export async function setNoticeRead(tx: Tx, operatorId: string, id: string, at: Date): Promise<boolean> {
  await tx.db
    .updateTable('operator_notices')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('read_at', 'is', null)
    .execute();
  const found = await tx.db
    .selectFrom('operator_notices')
    .select('id')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks the unread notices whose keys begin with a subject as read. */
export async function setReadBySubject(tx: Tx, subject: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('operator_notices')
    .set({ read_at: at })
    .where('read_at', 'is', null)
    .where(sql<boolean>`starts_with(dedupe_key, ${`${subject}:`})`)
    .execute();
}
