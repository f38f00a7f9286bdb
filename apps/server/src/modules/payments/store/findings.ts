import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { UnexplainedLine } from '../domain/exception.ts';

const LINES = {
  name: 'unexplained_lines',
  text: `select l.bank_reference, l.amount_sen, l.booked_on, l.reference, l.counterparty, l.description, l.is_return,
      p.state as payout_state, p.amount_sen as payout_sen, o.state as order_state, o.received_sen,
      exists (select from bank_statement_lines twin where twin.account = l.account and twin.reference = l.reference
        and twin.amount_sen = l.amount_sen and twin.booked_on = l.booked_on and twin.is_return = l.is_return
        and (twin.statement_id, twin.line_no) < (l.statement_id, l.line_no)) as is_twin
    from bank_statement_lines l
    left join payouts p on p.end_to_end_id = l.reference
    left join payment_orders o on o.exchange_order_no = l.reference
    where l.account = $1 and l.settled_on is null and l.difference_state = 'open' and l.booked_on <= $2
    order by l.booked_on, l.statement_id, l.line_no`,
};

interface LineRow {
  readonly bank_reference: string;
  readonly amount_sen: bigint;
  readonly booked_on: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly is_return: boolean;
  readonly is_twin: boolean;
  readonly payout_state: string | null;
  readonly payout_sen: bigint | null;
  readonly order_state: string | null;
  readonly received_sen: bigint | null;
}

/** Lines booked up to a day that nothing explains, with what their references name. */
export async function listUnexplained(
  reader: Reader,
  accountNo: string,
  upTo: Day,
): Promise<UnexplainedLine[]> {
  const rows = await reader.run<LineRow>(LINES, [accountNo, upTo]);
  return rows.map((row) => ({
    bankReference: row.bank_reference,
    amountSen: sen(row.amount_sen),
    bookedOn: row.booked_on,
    reference: row.reference,
    counterparty: row.counterparty,
    description: row.description,
    isReturn: row.is_return,
    isTwin: row.is_twin,
    payoutState: row.payout_state,
    payoutSen: orNull(row.payout_sen),
    orderState: row.order_state,
    receivedSen: orNull(row.received_sen),
  }));
}

function orNull(amount: bigint | null): Sen | null {
  return amount === null ? null : sen(amount);
}

/** A transfer of the ledger that no statement has shown. */
export interface UnseenTransfer {
  readonly transferId: string;
  readonly amountSen: Sen;
  readonly kind: string;
  readonly ledgerOn: Day;
}

/** Transfers booked up to a day that no statement has shown. */
export async function listUnseen(reader: Reader, account: BankAccount, upTo: Day): Promise<UnseenTransfer[]> {
  const rows = await reader.db
    .selectFrom('bank_movements')
    .select(['transfer_id', 'amount_sen', 'kind', 'ledger_on'])
    .where('account', '=', account.kind)
    .where('settled_on', 'is', null)
    .where('ledger_on', '<=', upTo)
    .orderBy('ledger_on')
    .execute();
  return rows.map((row) => ({
    transferId: row.transfer_id,
    amountSen: row.amount_sen,
    kind: row.kind,
    ledgerOn: row.ledger_on,
  }));
}

/** A payout whose batch was released and that the bank has not answered. */
export interface UnpaidPayout {
  readonly id: string;
  readonly amountSen: Sen;
  readonly beneficiary: string;
  readonly endToEndId: string;
  readonly releasedOn: Day;
}

/** Payouts of batches released up to a day that the bank has neither paid nor returned. */
export async function listUnpaid(reader: Reader, upTo: Day): Promise<UnpaidPayout[]> {
  const rows = await reader.db
    .selectFrom('payouts')
    .innerJoin('payout_batches', 'payout_batches.id', 'payouts.batch_id')
    .select([
      'payouts.id',
      'payouts.amount_sen',
      'payouts.beneficiary',
      'payouts.end_to_end_id',
      'payout_batches.business_date as released_on',
    ])
    .where('payouts.state', '=', 'in_batch')
    .where('payout_batches.business_date', '<=', upTo)
    .orderBy('payout_batches.business_date')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountSen: row.amount_sen,
    beneficiary: row.beneficiary,
    endToEndId: row.end_to_end_id,
    releasedOn: row.released_on,
  }));
}
