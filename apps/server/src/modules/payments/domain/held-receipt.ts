import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { PaymentPurpose } from './payment-purpose.ts';

/** `paid_twice`: another order of the payment was paid before; `payer`: somebody else paid; `bank`: the bank contradicts the order. */
export type HoldReason = 'paid_twice' | 'payer' | 'bank';

export type HeldReceiptState = 'held' | 'booked' | 'refunded';

/** Money that arrived and may not be used before two operators have decided (PAY-12). */
export interface HeldReceipt {
  readonly id: string;
  /** The ledger's transfer that took it into `payments_received`. */
  readonly transferId: string;
  readonly intentId: string;
  readonly refNumber: string;
  readonly purpose: PaymentPurpose;
  /** The row that asked for the payment. */
  readonly purposeId: string;
  /** The customer who was to pay. */
  readonly userId: string;
  readonly amountSen: Sen;
  /** As the rail named the payer; null where it did not. */
  readonly payerName: string | null;
  readonly reason: HoldReason;
  readonly heldOn: Day;
  readonly state: HeldReceiptState;
  /** The business day on which the bank sent it back. */
  readonly refundedOn: Day | null;
  readonly createdAt: Date;
}
