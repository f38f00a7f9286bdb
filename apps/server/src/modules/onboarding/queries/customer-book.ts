import type { QueryCtx } from '../../../platform/context.ts';
import { cursorAt, pagesOf, placeAt } from '../../../platform/db/keyset.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { readWordQuery } from '../../identity/public.ts';
import {
  type CustomerBookFilter,
  type CustomerBookRow,
  countCustomerBook,
  customerOrder,
  listCustomerBook,
} from '../store/customer-book.ts';
import { findInvestorsByWords, findIssuersByWords } from './find-customers.ts';

export type CustomerBookQuery = Omit<CustomerBookFilter, 'search'> & { readonly q?: string | undefined };

/** More than a list of customers is counted to. */
const COUNTED = 1_000_000;

/**
 * The ids of a page of customers, and how many match on all pages; null after the first.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchCustomerBook(
  ctx: QueryCtx,
  query: CustomerBookQuery & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<string> & { readonly total: number | null }> {
  const filter = await filterOf(ctx, query);
  const after = placeAt(query.cursor, customerOrder(query).key.type);
  const found = await listCustomerBook(ctx.reader, filter, after, query.limit + 1);
  const { rows, nextCursor } = pageOf(found, query.limit, cursorAt);
  const total = after === null ? await countCustomerBook(ctx.reader, filter, COUNTED) : null;
  return { rows: rows.map(({ id }) => id), nextCursor, total };
}

/** How many customers match; counting ends at `most`. */
export async function countCustomers(ctx: QueryCtx, query: CustomerBookQuery, most: number): Promise<number> {
  return countCustomerBook(ctx.reader, await filterOf(ctx, query), most);
}

/** The ids of all customers who match, some at a time. */
export async function* customerBookPages(ctx: QueryCtx, query: CustomerBookQuery): AsyncGenerator<string[]> {
  const filter = await filterOf(ctx, query);
  const pages = pagesOf<CustomerBookRow>(
    (after, limit) => listCustomerBook(ctx.reader, filter, after, limit),
    (last) => last,
  );
  for await (const rows of pages) {
    yield rows.map(({ id }) => id);
  }
}

async function filterOf(ctx: QueryCtx, { q, ...query }: CustomerBookQuery): Promise<CustomerBookFilter> {
  return { ...query, search: q === undefined ? null : await searchOf(ctx, q) };
}

async function searchOf(ctx: QueryCtx, typed: string): Promise<CustomerBookFilter['search']> {
  const words = await readWordQuery(ctx, typed);
  const investors = await findInvestorsByWords(ctx, words);
  return { words, ids: [...investors, ...(await findIssuersByWords(ctx, words))] };
}
