import { SEARCH_HITS_PER_KIND as HITS } from '@titian/contracts/search';
import type { QueryCtx } from '../../../platform/context.ts';
import { allowTypingErrors } from '../../../platform/db/word-similarity.ts';
import {
  findCustomersByPhone,
  findSimilarCustomers,
  listCustomers,
  readUsers,
  type User,
} from '../../identity/public.ts';
import { findCustomersByNumber, findSimilarApprovedCustomers } from '../../onboarding/public.ts';
import type { SearchTerm } from '../domain/search-term.ts';
import { customerRows } from './list-customers.ts';
import { customerHit, type SearchHit } from './search-rows.ts';

/** Customers that a term leads to. */
export interface FoundCustomers {
  readonly hits: readonly SearchHit[];
  /** Of those whose identity document or bank account has the term as its number. */
  readonly idsByNumber: readonly string[];
}

/**
 * Customers by name, company, address, number or telephone.
 * @param approvedIds of approved customers that have the term's text
 */
export async function searchCustomers(
  ctx: QueryCtx,
  term: SearchTerm,
  approvedIds: readonly string[],
  accountHashes: readonly Buffer[],
): Promise<FoundCustomers> {
  const [byPhone, byNumber] = await Promise.all([
    term.phone === null ? [] : findCustomersByPhone(ctx, term.phone, HITS),
    term.personalNumber === null ? [] : findCustomersByNumber(ctx, term.personalNumber, accountHashes, HITS),
  ]);
  const alsoIds = [...new Set([...byNumber, ...byPhone, ...approvedIds])];
  const all = { accountStatus: null, role: null, beforeId: null, limit: HITS };
  const found = await listCustomers(ctx, { ...all, fragment: term.text, alsoIds });
  return { hits: await hitsOf(ctx, found), idsByNumber: byNumber };
}

/** Customers whose names resemble a text, most alike first. */
export async function similarCustomers(ctx: QueryCtx, text: string): Promise<SearchHit[]> {
  await allowTypingErrors(ctx.reader);
  const [registered, approved] = await Promise.all([
    findSimilarCustomers(ctx, text, HITS),
    findSimilarApprovedCustomers(ctx, text, HITS),
  ]);
  const alike = [...registered, ...approved].sort((a, b) => b.likeness - a.likeness);
  const ids = [...new Set(alike.map(({ id }) => id))].slice(0, HITS);
  const users = await readUsers(ctx, ids);
  return hitsOf(
    ctx,
    ids.map((id) => users.get(id)).filter((user) => user !== undefined),
  );
}

async function hitsOf(ctx: QueryCtx, users: readonly User[]): Promise<SearchHit[]> {
  return (await customerRows(ctx, users)).map(customerHit);
}
