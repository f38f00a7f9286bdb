import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { NameCheck } from '../../onboarding/public.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import type { RefundSubject } from './refund-account.ts';

/** What held money was paid for; `second_topup`: another payment of a top-up whose money was used before. */
export type HeldMoneyPurpose = 'topup' | 'second_topup' | 'repayment' | 'mandate' | 'collection';

/**
 * `paid_twice`: another order of the payment was paid before; `payer`: another user paid; `bank`: the bank
 * contradicts the order.
 */
export type HoldReason = 'paid_twice' | 'payer' | 'bank';

/** `late`: the bank approved it after it had failed or expired; `bank_transfer`: no statement has shown the transfer yet. */
export type HeldMoneyReason = HoldReason | 'late' | 'bank_transfer';

/** `rejected`: a bank transfer that was not found; there is nothing to return. */
export type HeldMoneyState = 'held' | 'booked' | 'refunded' | 'rejected';

/** Money that may not be used before two operators have decided (PAY-12). */
export interface HeldMoney extends RefundSubject {
  readonly kind: 'topup' | 'receipt';
  /** Of the top-up or the receipt that it is stored as. */
  readonly id: string;
  readonly purpose: HeldMoneyPurpose;
  readonly paymentPurpose: PaymentPurpose;
  /** The row that the payment was for. */
  readonly purposeId: string;
  /** Null for a bank transfer. */
  readonly intentId: string | null;
  readonly refNumber: string;
  /** The customer who was to pay. */
  readonly userId: string;
  readonly amountSen: Sen;
  /** How the payer's name compares with the customer's; null where it was not compared. */
  readonly nameCheck: NameCheck | null;
  readonly reasons: readonly HeldMoneyReason[];
  /** The business day on which it arrived, or on which a bank transfer was reported. */
  readonly heldOn: Day;
  readonly state: HeldMoneyState;
  /** The business day on which the bank sent it back. */
  readonly refundedOn: Day | null;
}

/** What two operators are to decide. */
export interface HeldMoneyProposal {
  readonly decision: 'book' | 'refund';
  /** Of the statement's line that shows a bank transfer; null for every other decision. */
  readonly bankReference: string | null;
}
