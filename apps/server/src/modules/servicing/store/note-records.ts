import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { NoteReceipt, NoteRecord } from '../domain/note-record.ts';

const RECORDS = {
  name: 'servicing_note_records',
  text: `select n.id, n.issued_on, n.defaulted_on, n.state, sum(i.principal_sen)::bigint as principal,
      sum(i.return_sen)::bigint as promised, sum(i.paid_principal_sen)::bigint as paid,
      min(i.due_on) filter (where i.settled_on is null
        and i.paid_principal_sen + i.paid_return_sen + i.waived_return_sen < i.principal_sen + i.return_sen) as oldest_open
    from notes n join instalments i on i.note_id = n.id
    where n.issued_on is not null and ($1::uuid is null or n.id > $1)
    group by n.id order by n.id limit $2`,
};

interface RecordRow {
  readonly id: string;
  readonly issued_on: Day;
  readonly defaulted_on: Day | null;
  readonly state: string;
  readonly principal: Sen;
  readonly promised: Sen;
  readonly paid: Sen;
  readonly oldest_open: Day | null;
}

/** All notes that were ever issued, some at a time by id. */
export async function listRecords(
  reader: Reader,
  afterId: string | null,
  limit: number,
): Promise<NoteRecord[]> {
  const rows = await reader.run<RecordRow>(RECORDS, [afterId, limit]);
  return rows.map((row) => ({
    noteId: row.id,
    issuedOn: row.issued_on,
    defaultedOn: row.defaulted_on,
    principalSen: row.principal,
    returnSen: row.promised,
    paidPrincipalSen: row.paid,
    isWrittenOff: row.state === 'written_off',
    oldestOpenOn: row.oldest_open,
  }));
}

const RECEIPTS = {
  name: 'servicing_default_receipts',
  text: `select r.note_id, r.booked_on, (r.principal_sen + r.return_sen) as amount from repayments r
    join notes n on n.id = r.note_id where n.defaulted_on is not null order by r.note_id, r.seq`,
};

/** Everything that was paid on notes that have been in default, before and since. */
export async function listDefaultReceipts(reader: Reader): Promise<NoteReceipt[]> {
  const rows = await reader.run<{ note_id: string; booked_on: Day; amount: Sen }>(RECEIPTS, []);
  return rows.map((row) => ({ noteId: row.note_id, on: row.booked_on, amountSen: row.amount }));
}
