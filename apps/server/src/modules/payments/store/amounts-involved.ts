import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { lineOfCause, type ReconciliationException } from '../domain/exception.ts';

const LARGEST = {
  name: 'largest_amount_of_line',
  text: `select greatest(abs(l.amount_sen), p.amount_sen, o.received_sen) as amount
    from bank_statement_lines l
    left join payouts p on p.end_to_end_id = l.reference
    left join payment_orders o on o.exchange_order_no = l.reference
    where l.bank_reference = $1`,
};

/** The largest amount that an exception involves: its own, its line's, the payment's or the payout's; null where none. */
export async function largestAmount(reader: Reader, exception: ReconciliationException): Promise<Sen | null> {
  const { amountSen, cause } = exception;
  const bankReference = lineOfCause(cause);
  const rows = bankReference === null ? [] : await reader.run<{ amount: bigint }>(LARGEST, [bankReference]);
  const own = amountSen === null ? [] : [amountSen < 0n ? -amountSen : amountSen];
  const all = [...own, ...rows.map((row) => row.amount)];
  const [largest] = all.sort((one, other) => (one < other ? 1 : -1));
  return largest === undefined ? null : sen(largest);
}
