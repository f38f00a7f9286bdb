import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { idsByWords, wordSearch } from '../../../platform/db/word-search.ts';

const BY_PHONE = {
  name: 'identity_customers_by_phone',
  text: 'select id from users where phone_e164 = $1 order by id desc limit $2',
};

/** Customers with this telephone number, newest first. */
export async function findIdsByPhone(reader: Reader, phoneE164: string, limit: number): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(BY_PHONE, [phoneE164, limit]);
  return rows.map((row) => row.id);
}

const BY_WORDS = wordSearch({ table: 'users', id: 'id', text: 'search_text' });

/** Customers with words in their name, company or address, newest first. */
export function findIdsByWords(reader: Reader, words: string | null, limit: number): Promise<string[]> {
  return idsByWords(reader, BY_WORDS, words, limit);
}

/** Some customers, those whose name, company or address is most like a text first. */
export async function sortByLikeness(
  reader: Reader,
  text: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', oneOf(ids))
    .orderBy(sql`word_similarity(lower(${text}), search_text)`, 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
