import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { CausedTransfer } from '../domain/transfer.ts';

const OF_CAUSES = {
  name: 'transfers_of_causes',
  // The kinds of the index `transfers_by_cause`: other transfers are not looked for by their cause.
  text: `select id, debit_account_id, amount_sen, kind, reference_id, note_id, business_date, created_at
    from transfers where reference_id = any($1::uuid[]) and kind in (
      'origination_fee', 'service_tax_on_fee', 'disbursement', 'repayment', 'recovery_cost', 'guarantor_repaid',
      'repayment_excess', 'excess_received')
    order by created_at, id`,
};

interface Row {
  readonly id: string;
  readonly debit_account_id: string;
  readonly amount_sen: Sen;
  readonly kind: string;
  readonly reference_id: string;
  readonly note_id: string | null;
  readonly business_date: Day;
  readonly created_at: Date;
}

/** What some rows moved of a note's money, in the order of booking. */
export async function listOfCauses(reader: Reader, causeIds: readonly string[]): Promise<CausedTransfer[]> {
  const rows = await reader.run<Row & { [column: string]: unknown }>(OF_CAUSES, [[...causeIds]]);
  return rows.map((row) => ({
    id: row.id,
    debitAccountId: row.debit_account_id,
    amountSen: row.amount_sen,
    kind: row.kind,
    referenceId: row.reference_id,
    noteId: row.note_id,
    on: row.business_date,
    at: row.created_at,
  }));
}
