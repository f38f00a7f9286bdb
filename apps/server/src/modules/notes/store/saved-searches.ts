import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FinancingType, Note, NoteContract } from '../domain/note.ts';
import type { SavedSearch } from '../domain/note-filter.ts';

interface Row {
  id: string;
  investor_id: string;
  name: string;
  grade: string | null;
  type: string | null;
  contract: string | null;
  rate_min_bps: number | null;
  term_max: number | null;
  is_guaranteed: boolean | null;
  has_alerts: boolean;
}

const columns = [
  ...(['id', 'investor_id', 'name', 'grade', 'type', 'contract'] as const),
  ...(['rate_min_bps', 'term_max', 'is_guaranteed', 'has_alerts'] as const),
] as const;

function searchOf(row: Row): SavedSearch {
  return {
    id: row.id,
    investorId: row.investor_id,
    name: row.name,
    grade: row.grade,
    type: row.type as FinancingType | null,
    contract: row.contract as NoteContract | null,
    rateMinBps: row.rate_min_bps,
    termMax: row.term_max,
    isGuaranteed: row.is_guaranteed,
    hasAlerts: row.has_alerts,
  };
}

/** The searches of an investor, oldest first. */
export async function listSearches(reader: Reader, investorId: string): Promise<SavedSearch[]> {
  const rows = await reader.db
    .selectFrom('saved_searches')
    .select(columns)
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
  return rows.map(searchOf);
}

/** @returns false where the investor has a search of that name */
export async function insertSearch(tx: Tx, search: SavedSearch): Promise<boolean> {
  const added = await tx.db
    .insertInto('saved_searches')
    .values({
      id: search.id,
      investor_id: search.investorId,
      name: search.name,
      grade: search.grade,
      type: search.type,
      contract: search.contract,
      rate_min_bps: search.rateMinBps,
      term_max: search.termMax,
      is_guaranteed: search.isGuaranteed,
      has_alerts: search.hasAlerts,
    })
    .onConflict((conflict) => conflict.columns(['investor_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns the search as it is now; null where the investor has none with that id */
export async function setAlerts(
  tx: Tx,
  investorId: string,
  id: string,
  hasAlerts: boolean,
): Promise<SavedSearch | null> {
  const row = await tx.db
    .updateTable('saved_searches')
    .set({ has_alerts: hasAlerts })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .returning(columns)
    .executeTakeFirst();
  return row ? searchOf(row) : null;
}

/** @returns whether the investor had it */
export async function deleteSearch(tx: Tx, investorId: string, id: string): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A note as searches meet it. */
type Matchable = Pick<Note, 'grade' | 'type' | 'contract' | 'rateBps' | 'termMonths' | 'isGuaranteed'>;

/**
 * The next investors, by id, with a search that alerts and matches a note, each with the oldest of them. The other
 * direction of `openOnes`; a test holds the two against each other.
 */
export async function searchesMatching(
  reader: Reader,
  note: Matchable,
  afterInvestor: string | null,
  limit: number,
): Promise<Pick<SavedSearch, 'investorId' | 'name'>[]> {
  const rows = await reader.db
    .selectFrom('saved_searches')
    .distinctOn('investor_id')
    .select(['investor_id', 'name'])
    .where('has_alerts', '=', true)
    .where((one) => one.or([one('grade', 'is', null), one('grade', '=', note.grade)]))
    .where((one) => one.or([one('type', 'is', null), one('type', '=', note.type)]))
    .where((one) => one.or([one('contract', 'is', null), one('contract', '=', note.contract)]))
    .where((one) => one.or([one('rate_min_bps', 'is', null), one('rate_min_bps', '<=', note.rateBps)]))
    .where((one) => one.or([one('term_max', 'is', null), one('term_max', '>=', note.termMonths)]))
    .where((one) => one.or([one('is_guaranteed', 'is', null), one('is_guaranteed', '=', note.isGuaranteed)]))
    .$if(afterInvestor !== null, (query) => query.where('investor_id', '>', afterInvestor ?? ''))
    .orderBy('investor_id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ investorId: row.investor_id, name: row.name }));
}

/** The saved searches of an investor, for the export. */
export function listSearchesOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('saved_searches')
    .select([
      ...(['name', 'grade', 'type', 'contract', 'rate_min_bps', 'term_max', 'is_guaranteed'] as const),
      ...(['has_alerts', 'created_at'] as const),
    ])
    .where('investor_id', '=', investorId)
    .orderBy('id')
    .execute();
}
