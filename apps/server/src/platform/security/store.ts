import type { SecurityEventKind } from '@titian/contracts/security-events';
import type { Selectable } from 'kysely';
import type { Database, Reader, Tx } from '../db/database.ts';
import type { SecurityEvents } from '../db/schema.ts';
import type { SecurityEventRow } from './event.ts';
import type { SecurityOutput } from './outlet.ts';

const INSERT = {
  name: 'security_events_insert',
  text: `insert into security_events
      (id, kind, detail, account_kind, account_id, network, occurrences, request_id, created_at)
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bytea[], $7::integer[],
      $8::text[], $9::timestamptz[])
    on conflict (id) do nothing`,
};

/** The table of events; the same rows twice are stored once. */
export function securityEventTable(database: Database): SecurityOutput {
  return { name: 'database', write: (rows) => database.transaction((tx) => insertEvents(tx, rows)) };
}

async function insertEvents(tx: Tx, rows: readonly SecurityEventRow[]): Promise<void> {
  await tx.run(INSERT, [
    rows.map(({ id }) => id),
    rows.map(({ kind }) => kind),
    rows.map(({ detail }) => detail),
    rows.map(({ account }) => account?.kind ?? null),
    rows.map(({ account }) => account?.id ?? null),
    rows.map(({ network }) => network),
    rows.map(({ occurrences }) => occurrences),
    rows.map(({ requestId }) => requestId),
    rows.map(({ at }) => at),
  ]);
}

/** Which events are listed. */
export interface EventFilter {
  readonly kind: SecurityEventKind | null;
  /** First instant, and the instant after the last; null where it is open. */
  readonly since: Date | null;
  readonly until: Date | null;
}

export type StoredEvent = Selectable<SecurityEvents>;

/** Events, newest first, after the one that a page ended with. */
export function listEvents(
  reader: Reader,
  { kind, since, until }: EventFilter,
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<StoredEvent[]> {
  let query = reader.db.selectFrom('security_events').selectAll();
  if (kind !== null) query = query.where('kind', '=', kind);
  if (since !== null) query = query.where('created_at', '>=', since);
  if (until !== null) query = query.where('created_at', '<', until);
  if (after !== null) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** When an event happened; null where there is none of that id. */
export async function findEventTime(reader: Reader, id: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('security_events')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** How often something of a kind happened since an instant, with what was only counted. */
export async function countEvents(reader: Reader, kind: SecurityEventKind, since: Date): Promise<number> {
  const { occurrences } = await reader.db
    .selectFrom('security_events')
    .select(({ fn }) => fn.sum<bigint | null>('occurrences').as('occurrences'))
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(occurrences ?? 0);
}

/** Removes the oldest events before an instant, at most `limit`; answers how many. */
export async function deleteEventsBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = tx.db
    .selectFrom('security_events')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit);
  const { numDeletedRows } = await tx.db
    .deleteFrom('security_events')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
