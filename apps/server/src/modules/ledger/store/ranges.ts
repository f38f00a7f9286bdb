import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { EntryPlace, KindTotal, RangeSums, StatementEntry } from '../domain/statement.ts';
import { accountEntries, isBehind } from './statements.ts';

/** The last entry of an account: its number and the balance that the ledger stored with it; null before the first. */
export function readHead(
  reader: Reader,
  accountId: string,
): Promise<{ readonly seq: bigint; readonly balanceSen: Sen } | undefined> {
  return reader.db
    .selectFrom('entries')
    .select(['seq', 'balance_sen as balanceSen'])
    .where('account_id', '=', accountId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface EntryRange {
  readonly accountId: string;
  readonly from: Day;
  readonly to: Day;
  /** The last entry that counts: entries are only ever added behind it, so a range up to it never changes. */
  readonly headSeq: bigint;
}

/** What an account moved before, within and over all of a range of business days, up to its head. */
export async function sumRange(reader: Reader, range: EntryRange): Promise<RangeSums> {
  const row = await reader.db
    .selectFrom('entries')
    // The sum of bigints is numeric, which would arrive as text.
    .select([
      sql<bigint>`coalesce(sum(amount_sen) filter (where business_date < ${range.from}), 0)::bigint`.as(
        'before',
      ),
      sql<bigint>`coalesce(sum(amount_sen) filter (where business_date <= ${range.to}), 0)::bigint`.as(
        'through',
      ),
      sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('all'),
    ])
    .where('account_id', '=', range.accountId)
    .where('seq', '<=', range.headSeq)
    .executeTakeFirstOrThrow();
  return { beforeSen: sen(row.before), throughSen: sen(row.through), allSen: sen(row.all) };
}

/** What each kind of entry moved within a range, and how many there were, by kind. */
export async function sumKinds(reader: Reader, range: EntryRange): Promise<KindTotal[]> {
  const rows = await reader.db
    .selectFrom('entries')
    .select([
      'kind',
      sql<bigint>`sum(amount_sen)::bigint`.as('total'),
      sql<number>`count(*)::int`.as('entries'),
    ])
    .where('account_id', '=', range.accountId)
    .where('seq', '<=', range.headSeq)
    .where('business_date', '>=', range.from)
    .where('business_date', '<=', range.to)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ kind: row.kind, amountSen: sen(row.total), entries: row.entries }));
}

/** The next entries of a range behind a place, by business date and then as they were booked. */
export function listRange(
  reader: Reader,
  range: EntryRange,
  after: EntryPlace | null,
  limit: number,
): Promise<StatementEntry[]> {
  let query = accountEntries(reader, range.accountId)
    .where('entries.seq', '<=', range.headSeq)
    .where('entries.business_date', '>=', range.from)
    .where('entries.business_date', '<=', range.to);
  if (after !== null) {
    query = query.where(isBehind(after, '>'));
  }
  return query.orderBy('entries.business_date').orderBy('entries.seq').limit(limit).execute();
}

const INVESTORS_WITH_CASH = {
  name: 'ledger_investors_with_cash',
  text: `select owner_id from accounts
    where kind = 'investor_cash' and ($3::uuid is null or owner_id > $3)
      and (exists (select from entries
            where account_id = accounts.id and business_date between $1 and $2)
        or balance_sen <> (select coalesce(sum(amount_sen), 0) from entries
            where account_id = accounts.id and business_date > $2))
    order by owner_id limit $4`,
};

/** The next investors whose cash moved in some days, or who had cash at the end of the last. */
export async function listInvestorsWithCash(
  reader: Reader,
  { from, to }: { readonly from: Day; readonly to: Day },
  afterInvestor: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await reader.run<{ owner_id: string }>(INVESTORS_WITH_CASH, [from, to, afterInvestor, limit]);
  return rows.map((row) => row.owner_id);
}
