import {
  type LateBucket,
  lateBuckets,
  type NoteBookSort,
  noteBookSorts,
} from '@titian/contracts/operator-lists';
import { parseSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { cursorAt, type Direction, pagesOf, placeAt } from '../../../platform/db/keyset.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { findIssuers } from '../../onboarding/public.ts';
import {
  listNoteBook,
  type NoteBookFilter,
  type NoteBookRow,
  type NoteBookTotals,
  noteBookKeys,
  sumNoteBook,
} from '../store/note-book.ts';

/** Which notes of all issuers are asked for, as the wire names it. */
export interface NoteBookQuery {
  readonly id?: string | undefined;
  readonly state?: string | undefined;
  readonly grade?: string | undefined;
  readonly contract?: string | undefined;
  readonly late?: LateBucket | undefined;
  readonly q?: string | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
  readonly sort?: NoteBookSort | undefined;
  readonly order?: Direction | undefined;
}

export interface NoteBookPage extends Page<NoteBookRow> {
  /** Of all that match; null on the pages after the first. */
  readonly totals: NoteBookTotals | null;
}

/**
 * A page of all notes that were ever listed, with what is owed on each and what all that match come to.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchNoteBook(
  ctx: QueryCtx,
  query: NoteBookQuery & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<NoteBookPage> {
  const filter = await filterOf(ctx, query);
  const { sort, direction } = orderIn(query);
  const after = placeAt(query.cursor, noteBookKeys[sort].type);
  const rows = await listNoteBook(ctx.reader, filter, sort, { direction, after, limit: query.limit + 1 });
  const page = pageOf(rows, query.limit, cursorAt);
  return { ...page, totals: after === null ? await sumNoteBook(ctx.reader, filter) : null };
}

/** What all notes that match come to. */
export async function noteBookTotals(ctx: QueryCtx, query: NoteBookQuery): Promise<NoteBookTotals> {
  return sumNoteBook(ctx.reader, await filterOf(ctx, query));
}

/** All notes that match, some at a time. */
export async function* noteBookPages(
  ctx: QueryCtx,
  query: NoteBookQuery,
): AsyncGenerator<readonly NoteBookRow[]> {
  const filter = await filterOf(ctx, query);
  const { sort, direction } = orderIn(query);
  yield* pagesOf<NoteBookRow>(
    (after, limit) => listNoteBook(ctx.reader, filter, sort, { direction, after, limit }),
    (last) => last,
  );
}

function orderIn({ sort = 'listed', order }: NoteBookQuery) {
  return { sort, direction: order ?? noteBookSorts[sort] };
}

async function filterOf(ctx: QueryCtx, query: NoteBookQuery): Promise<NoteBookFilter> {
  const { id, state, grade, contract, late, q, amount_min: min, amount_max: max } = query;
  return {
    ...{ id, state, grade, contract },
    targetMinSen: min === undefined ? null : parseSen(min),
    targetMaxSen: max === undefined ? null : parseSen(max),
    search: q === undefined ? null : { text: q, issuerIds: await findIssuers(ctx, q) },
    daysLate: late === undefined ? null : lateBuckets[late],
    today: ctx.businessDate,
  };
}
