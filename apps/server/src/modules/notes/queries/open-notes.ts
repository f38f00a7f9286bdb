import type { ParsedApi } from '@titian/contracts/schemas/all';
import { parseRate } from '@titian/finance/rate';
import type { QueryCtx } from '../../../platform/context.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { type Note, remainingOf } from '../domain/note.ts';
import { listOpen } from '../store/note-lists.ts';

type OpenQuery = ParsedApi['notesOpenForSubscription']['query'];

/** A page of a list that is cut by position: campaigns are few and change little while somebody reads. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Notes open for subscription, filtered and sorted as asked. */
export async function openNotes(
  ctx: QueryCtx,
  investorId: string,
  query: OpenQuery,
): Promise<Page<Note> & { seesEarly: boolean }> {
  const seesEarly = (await readInvestor(ctx, investorId))?.planType === 'premium';
  const all = await listOpen(ctx.reader, {
    at: ctx.businessNow,
    grade: query.grade,
    type: query.type,
    contract: query.contract,
    rateMinBps: query.rate_min === undefined ? undefined : (parseRate(query.rate_min) ?? undefined),
    termMax: query.term_max,
    guaranteed: query.guaranteed === undefined ? undefined : query.guaranteed === 1,
    reference: query.ref_code,
  });
  const sorted = [...all].sort(orders[query.sort ?? 'newest']);
  return { ...pageOf(sorted, query), seesEarly };
}

const orders: Record<NonNullable<OpenQuery['sort']>, (a: Note, b: Note) => number> = {
  newest: (a, b) => b.opensAt.getTime() - a.opensAt.getTime(),
  closing: (a, b) => a.closesAt.getTime() - b.closesAt.getTime(),
  rate: (a, b) => b.rateBps - a.rateBps,
  term: (a, b) => a.termMonths - b.termMonths,
  funded: (a, b) => compareBig(remainingOf(a) * b.targetSen, remainingOf(b) * a.targetSen),
};

function compareBig(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const DEFAULT_LIMIT = 20;

/** Cuts a sorted list at the cursor, which is the position to go on from. */
export function pageOf<Item>(
  all: readonly Item[],
  query: { cursor?: string | undefined; limit?: number | undefined },
): Page<Item> {
  const from = /^\d{1,6}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0;
  const limit = query.limit ?? DEFAULT_LIMIT;
  const items = all.slice(from, from + limit);
  return { items, nextCursor: from + limit < all.length ? String(from + limit) : null };
}
