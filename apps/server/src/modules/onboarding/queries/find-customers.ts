import type { QueryCtx } from '../../../platform/context.ts';
import { findApprovedIds } from '../store/customer-search.ts';

/** More than any page shows; a search with this many results has to be narrowed. */
const MAX_FOUND = 500;

/** Approved customers by part of an investor number, a verified name, a company or its registration number. */
export function findApprovedCustomers(ctx: QueryCtx, fragment: string): Promise<string[]> {
  return findApprovedIds(ctx.reader, fragment, MAX_FOUND);
}
