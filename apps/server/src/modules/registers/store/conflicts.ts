import type { ConflictNature, ConflictState } from '@titian/contracts/registers';
import type { Day } from '@titian/finance/calendar';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ConflictVersions } from '../../../platform/db/schema.ts';
import type { ConflictVersion } from '../domain/conflict.ts';
import type { EntryFilter, EntryPage, EntryTotals } from './breaches.ts';

/** The next number that people read. */
export async function nextConflictNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select 'K-' || lpad(nextval('conflict_numbers')::text, 6, '0') as number`.execute(tx.db);
  return rows[0]?.number ?? '';
}

export async function insertConflictVersion(tx: Tx, one: ConflictVersion): Promise<void> {
  await tx.db
    .insertInto('conflict_versions')
    .values({
      ...{ id: one.id, conflict_id: one.conflictId, number: one.number, version: one.version },
      ...{ operator_id: one.operatorId, nature: one.nature, counterparty: one.counterparty },
      ...{ customer_id: one.customerId, disclosed_on: one.disclosedOn, description: one.description },
      ...{ mitigation: one.mitigation, state: one.state, review_on: one.reviewOn },
      ...{ author_id: one.authorId, written_at: one.writtenAt },
    })
    .execute();
}

/** Until the transaction ends nobody else adds a version of the conflict. */
export async function lockConflict(tx: Tx, conflictId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`conflict ${conflictId}`}))`.execute(tx.db);
}

/** Every version of a conflict, newest first; none for an unknown one. */
export async function listConflictVersions(reader: Reader, conflictId: string): Promise<ConflictVersion[]> {
  const rows = await reader.db
    .selectFrom('conflict_versions')
    .selectAll()
    .where('conflict_id', '=', conflictId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(conflictOf);
}

const newest = (reader: Reader) =>
  reader.db
    .selectFrom('conflict_versions as c')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conflict_versions as later')
            .select('later.id')
            .whereRef('later.conflict_id', '=', 'c.conflict_id')
            .whereRef('later.version', '>', 'c.version'),
        ),
      ),
    );

const matching = (reader: Reader, { state, from, until }: EntryFilter) =>
  newest(reader)
    .$if(state !== null, (some) => some.where('c.state', '=', state))
    .$if(from !== null, (some) => some.where('c.disclosed_on', '>=', from))
    .$if(until !== null, (some) => some.where('c.disclosed_on', '<=', until));

/** A page of conflicts as they are now, newest first. */
export async function listConflicts(
  reader: Reader,
  filter: EntryFilter,
  { beforeId, limit }: EntryPage,
): Promise<ConflictVersion[]> {
  const rows = await matching(reader, filter)
    .selectAll('c')
    .$if(beforeId !== null, (some) => some.where('c.conflict_id', '<', beforeId))
    .orderBy('c.conflict_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(conflictOf);
}

/** How many conflicts match, and how many of them should have been reviewed before a day. */
export function countConflicts(reader: Reader, filter: EntryFilter, today: Day): Promise<EntryTotals> {
  return matching(reader, filter)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(*) filter (where c.review_on < ${today}))::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many disclosures wait for compliance, other than of this operator. */
export async function countDisclosed(reader: Reader, operatorId: string): Promise<number> {
  const { waiting } = await newest(reader)
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('c.state', '=', 'disclosed')
    .where('c.operator_id', '<>', operatorId)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** What an operator disclosed, as it is now, newest first. */
export async function listConflictsOf(reader: Reader, operatorId: string): Promise<ConflictVersion[]> {
  const rows = await newest(reader)
    .selectAll('c')
    .where('c.operator_id', '=', operatorId)
    .orderBy('c.conflict_id', 'desc')
    .execute();
  return rows.map(conflictOf);
}

function conflictOf(row: Selectable<ConflictVersions>): ConflictVersion {
  return {
    ...{ id: row.id, conflictId: row.conflict_id, number: row.number, version: row.version },
    // The CHECK lists of the table are exactly these types.
    nature: row.nature as ConflictNature,
    state: row.state as ConflictState,
    ...{ operatorId: row.operator_id, counterparty: row.counterparty, customerId: row.customer_id },
    ...{ disclosedOn: row.disclosed_on, description: row.description, mitigation: row.mitigation },
    ...{ reviewOn: row.review_on, authorId: row.author_id, writtenAt: row.written_at },
  };
}
