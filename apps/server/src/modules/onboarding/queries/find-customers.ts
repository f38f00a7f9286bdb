import type { QueryCtx } from '../../../platform/context.ts';
import { readWordQuery } from '../../identity/public.ts';
import { findInvestorIds, findIssuerIds } from '../store/customer-search.ts';

/** More than any page shows; a search with this many results has to be narrowed. */
const MAX_FOUND = 500;

/** Investors by words of their number or verified name, newest first. @param words as `readWordQuery` reads them */
export function findInvestorsByWords(
  ctx: QueryCtx,
  words: string | null,
  limit = MAX_FOUND,
): Promise<string[]> {
  return findInvestorIds(ctx.reader, words, limit);
}

/** Issuers by words of their company's name or registration number, newest first. @param words as `readWordQuery` reads them */
export function findIssuersByWords(
  ctx: QueryCtx,
  words: string | null,
  limit = MAX_FOUND,
): Promise<string[]> {
  return findIssuerIds(ctx.reader, words, limit);
}

/** Issuers by what was typed of their company's name or registration number. */
export async function findIssuers(ctx: QueryCtx, typed: string): Promise<string[]> {
  return findIssuersByWords(ctx, await readWordQuery(ctx, typed));
}
