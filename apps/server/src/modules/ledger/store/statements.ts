import type { Reader } from '../../../platform/db/database.ts';
import type { EntryFilter, StatementEntry } from '../queries/entries.ts';

/** Entries of one account, newest first, with the row that caused each. */
export async function listEntries(reader: Reader, filter: EntryFilter): Promise<StatementEntry[]> {
  let query = reader.db
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
    .where('entries.account_id', '=', filter.accountId);
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
