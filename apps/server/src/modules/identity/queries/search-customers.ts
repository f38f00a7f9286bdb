import type { QueryCtx } from '../../../platform/context.ts';
import { LEAST_LETTERS, similarWordQueries, wordQuery } from '../domain/word-query.ts';
import { findIdsByPhone, findIdsByWords, sortByLikeness } from '../store/customer-search.ts';
import { findNamesOfWords, findSimilarNamesOfWords } from '../store/name-words.ts';

/** An e-mail address, which may lack its end. */
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** The ids of customers with this telephone number, newest first. */
export function findCustomersByPhone(ctx: QueryCtx, phoneE164: string, limit: number): Promise<string[]> {
  return findIdsByPhone(ctx.reader, phoneE164, limit);
}

/**
 * What the words of a text look for in names, companies, addresses and numbers, as a text-search query; null for a text
 * without words.
 */
export async function readWordQuery(ctx: QueryCtx, text: string): Promise<string | null> {
  const words = await findNamesOfWords(ctx.reader, text);
  if (!ADDRESS.test(text)) {
    return wordQuery(words, 0);
  }
  const copied = wordQuery(words, words.length);
  const isKnown = (await findIdsByWords(ctx.reader, copied, 1)).length > 0;
  // While it is typed, its last word is a beginning, and one letter is the beginning of too many.
  const typed = words.filter(({ word }, index) => index < words.length - 1 || word.length >= LEAST_LETTERS);
  return isKnown ? copied : wordQuery(typed, words.length - 1);
}

/** As `readWordQuery`, for a text that may have typing errors: the strictest query first. */
export async function readSimilarWordQueries(ctx: QueryCtx, text: string): Promise<string[]> {
  return similarWordQueries(await findSimilarNamesOfWords(ctx.reader, text));
}

/** The ids of customers with words in their name, company or address, newest first. */
export function findCustomersByWords(ctx: QueryCtx, words: string | null, limit: number): Promise<string[]> {
  return findIdsByWords(ctx.reader, words, limit);
}

/** The ids of some customers, those whose name, company or address is most like a text first. */
export function sortCustomersByLikeness(
  ctx: QueryCtx,
  text: string,
  ids: readonly string[],
): Promise<string[]> {
  return sortByLikeness(ctx.reader, text, ids);
}
