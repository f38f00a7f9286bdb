import { SEARCH_HITS_PER_KIND as HITS } from '@titian/contracts/search';
import type { QueryCtx } from '../../../platform/context.ts';
import {
  findCustomersByPhone,
  findCustomersByWords,
  readSimilarWordQueries,
  sortCustomersByLikeness,
} from '../../identity/public.ts';
import { findCustomersByNumber, findInvestorsByWords, findIssuersByWords } from '../../onboarding/public.ts';
import type { SearchTerm } from '../domain/search-term.ts';
import { customersById } from './list-customers.ts';
import { customerHit, type SearchHit } from './search-rows.ts';

/** So many customers with similar words are compared with the whole text. */
const COMPARED = 50;

/** Customers that a term leads to. */
export interface FoundCustomers {
  readonly hits: readonly SearchHit[];
  /** Of those whose identity document or bank account has the term as its number. */
  readonly idsByNumber: readonly string[];
}

/**
 * Customers by the words of their name, company, address or number, and by telephone and personal number, which come
 * first. What was verified is read where what was registered leaves room.
 * @param words as `readWordQuery` reads them
 * @param issuerIds of issuers that have the words
 */
export async function searchCustomers(
  ctx: QueryCtx,
  { personalNumber, phone }: SearchTerm,
  { words, issuerIds }: { readonly words: string | null; readonly issuerIds: readonly string[] },
  accountHashes: readonly Buffer[],
): Promise<FoundCustomers> {
  const [byPhone, byNumber] = await Promise.all([
    phone === null ? [] : findCustomersByPhone(ctx, phone, HITS),
    personalNumber === null ? [] : findCustomersByNumber(ctx, personalNumber, accountHashes, HITS),
  ]);
  const byWords = await customersByWords(ctx, words, issuerIds);
  const ids = [...new Set([...byNumber, ...byPhone, ...byWords])].slice(0, HITS);
  return { hits: await hitsOf(ctx, ids), idsByNumber: byNumber };
}

async function customersByWords(
  ctx: QueryCtx,
  words: string | null,
  issuerIds: readonly string[],
): Promise<string[]> {
  const registered = await findCustomersByWords(ctx, words, HITS);
  if (registered.length === HITS) {
    return registered;
  }
  const investors = await findInvestorsByWords(ctx, words, HITS);
  return [...new Set([...registered, ...investors, ...issuerIds])].sort().reverse();
}

/** Customers whose names resemble a text, most alike first. */
export async function similarCustomers(ctx: QueryCtx, text: string): Promise<SearchHit[]> {
  for (const words of await readSimilarWordQueries(ctx, text)) {
    const found = await Promise.all(
      [findCustomersByWords, findInvestorsByWords, findIssuersByWords].map((find) =>
        find(ctx, words, COMPARED),
      ),
    );
    const ids = await sortCustomersByLikeness(ctx, text, found.flat());
    if (ids.length > 0) {
      return hitsOf(ctx, ids.slice(0, HITS));
    }
  }
  return [];
}

async function hitsOf(ctx: QueryCtx, ids: readonly string[]): Promise<SearchHit[]> {
  return (await customersById(ctx, ids)).map(customerHit);
}
