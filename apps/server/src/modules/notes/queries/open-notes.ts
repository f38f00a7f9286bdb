import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseRate } from '@titian/finance/rate';
import type { QueryCtx } from '../../../platform/context.ts';
import { positionOf } from '../../../platform/paging.ts';
import { readInvestor } from '../../onboarding/public.ts';
import type { Note } from '../domain/note.ts';
import { countOpen, listOpen, listUnissued } from '../store/note-lists.ts';

type OpenQuery = ParsedApi['notesOpenForSubscription']['query'];

/** A page of a list that is cut by position: campaigns are few and change little between pages. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface OpenPage extends Page<Note> {
  readonly seesEarly: boolean;
  /** How many notes the filters leave, on all pages. */
  readonly total: () => Promise<number>;
}

/** Notes whose campaign runs, those that close first on top. */
export function readOpenNotes(ctx: QueryCtx, limit: number): Promise<Note[]> {
  return listOpen(ctx.reader, { at: ctx.businessNow, order: 'closing', from: 0, limit });
}

/** Notes that are listed or funded and not issued yet: their due days follow the calendar of their issue. */
export function readUnissuedNotes(ctx: QueryCtx): Promise<Note[]> {
  return listUnissued(ctx.reader);
}

/** Notes open for subscription, filtered and sorted as requested. */
export async function openNotes(ctx: QueryCtx, investorId: string, query: OpenQuery): Promise<OpenPage> {
  const { limit } = query;
  const from = positionOf(query);
  const filter = {
    at: ctx.businessNow,
    grade: query.grade,
    type: query.type,
    contract: query.contract,
    rateMinBps: query.rate_min === undefined ? undefined : (parseRate(query.rate_min) ?? undefined),
    termMax: query.term_max,
    guaranteed: query.guaranteed === undefined ? undefined : query.guaranteed === 1,
    reference: query.ref_code,
    watchedBy: query.watched === 1 ? investorId : undefined,
    order: query.sort ?? 'newest',
    from,
    // One more than is shown says whether there is a next page.
    limit: limit + 1,
  };
  const [investor, found] = await Promise.all([readInvestor(ctx, investorId), listOpen(ctx.reader, filter)]);
  const items = found.slice(0, limit);
  return {
    items,
    nextCursor: found.length > limit ? String(from + limit) : null,
    seesEarly: investor?.planType === 'premium',
    // A page that begins and ends the list has been counted.
    total:
      from === 0 && found.length <= limit ? async () => found.length : () => countOpen(ctx.reader, filter),
  };
}
