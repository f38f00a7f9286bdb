import type { Day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Note, NoteState } from '../domain/note.ts';
import { noteOf, selectNotes } from './notes.ts';

export interface OpenFilter {
  readonly at: Date;
  readonly grade?: string | undefined;
  readonly type?: string | undefined;
  readonly contract?: string | undefined;
  readonly rateMinBps?: number | undefined;
  readonly termMax?: number | undefined;
  readonly guaranteed?: boolean | undefined;
  readonly reference?: string | undefined;
  /** Only what this investor watches. */
  readonly watchedBy?: string | undefined;
  readonly order: OpenOrder;
  /** How many notes come before the first one. */
  readonly from: number;
  readonly limit: number;
}

export type OpenOrder = 'newest' | 'closing' | 'rate' | 'term' | 'funded';

/** What each order goes by; the note's id decides between equals, so that pages neither repeat nor skip. */
const orders: Readonly<Record<OpenOrder, ReturnType<typeof sql>>> = {
  newest: sql`notes.opens_at desc`,
  closing: sql`notes.closes_at`,
  rate: sql`notes.rate_bps desc`,
  term: sql`notes.term_months`,
  funded: sql`(select raised_sen::numeric / target_sen from note_funding where note_id = notes.id) desc`,
};

/**
 * Notes whose campaign runs, also those that open to this person later today. First which they are, along an index;
 * then all of them that is shown, so that what comes before a late page is not fetched for nothing.
 */
export async function listOpen(reader: Reader, filter: OpenFilter): Promise<Note[]> {
  const rows = await openOnes(reader, filter)
    .orderBy(orders[filter.order])
    .orderBy('notes.id')
    .offset(filter.from)
    .limit(filter.limit)
    .execute();
  const notes = new Map(
    (
      await listByIds(
        reader,
        rows.map((row) => row.id),
      )
    ).map((note) => [note.id, note]),
  );
  return rows.flatMap((row) => notes.get(row.id) ?? []);
}

/** Notes that are listed or funded and not issued yet. */
export async function listUnissued(reader: Reader): Promise<Note[]> {
  const rows = await reader.db
    .selectFrom('notes')
    .select('id')
    .where('state', 'in', ['listed', 'funded'])
    .execute();
  return listByIds(
    reader,
    rows.map(({ id }) => id),
  );
}

/** How many notes a filter leaves. */
export async function countOpen(reader: Reader, filter: OpenFilter): Promise<number> {
  const { count } = await openOnes(reader, filter)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function openOnes(reader: Reader, filter: OpenFilter) {
  const { grade, type, contract, rateMinBps, termMax, guaranteed, reference, watchedBy } = filter;
  return reader.db
    .selectFrom('notes')
    .select('notes.id')
    .where('notes.state', '=', 'listed')
    .where('notes.closes_at', '>', filter.at)
    .$if(grade !== undefined, (query) => query.where('notes.grade', '=', grade ?? ''))
    .$if(type !== undefined, (query) => query.where('notes.type', '=', type ?? ''))
    .$if(contract !== undefined, (query) => query.where('notes.contract', '=', contract ?? ''))
    .$if(rateMinBps !== undefined, (query) => query.where('notes.rate_bps', '>=', rateMinBps ?? 0))
    .$if(termMax !== undefined, (query) => query.where('notes.term_months', '<=', termMax ?? 0))
    .$if(guaranteed !== undefined, (query) => query.where('notes.is_guaranteed', '=', guaranteed === true))
    .$if(reference !== undefined, (query) => query.where('notes.number', '=', reference ?? ''))
    .$if(watchedBy !== undefined, (query) =>
      query.where('notes.id', 'in', (from) =>
        from
          .selectFrom('watchlist_notes')
          .select('note_id')
          .where('investor_id', '=', watchedBy ?? ''),
      ),
    );
}

/** Notes by id, newest listing first. */
export async function listByIds(reader: Reader, ids: readonly string[]): Promise<Note[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await selectNotes(reader)
    .where('notes.id', '=', oneOf(ids))
    .orderBy('notes.listed_at', 'desc')
    .execute();
  return rows.map(noteOf);
}

/** Notes by their numbers; unknown numbers are left out. */
export async function listByNumbers(reader: Reader, numbers: readonly string[]): Promise<Note[]> {
  if (numbers.length === 0) {
    return [];
  }
  const rows = await selectNotes(reader)
    .where('notes.number', 'in', [...numbers])
    .execute();
  return rows.map(noteOf);
}

export async function listOfIssuer(
  reader: Reader,
  issuerId: string,
  states: readonly NoteState[],
): Promise<Note[]> {
  const rows = await selectNotes(reader)
    .where('notes.issuer_id', '=', issuerId)
    .where('notes.state', 'in', [...states])
    .orderBy('notes.listed_at', 'desc')
    .execute();
  return rows.map(noteOf);
}

export async function findByReference(reader: Reader, reference: string): Promise<Note | null> {
  const column = /^[0-9a-f-]{36}$/i.test(reference) ? 'notes.id' : 'notes.number';
  const row = await selectNotes(reader).where(column, '=', reference).executeTakeFirst();
  return row ? noteOf(row) : null;
}

export async function endedCampaigns(reader: Reader, day: Day): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('notes')
    .select('id')
    .where('state', '=', 'listed')
    // A paused campaign is resumed or cancelled by operators; it does not expire.
    .where('is_paused', '=', false)
    .where('closes_on', '<=', day)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function unissuedNotes(reader: Reader, day: Day): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('notes')
    .select('id')
    .where('state', '=', 'funded')
    .where('issue_by', '<', day)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
