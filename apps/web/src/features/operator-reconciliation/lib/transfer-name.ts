import { readable } from '../../../lib/office/readable.ts';
import { text } from '../text.ts';

const known = [
  'payment_received',
  'manual_received',
  'withdrawal_paid',
  'withdrawal_paid_back',
  'disbursement_paid',
  'disbursement_paid_back',
  'refund_paid',
  'refund_paid_back',
  'transfer_received',
  'unidentified_received',
  'line_return_paid',
  'line_return_paid_back',
  'bank_charge',
  'bank_profit',
] as const;

/** What people call a kind of transfer; one without a name of its own is spelled out. */
export function transferName(kind: string): string {
  const one = known.find((name) => name === kind);
  return one === undefined ? readable(kind) : text(`proof.transfer.${one}`);
}
