import type { QueryCtx } from '../../../platform/context.ts';
import { findApprovedIds, findSimilarApproved } from '../store/customer-search.ts';

/** More than any page shows; a search with this many results has to be narrowed. */
const MAX_FOUND = 500;

/** Approved customers by part of an investor number, a verified name, a company or its registration number. */
export function findApprovedCustomers(ctx: QueryCtx, fragment: string): Promise<string[]> {
  return findApprovedIds(ctx.reader, fragment, MAX_FOUND);
}

/** Approved customers with a verified name or company like a text, most alike first, with the likeness from 0 to 1. */
export function findSimilarApprovedCustomers(
  ctx: QueryCtx,
  text: string,
  limit: number,
): Promise<{ readonly id: string; readonly likeness: number }[]> {
  return findSimilarApproved(ctx.reader, text, limit);
}
