import type { Reader } from '../../../platform/db/database.ts';
import { idsByWords, wordSearch } from '../../../platform/db/word-search.ts';

const INVESTORS = wordSearch({ table: 'investors', id: 'user_id', text: `inv_no || ' ' || verified_name` });

/** Investors with words in their number or verified name, newest first. */
export function findInvestorIds(reader: Reader, words: string | null, limit: number): Promise<string[]> {
  return idsByWords(reader, INVESTORS, words, limit);
}

const ISSUERS = wordSearch({
  table: 'issuers',
  id: 'user_id',
  text: `company_name || ' ' || registration_no`,
});

/** Issuers with words in their company's name or registration number, newest first. */
export function findIssuerIds(reader: Reader, words: string | null, limit: number): Promise<string[]> {
  return idsByWords(reader, ISSUERS, words, limit);
}

const BY_IDENTITY = {
  name: 'onboarding_customers_by_identity',
  text: `select user_id from investors where identity_hash = any($1)
    union select user_id from company_people where identity_hash = any($1) order by user_id desc limit $2`,
};

/** Customers with one of these identity documents, or with a director or owner who has it, newest first. */
export async function findIdsByIdentity(
  reader: Reader,
  hashes: readonly Buffer[],
  limit: number,
): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(BY_IDENTITY, [hashes, limit]);
  return rows.map((row) => row.user_id);
}

const BY_ACCOUNT = {
  name: 'onboarding_customers_by_account',
  text: 'select distinct user_id from bank_accounts where number_hash = any($1) order by user_id desc limit $2',
};

/** Customers who are or were paid to one of these bank accounts, newest first. */
export async function findIdsByAccount(
  reader: Reader,
  hashes: readonly Buffer[],
  limit: number,
): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(BY_ACCOUNT, [hashes, limit]);
  return rows.map((row) => row.user_id);
}
