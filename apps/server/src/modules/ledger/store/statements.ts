import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { EntryFilter, EntryHead, EntryPlace, FlowEntry, StatementEntry } from '../domain/statement.ts';

/** The entries of one account with the row that caused each, in no order yet. */
export function accountEntries(reader: Reader, accountId: string) {
  return reader.db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
    .select([
      'entries.seq',
      'entries.created_at as at',
      'entries.business_date as on',
      'entries.kind',
      'entries.note_id as noteId',
      'entries.transfer_id as transferId',
      'transfers.reference_id as referenceId',
      'entries.amount_sen as amountSen',
      'entries.balance_sen as balanceSen',
    ])
    .where('entries.account_id', '=', accountId);
}

/** Compares an entry with a place in the order in which people read: one range of the index `entries_by_day`. */
export function isBehind({ on, seq }: EntryPlace, sign: '<' | '>'): RawBuilder<SqlBool> {
  return sql<SqlBool>`(entries.business_date, entries.seq) ${sql.raw(sign)} (${on}::date, ${seq}::bigint)`;
}

/**
 * Entries of one account, the newest business date first, each with the balance after it in that order: what was booked
 * late stands on its business date, and the balances of the days behind it count it in.
 */
export async function listEntries(reader: Reader, filter: EntryFilter): Promise<StatementEntry[]> {
  const entries = await searchEntries(reader, filter);
  if (entries.length === 0) {
    return [];
  }
  const balances = await balancesAfter(reader, filter.accountId, entries);
  return entries.map((entry, index) => ({ ...entry, balanceSen: balances[index] ?? entry.balanceSen }));
}

function searchEntries(reader: Reader, filter: EntryFilter): Promise<StatementEntry[]> {
  let query = accountEntries(reader, filter.accountId);
  if (filter.before !== undefined) {
    query = query.where(isBehind(filter.before, '<'));
  }
  if (filter.kinds !== undefined) {
    query = query.where('entries.kind', 'in', [...filter.kinds]);
  }
  if (filter.noteId !== undefined) {
    query = query.where('entries.note_id', '=', filter.noteId);
  }
  if (filter.onNotes === true) {
    query = query.where('entries.note_id', 'is not', null);
  }
  if (filter.from !== undefined) {
    query = query.where('entries.business_date', '>=', filter.from);
  }
  if (filter.to !== undefined) {
    query = query.where('entries.business_date', '<=', filter.to);
  }
  return query
    .orderBy('entries.business_date', 'desc')
    .orderBy('entries.seq', 'desc')
    .limit(filter.limit)
    .execute();
}

const NEWER = {
  name: 'entries_newer',
  // What came between each place and the one before it: every entry is read once, along the index, and nothing is sorted.
  text: `select a.balance_sen as now, coalesce(newer.amount, 0)::bigint as newer
    from accounts a cross join unnest($2::date[], $3::bigint[], $4::date[], $5::bigint[])
      with ordinality as place (day, seq, before_day, before_seq, number)
    cross join lateral (select sum(e.amount_sen) as amount from entries e
      where e.account_id = $1 and (e.business_date, e.seq) > (place.day, place.seq)
        and (e.business_date, e.seq) <= (place.before_day, place.before_seq)) newer
    where a.id = $1 order by place.number`,
};
/** Behind every entry. */
const NOW = { on: 'infinity', seq: 9_223_372_036_854_775_807n };

/** The balances after entries that come newest first: the one of now, less what came behind each of them. */
async function balancesAfter(
  reader: Reader,
  accountId: string,
  shown: readonly EntryPlace[],
): Promise<readonly Sen[]> {
  const before = [NOW, ...shown];
  const rows = await reader.run<{ now: bigint; newer: bigint }>(NEWER, [
    accountId,
    shown.map((one) => one.on),
    shown.map((one) => one.seq),
    shown.map((_one, index) => before[index]?.on),
    shown.map((_one, index) => before[index]?.seq),
  ]);
  let newerSen = 0n;
  return rows.map((row) => {
    newerSen += row.newer;
    return sen(row.now - newerSen);
  });
}

const AFTER = {
  name: 'entries_after',
  text: `select e.account_id, e.seq, e.business_date, e.kind, e.transfer_id, e.amount_sen
    from unnest($1::uuid[], $2::bigint[]) as known (account, seq)
    cross join lateral (select * from entries where account_id = known.account and entries.seq > known.seq
      order by entries.seq limit $3) e`,
};

interface AfterRow {
  readonly account_id: string;
  readonly seq: bigint;
  readonly business_date: Day;
  readonly kind: string;
  readonly transfer_id: string;
  readonly amount_sen: Sen;
}

/** The next entries of some accounts, each after its own number, oldest first within an account. */
export async function listAfter(
  reader: Reader,
  heads: readonly EntryHead[],
  limitEach: number,
): Promise<FlowEntry[]> {
  const rows = await reader.run<AfterRow>(AFTER, [
    heads.map((one) => one.accountId),
    heads.map((one) => one.seq),
    limitEach,
  ]);
  return rows.map((row) => ({
    accountId: row.account_id,
    seq: row.seq,
    on: row.business_date,
    kind: row.kind,
    transferId: row.transfer_id,
    amountSen: row.amount_sen,
  }));
}

/** How many entries each investor's cash account has, some accounts at a time by id. */
export async function listInvestorHeads(
  reader: Reader,
  afterId: string | null,
  limit: number,
): Promise<EntryHead[]> {
  let query = reader.db
    .selectFrom('accounts')
    .select(['id as accountId', 'version as seq'])
    .where('kind', '=', 'investor_cash');
  if (afterId !== null) {
    query = query.where('id', '>', afterId);
  }
  return query.orderBy('id').limit(limit).execute();
}
