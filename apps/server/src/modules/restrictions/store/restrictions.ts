import type { Day } from '@titian/finance/calendar';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { MoneyRestrictions } from '../../../platform/db/schema.ts';
import type { Restriction } from '../domain/restriction.ts';

const LEVELS = {
  name: 'money_restriction_levels',
  text: 'select user_id, level from money_restrictions where ended_at is null and user_id = any($1::uuid[])',
};

/** The level in force of each restricted customer; the others are missing. One look-up for any number of them. */
export async function findLevels(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, Restriction['level']>> {
  const rows = await reader.run<{ user_id: string; level: Restriction['level'] }>(LEVELS, [userIds]);
  return new Map(rows.map((row) => [row.user_id, row.level]));
}

/** A customer's restriction in force, or null. */
export async function findCurrent(reader: Reader, userId: string): Promise<Restriction | null> {
  const row = await reader.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : restrictionOf(row);
}

export async function lockRestriction(tx: Tx, id: string): Promise<Restriction | null> {
  const row = await tx.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : restrictionOf(row);
}

/** Every restriction that a customer has had, newest first. */
export async function listOf(reader: Reader, userId: string): Promise<Restriction[]> {
  const rows = await reader.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(restrictionOf);
}

export interface RestrictionsQuery {
  readonly isUnconfirmed: boolean;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of the restrictions in force, newest first. */
export async function listCurrent(reader: Reader, filter: RestrictionsQuery): Promise<Restriction[]> {
  let query = reader.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.isUnconfirmed) {
    query = query.where('confirm_by', 'is not', null).where('confirmed_at', 'is', null);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return (await query.execute()).map(restrictionOf);
}

/** How many wait for a second person of compliance. */
export async function countUnconfirmed(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('money_restrictions')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('ended_at', 'is', null)
    .where('confirm_by', 'is not', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** Those whose confirmation is late and not escalated yet, locked. */
export async function lockLate(tx: Tx, today: Day): Promise<Restriction[]> {
  const rows = await tx.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('confirm_by', '<', today)
    .where('confirmed_at', 'is', null)
    .where('escalated_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(restrictionOf);
}

export async function insertRestriction(tx: Tx, row: Insertable<MoneyRestrictions>): Promise<void> {
  await tx.db.insertInto('money_restrictions').values(row).execute();
}

export interface Ending {
  readonly by: string | null;
  readonly at: Date;
  readonly reason: string;
  readonly approvalId: string | null;
}

export async function endRestriction(tx: Tx, id: string, ending: Ending): Promise<void> {
  await tx.db
    .updateTable('money_restrictions')
    .set({
      ended_by: ending.by,
      ended_at: ending.at,
      end_reason: ending.reason,
      end_approval_id: ending.approvalId,
    })
    .where('id', '=', id)
    .execute();
}

export async function setConfirmed(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('money_restrictions')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setEscalated(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.db
    .updateTable('money_restrictions')
    .set({ escalated_at: at })
    .where('id', '=', oneOf(ids))
    .execute();
}

function restrictionOf(row: Selectable<MoneyRestrictions>): Restriction {
  return {
    id: row.id,
    userId: row.user_id,
    // The CHECK lists of the table are exactly these types.
    level: row.level as Restriction['level'],
    cause: row.cause as Restriction['cause'],
    reason: row.reason,
    setBy: row.set_by,
    setAt: row.set_at,
    approvalId: row.approval_id,
    confirmBy: row.confirm_by,
    confirmedBy: row.confirmed_by,
    confirmedAt: row.confirmed_at,
    endedBy: row.ended_by,
    endedAt: row.ended_at,
    endReason: row.end_reason,
  };
}
