import type { BreachKind, BreachState } from '@titian/contracts/registers';
import type { Day } from '@titian/finance/calendar';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BreachVersions } from '../../../platform/db/schema.ts';
import type { BreachVersion } from '../domain/breach.ts';

/** What of a register is listed, by the day of discovery or disclosure. */
export interface EntryFilter {
  readonly state: string | null;
  readonly from: Day | null;
  readonly until: Day | null;
}

export interface EntryPage {
  readonly beforeId: string | null;
  readonly limit: number;
}

export interface EntryTotals {
  readonly rows: number;
  readonly overdue: number;
}

/** The next number that people read. */
export async function nextBreachNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select 'B-' || lpad(nextval('breach_numbers')::text, 6, '0') as number`.execute(tx.db);
  return rows[0]?.number ?? '';
}

export async function insertBreachVersion(tx: Tx, one: BreachVersion): Promise<void> {
  await tx.db
    .insertInto('breach_versions')
    .values({
      ...{ id: one.id, breach_id: one.breachId, number: one.number, version: one.version, kind: one.kind },
      ...{ occurred_on: one.occurredOn, discovered_on: one.discoveredOn, notified_on: one.notifiedOn },
      ...{ notify_by: one.notifyBy, persons_affected: one.personsAffected, description: one.description },
      ...{ remedy: one.remedy, state: one.state, author_id: one.authorId, written_at: one.writtenAt },
    })
    .execute();
}

/** Until the transaction ends nobody else adds a version of the breach. */
export async function lockBreach(tx: Tx, breachId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`breach ${breachId}`}))`.execute(tx.db);
}

/** Every version of a breach, newest first; none for an unknown one. */
export async function listBreachVersions(reader: Reader, breachId: string): Promise<BreachVersion[]> {
  const rows = await reader.db
    .selectFrom('breach_versions')
    .selectAll()
    .where('breach_id', '=', breachId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(breachOf);
}

const newest = (reader: Reader, { state, from, until }: EntryFilter) =>
  reader.db
    .selectFrom('breach_versions as b')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('breach_versions as later')
            .select('later.id')
            .whereRef('later.breach_id', '=', 'b.breach_id')
            .whereRef('later.version', '>', 'b.version'),
        ),
      ),
    )
    .$if(state !== null, (some) => some.where('b.state', '=', state))
    .$if(from !== null, (some) => some.where('b.discovered_on', '>=', from))
    .$if(until !== null, (some) => some.where('b.discovered_on', '<=', until));

/** A page of breaches as they are now, newest first. */
export async function listBreaches(
  reader: Reader,
  filter: EntryFilter,
  { beforeId, limit }: EntryPage,
): Promise<BreachVersion[]> {
  const rows = await newest(reader, filter)
    .selectAll('b')
    .$if(beforeId !== null, (some) => some.where('b.breach_id', '<', beforeId))
    .orderBy('b.breach_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(breachOf);
}

/** How many breaches match, and of how many the authority should have been notified and is not. */
export function countBreaches(reader: Reader, filter: EntryFilter, now: Date): Promise<EntryTotals> {
  return newest(reader, filter)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(*) filter (where b.notified_on is null and b.notify_by <= ${now}))::int`.as(
        'overdue',
      ),
    ])
    .executeTakeFirstOrThrow();
}

function breachOf(row: Selectable<BreachVersions>): BreachVersion {
  return {
    ...{ id: row.id, breachId: row.breach_id, number: row.number, version: row.version },
    // The CHECK lists of the table are exactly these types.
    kind: row.kind as BreachKind,
    state: row.state as BreachState,
    ...{ occurredOn: row.occurred_on, discoveredOn: row.discovered_on, notifiedOn: row.notified_on },
    ...{ notifyBy: row.notify_by, personsAffected: row.persons_affected, description: row.description },
    ...{ remedy: row.remedy, authorId: row.author_id, writtenAt: row.written_at },
  };
}
