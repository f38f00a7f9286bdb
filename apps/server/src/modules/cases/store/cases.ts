import type { CaseKind } from '@titian/contracts/cases';
import { type Selectable, sql } from 'kysely';
import { codedColumn, englishOf, fromColumns } from '../../../platform/coded-text.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Cases } from '../../../platform/db/schema.ts';
import type { Case } from '../domain/case.ts';

/** The next number that people read. */
export async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select 'C-' || lpad(nextval('case_numbers')::text, 6, '0') as number`.execute(tx.db);
  return rows[0]?.number ?? '';
}

/**
 * @param cause what the platform opens it for; null for everything else
 * @returns whether it was stored: a cause has one case that is not closed
 */
export async function insertCase(tx: Tx, one: Case, cause: string | null = null): Promise<boolean> {
  const row = await tx.db
    .insertInto('cases')
    .values({
      ...{ id: one.id, number: one.number, kind: one.kind, origin: one.origin },
      ...{ subject: englishOf(one.subject), subject_message: codedColumn(one.subject) },
      is_conversation: one.isConversation,
      ...{ customer_id: one.customerId, priority: one.priority, state: one.state, owner_id: one.ownerId },
      ...{ opened_by: one.openedBy, opened_at: one.openedAt, due_at: one.dueAt },
      ...{ last_message_at: one.lastMessageAt, unread_answers: one.unreadAnswers },
      ...{ closed_at: one.closedAt, close_reason: one.closeReason, cause },
      is_late: one.isLate,
    })
    .onConflict((conflict) => conflict.column('cause').where('state', '<>', 'closed').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCase(reader: Reader, id: string): Promise<Case | null> {
  const row = await reader.db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : caseOf(row);
}

/** The case of a number; null where there is none. */
export async function findCaseNumbered(reader: Reader, number: string): Promise<Case | null> {
  const row = await reader.db.selectFrom('cases').selectAll().where('number', '=', number).executeTakeFirst();
  return row === undefined ? null : caseOf(row);
}

/** Some cases, in no order. */
export async function findCases(reader: Reader, ids: readonly string[]): Promise<Case[]> {
  const rows = await reader.db.selectFrom('cases').selectAll().where('id', '=', oneOf(ids)).execute();
  return rows.map(caseOf);
}

export async function lockCase(tx: Tx, id: string): Promise<Case | null> {
  const row = await tx.db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : caseOf(row);
}

export type CaseChange = Partial<
  Pick<
    Case,
    | 'priority'
    | 'state'
    | 'ownerId'
    | 'dueAt'
    | 'lastMessageAt'
    | 'unreadAnswers'
    | 'closedAt'
    | 'closeReason'
    | 'isLate'
  >
>;

/** Changes a locked case; its version goes up, so that whoever read it before is told. */
export async function updateCase(tx: Tx, id: string, change: CaseChange): Promise<void> {
  await tx.db
    .updateTable('cases')
    .set((eb) => ({
      ...columnsOf(change),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(change: CaseChange) {
  const { priority, state, ownerId, dueAt, lastMessageAt, unreadAnswers, closedAt, closeReason } = change;
  const { isLate } = change;
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(state === undefined ? {} : { state }),
    ...(ownerId === undefined ? {} : { owner_id: ownerId }),
    ...(dueAt === undefined ? {} : { due_at: dueAt }),
    ...(lastMessageAt === undefined ? {} : { last_message_at: lastMessageAt }),
    ...(unreadAnswers === undefined ? {} : { unread_answers: unreadAnswers }),
    ...(closedAt === undefined ? {} : { closed_at: closedAt }),
    ...(closeReason === undefined ? {} : { close_reason: closeReason }),
    ...(isLate === undefined ? {} : { is_late: isLate }),
  };
}

/** The customer has read all answers; what operators decide by does not change with it. */
export async function setAnswersRead(tx: Tx, id: string): Promise<void> {
  await tx.db.updateTable('cases').set({ unread_answers: 0 }).where('id', '=', id).execute();
}

/** A customer's cases of some kinds, newest first. */
export async function listCasesOf(
  reader: Reader,
  query: {
    readonly customerId: string;
    readonly kinds: readonly CaseKind[];
    readonly openOnly: boolean;
    readonly beforeId: string | null;
    readonly limit: number;
  },
): Promise<Case[]> {
  const { beforeId } = query;
  const rows = await reader.db
    .selectFrom('cases')
    .selectAll()
    .where('customer_id', '=', query.customerId)
    .where('kind', 'in', [...query.kinds])
    .$if(query.openOnly, (open) => open.where('state', '<>', 'closed'))
    .$if(beforeId !== null, (page) => page.where('id', '<', beforeId))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map(caseOf);
}

/** How many cases wait for us that an operator owns, or nobody does. */
export async function countOpen(
  reader: Reader,
  kinds: readonly CaseKind[],
  operatorId: string,
): Promise<number> {
  const row = await reader.db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('state', '=', 'open')
    .where('kind', 'in', [...kinds])
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', operatorId)]))
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** The cases of a disabled operator that are not closed, locked. */
export async function lockOwned(tx: Tx, operatorId: string): Promise<Case[]> {
  const rows = await tx.db
    .selectFrom('cases')
    .selectAll()
    .where('owner_id', '=', operatorId)
    .where('state', '<>', 'closed')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(caseOf);
}

export function caseOf(row: Selectable<Cases>): Case {
  return {
    ...{ id: row.id, number: row.number, customerId: row.customer_id },
    subject: fromColumns(row.subject, row.subject_message),
    // The CHECK lists of the table are exactly these types.
    kind: row.kind as Case['kind'],
    origin: row.origin as Case['origin'],
    isConversation: row.is_conversation,
    priority: row.priority as Case['priority'],
    state: row.state as Case['state'],
    closeReason: row.close_reason as Case['closeReason'],
    ...{ ownerId: row.owner_id, openedBy: row.opened_by, openedAt: row.opened_at, dueAt: row.due_at },
    ...{ lastMessageAt: row.last_message_at, unreadAnswers: row.unread_answers },
    ...{ closedAt: row.closed_at, isLate: row.is_late, version: row.version },
  };
}
