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
