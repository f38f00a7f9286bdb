import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { EntryFilter, EntryHead, FlowEntry, StatementEntry } from '../domain/statement.ts';

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

/** Entries of one account, newest first, with the row that caused each. */
export async function listEntries(reader: Reader, filter: EntryFilter): Promise<StatementEntry[]> {
  let query = accountEntries(reader, filter.accountId);
  if (filter.beforeSeq !== undefined) {
    query = query.where('entries.seq', '<', filter.beforeSeq);
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
  return query.orderBy('entries.seq', 'desc').limit(filter.limit).execute();
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
