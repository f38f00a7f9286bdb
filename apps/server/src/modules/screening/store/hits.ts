import type { ScreenedRole, ScreeningState } from '@titian/contracts/screening';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { FoundBy, ScreeningHit } from '../domain/hit.ts';
import { entryOf } from './list.ts';

/** Writes hits; one that is known already stays as compliance has left it. */
export async function insertHits(tx: Tx, hits: readonly ScreeningHit[]): Promise<void> {
  if (hits.length === 0) {
    return;
  }
  await tx.db
    .insertInto('screening_hits')
    .values(
      hits.map((one) => ({
        id: one.id,
        user_id: one.userId,
        entry_id: one.entry.id,
        name: one.name,
        role: one.role,
        score: one.score,
        found_by: one.foundBy,
        found_at: one.foundAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_id', 'name']).doNothing())
    .execute();
}

/** Every hit of a customer, newest first. */
export async function findHitsOf(reader: Reader, userId: string): Promise<ScreeningHit[]> {
  const rows = await hits(reader).where('screening_hits.user_id', '=', userId).execute();
  return rows.map(hitOf);
}

/** The undecided hits of some customers that were found when they were screened again and have no case yet. */
export async function listWithoutCase(
  reader: Reader,
  userIds: readonly string[],
): Promise<{ readonly userId: string }[]> {
  return reader.db
    .selectFrom('screening_hits')
    .select('user_id as userId')
    .where('user_id', '=', oneOf(userIds))
    .where('found_by', '=', 'periodic')
    .where('state', '=', 'open')
    .where('case_id', 'is', null)
    .execute();
}

/** Notes the case that is about a customer's new hits. */
export async function linkCase(tx: Tx, userId: string, caseId: string): Promise<void> {
  await tx.db
    .updateTable('screening_hits')
    .set({ case_id: caseId })
    .where('user_id', '=', userId)
    .where('found_by', '=', 'periodic')
    .where('case_id', 'is', null)
    .execute();
}

/** The case about a hit, once no other hit of it is undecided; null where there is none. */
export async function decidedCaseOf(reader: Reader, hitId: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('screening_hits as one')
    .select('one.case_id')
    .where('one.id', '=', hitId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('screening_hits as other')
            .select('other.id')
            .whereRef('other.case_id', '=', 'one.case_id')
            .where('other.state', '=', 'open'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.case_id ?? null;
}

/** Which of some customers have a name that is confirmed to be one of the list. */
export async function listConfirmed(reader: Reader, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await reader.db
    .selectFrom('screening_hits')
    .innerJoin('screening_entries', 'screening_entries.id', 'screening_hits.entry_id')
    .select('screening_hits.user_id')
    .where('screening_hits.user_id', '=', oneOf(userIds))
    .where('screening_hits.state', '=', 'confirmed')
    .where('screening_entries.removed_on', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** One hit, locked with nothing else. */
export async function lockHit(tx: Tx, id: string): Promise<ScreeningHit | null> {
  const row = await hits(tx)
    .where('screening_hits.id', '=', id)
    .forUpdate('screening_hits')
    .executeTakeFirst();
  return row === undefined ? null : hitOf(row);
}

export interface HitsQuery {
  readonly state: ScreeningState | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of hits, newest first. */
export async function listHits(reader: Reader, filter: HitsQuery): Promise<ScreeningHit[]> {
  let query = hits(reader).limit(filter.limit);
  if (filter.state !== null) {
    query = query.where('screening_hits.state', '=', filter.state);
  }
  if (filter.beforeId !== null) {
    query = query.where('screening_hits.id', '<', filter.beforeId);
  }
  return (await query.execute()).map(hitOf);
}

/** How many hits wait for compliance; names removed from the list need no decision. */
export async function countOpenHits(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('screening_hits')
    .innerJoin('screening_entries', 'screening_entries.id', 'screening_hits.entry_id')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('screening_hits.state', '=', 'open')
    .where('screening_entries.removed_on', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** Writes what compliance decided. */
export async function decideHit(
  tx: Tx,
  hit: ScreeningHit,
  decision: { readonly state: 'cleared' | 'confirmed'; readonly at: Date; readonly approvalId: string },
): Promise<void> {
  await tx.db
    .updateTable('screening_hits')
    .set({
      state: decision.state,
      version: hit.version + 1,
      decided_at: decision.at,
      approval_id: decision.approvalId,
    })
    .where('id', '=', hit.id)
    .execute();
}

function hits(reader: Reader) {
  return reader.db
    .selectFrom('screening_hits')
    .innerJoin('screening_entries', 'screening_entries.id', 'screening_hits.entry_id')
    .selectAll('screening_hits')
    .select([
      'screening_entries.kind as entry_kind',
      'screening_entries.name as entry_name',
      'screening_entries.source as entry_source',
      'screening_entries.listed_on as entry_listed_on',
      'screening_entries.removed_on as entry_removed_on',
    ])
    .orderBy('screening_hits.id', 'desc');
}

type HitRow = Awaited<ReturnType<ReturnType<typeof hits>['execute']>>[number];

function hitOf(row: HitRow): ScreeningHit {
  return {
    id: row.id,
    userId: row.user_id,
    entry: entryOf({
      id: row.entry_id,
      kind: row.entry_kind,
      name: row.entry_name,
      source: row.entry_source,
      listed_on: row.entry_listed_on,
      removed_on: row.entry_removed_on,
    }),
    name: row.name,
    // The table's CHECK lists are exactly these types.
    role: row.role as ScreenedRole,
    score: row.score,
    foundBy: row.found_by as FoundBy,
    state: row.state as ScreeningState,
    version: row.version,
    foundAt: row.found_at,
    decidedAt: row.decided_at,
  };
}
