import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { DayFlow, EntryFilter, StatementEntry } from '../domain/statement.ts';

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
  if (filter.from !== undefined) {
    query = query.where('entries.business_date', '>=', filter.from);
  }
  if (filter.to !== undefined) {
    query = query.where('entries.business_date', '<=', filter.to);
  }
  return query.orderBy('entries.seq', 'desc').limit(filter.limit).execute();
}

/** Sums of some kinds of entry per business day, oldest first. */
export async function sumByDay(
  reader: Reader,
  accountId: string,
  kinds: readonly string[],
): Promise<DayFlow[]> {
  const rows = await reader.db
    .selectFrom('entries')
    // The sum of bigints is numeric, which would arrive as text.
    .select(['business_date as on', sql<bigint>`sum(amount_sen)::bigint`.as('total')])
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...kinds])
    .groupBy('business_date')
    .orderBy('business_date')
    .execute();
  return rows.map((row) => ({ on: row.on, amountSen: sen(row.total) }));
}
