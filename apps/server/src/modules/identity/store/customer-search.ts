import type { Reader } from '../../../platform/db/database.ts';

const BY_PHONE = {
  name: 'identity_customers_by_phone',
  text: 'select id from users where phone_e164 = $1 order by id desc limit $2',
};

/** Customers with this telephone number, newest first. */
export async function findIdsByPhone(reader: Reader, phoneE164: string, limit: number): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(BY_PHONE, [phoneE164, limit]);
  return rows.map((row) => row.id);
}

/** A customer who resembles a text, from 0 to 1 as much as possible. */
export interface SimilarCustomer {
  readonly id: string;
  readonly likeness: number;
}

const SIMILAR = {
  name: 'identity_similar_customers',
  text: `select id, word_similarity(lower($1), search_text) as likeness from users where lower($1) <% search_text
    order by likeness desc, id desc limit $2`,
};

/** Customers with a name, company or address like a text, most alike first. */
export function findSimilar(reader: Reader, text: string, limit: number): Promise<SimilarCustomer[]> {
  return reader.run<SimilarCustomer>(SIMILAR, [text, limit]);
}
