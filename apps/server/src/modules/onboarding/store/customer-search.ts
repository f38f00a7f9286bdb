import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { likePattern } from '../../../platform/db/like.ts';

/** Customers whose investor number, verified name, company or registration number has a text in it, newest first. */
export async function findApprovedIds(reader: Reader, fragment: string, limit: number): Promise<string[]> {
  const pattern = likePattern(fragment);
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select user_id from investors where lower(inv_no || ' ' || verified_name) like ${pattern}
      union select user_id from issuers where lower(company_name || ' ' || registration_no) like ${pattern}) found
    order by user_id desc limit ${limit}`.execute(reader.db);
  return rows.map((row) => row.user_id);
}

const SIMILAR = {
  name: 'onboarding_similar_customers',
  text: `select user_id as id, likeness from (
      select user_id, word_similarity(lower($1), lower(inv_no || ' ' || verified_name)) as likeness from investors
        where lower($1) <% lower(inv_no || ' ' || verified_name)
      union all select user_id, word_similarity(lower($1), lower(company_name || ' ' || registration_no)) from issuers
        where lower($1) <% lower(company_name || ' ' || registration_no)) found
    order by likeness desc, user_id desc limit $2`,
};

/** Approved customers with a verified name or company like a text, most alike first, with the likeness from 0 to 1. */
export function findSimilarApproved(
  reader: Reader,
  text: string,
  limit: number,
): Promise<{ readonly id: string; readonly likeness: number }[]> {
  return reader.run(SIMILAR, [text, limit]);
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
