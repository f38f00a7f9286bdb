import type { QueryCtx } from '../../../platform/context.ts';
import { findIdsByPhone, findSimilar, type SimilarCustomer } from '../store/customer-search.ts';

/** The ids of customers with this telephone number, newest first. */
export function findCustomersByPhone(ctx: QueryCtx, phoneE164: string, limit: number): Promise<string[]> {
  return findIdsByPhone(ctx.reader, phoneE164, limit);
}

/** Customers with a name, company or address like a text that may have typing errors, most alike first. */
export function findSimilarCustomers(ctx: QueryCtx, text: string, limit: number): Promise<SimilarCustomer[]> {
  return findSimilar(ctx.reader, text, limit);
}
