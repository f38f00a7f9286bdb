import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccountKind } from '../../ledger/public.ts';
import type { AmountMatching } from '../domain/amount-matching.ts';
import type { NamedPayout } from '../domain/line-effect.ts';
import type { PayoutPurpose, PayoutState } from '../domain/payout.ts';

/** What the reference of a line names, and the transfers that its amount could be. */
export interface LineTarget {
  readonly payout: NamedPayout | null;
  readonly orderState: string | null;
  readonly receivedSen: Sen | null;
  readonly isPaymentShown: boolean;
  readonly candidates: number;
}

const TARGETS = {
  name: 'line_targets',
  // Candidates as in matching by amount: transfers without a reference of the bank that no line shows.
  text: `select l.nth, p.id as payout_id, p.purpose, p.beneficiary, p.state as payout_state, p.amount_sen as payout_sen,
      o.state as order_state, o.received_sen,
      exists (select from bank_statement_lines other where other.matched_kind = 'payment'
        and other.matched_id = o.received_transfer_id) as is_payment_shown,
      (select count(*)::int from bank_movements m where m.account = $1 and m.settled_on is null
        and m.amount_sen = l.amount and abs(m.ledger_on - l.booked_on) <= $5 and m.kind <> all($6::text[])
        and not exists (select from bank_statement_lines other where other.matched_id = m.transfer_id)) as candidates
    from unnest($2::text[], $3::bigint[], $4::date[]) with ordinality as l (reference, amount, booked_on, nth)
    left join payouts p on p.end_to_end_id = l.reference
    left join payment_orders o on o.exchange_order_no = l.reference
    order by l.nth`,
};

interface TargetRow {
  readonly payout_id: string | null;
  readonly purpose: PayoutPurpose;
  readonly beneficiary: string;
  readonly payout_state: PayoutState;
  readonly payout_sen: bigint;
  readonly order_state: string | null;
  readonly received_sen: bigint | null;
  readonly is_payment_shown: boolean;
  readonly candidates: number;
}

/** What each of some lines names, in their order. */
export async function readLineTargets(
  reader: Reader,
  lines: readonly { readonly reference: string | null; readonly amountSen: Sen; readonly bookedOn: Day }[],
  account: BankAccountKind,
  { withinDays, referencedKinds }: AmountMatching,
): Promise<LineTarget[]> {
  const rows = await reader.run<TargetRow>(TARGETS, [
    account,
    lines.map((one) => one.reference),
    lines.map((one) => one.amountSen),
    lines.map((one) => one.bookedOn),
    withinDays,
    referencedKinds,
  ]);
  return rows.map((row) => ({
    payout:
      row.payout_id === null
        ? null
        : {
            ...{ id: row.payout_id, purpose: row.purpose, beneficiary: row.beneficiary },
            ...{ state: row.payout_state, amountSen: sen(row.payout_sen) },
          },
    orderState: row.order_state,
    receivedSen: row.received_sen === null ? null : sen(row.received_sen),
    isPaymentShown: row.is_payment_shown,
    candidates: row.candidates,
  }));
}
