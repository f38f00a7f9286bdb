import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { NoteReceipt } from '../domain/note-record.ts';

const TERMS = {
  name: 'servicing_note_terms',
  // What a later restructuring added to the return was not promised yet.
  text: `with promised as (select note_id, sum(return_sen) as total from instalments group by note_id),
    later as (select note_id, sum(additional_return_sen) as total from restructurings where on_date > $1 group by note_id),
    paid as (select note_id, sum(principal_sen) as principal, sum(return_sen) as total from repayments
      where booked_on <= $1 group by note_id)
    select n.id, n.number, n.rate_bps, n.effective_rate_bps, n.term_months,
      case when n.defaulted_on <= $1 then n.defaulted_on end as defaulted_on,
      case when n.completed_on <= $1 then n.completed_on end as ended_on,
      (p.total - coalesce(l.total, 0))::bigint as promised_return,
      coalesce(r.principal, 0)::bigint as paid_principal, coalesce(r.total, 0)::bigint as paid_return
    from notes n join promised p on p.note_id = n.id left join later l on l.note_id = n.id left join paid r on r.note_id = n.id
    where n.issued_on <= $1`,
};

/** The terms of an issued note, and what was paid on it by the end of a day. */
export interface NoteTerms {
  readonly id: string;
  readonly number: string;
  readonly rate_bps: RateBps;
  readonly effective_rate_bps: RateBps;
  readonly term_months: number;
  readonly defaulted_on: Day | null;
  readonly ended_on: Day | null;
  readonly promised_return: Sen;
  readonly paid_principal: Sen;
  readonly paid_return: Sen;
}

/** The terms of every note issued up to a day, by its id. */
export async function listTerms(reader: Reader, on: Day): Promise<ReadonlyMap<string, NoteTerms>> {
  const rows = await reader.run<NoteTerms>(TERMS, [on]);
  return new Map(rows.map((row) => [row.id, row]));
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

const UNPAID = {
  name: 'servicing_undistributed_up_to',
  text: `select exists (select from repayments where state <> 'distributed' and booked_on <= $1) as found`,
};

/** Whether money that was booked up to a day is still on its way to investors. */
export async function hasUndistributed(reader: Reader, on: Day): Promise<boolean> {
  const [row] = await reader.run<{ found: boolean }>(UNPAID, [on]);
  return row?.found === true;
}
