import type { Reader, Tx } from '../../../platform/db/database.ts';

const LONGEST = {
  name: 'screening_longest_unscreened',
  text: `(select c.user_id from screening_checks c join users u on u.id = c.user_id
        where c.screened_at <= $1 and u.account_status = 'Active'
        order by c.screened_at, c.user_id limit $2)
    union all
    (select u.id from users u
      where u.account_status = 'Active' and not exists (select from screening_checks c where c.user_id = u.id)
        and exists (select from applications a
          where a.user_id = u.id and a.replaced_at is null and a.application_status = 'Approved')
      order by u.id limit $2)
    limit $2`,
};

/** Active, approved customers whose names were never compared with the whole list, or last before an instant. */
export async function listLongestUnscreened(
  reader: Reader,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(LONGEST, [before, limit]);
  return rows.map((row) => row.user_id);
}

const WRITE = {
  name: 'screening_checks_written',
  text: `insert into screening_checks (user_id, screened_at) select id, $2 from unnest($1::uuid[]) id
    on conflict (user_id) do update set screened_at = excluded.screened_at`,
};

/** Writes when the names of customers were compared with the whole list. */
export async function writeChecks(tx: Tx, userIds: readonly string[], at: Date): Promise<void> {
  await tx.run(WRITE, [userIds, at]);
}

/** When the names of a customer were last compared with the whole list; null before the first time. */
export async function findCheck(reader: Reader, userId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('screening_checks')
    .select('screened_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.screened_at ?? null;
}
