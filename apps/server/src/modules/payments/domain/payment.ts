import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Channel, MandateTerms, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

/** `created` until the bank says something; `succeeded` is final, the other two only until a late approval. */
export type PaymentState = 'created' | 'pending' | 'succeeded' | 'failed' | 'expired';

/** A payment as other modules see it. */
export interface Payment {
  readonly intentId: string;
  readonly refNumber: string;
  readonly purpose: PaymentPurpose;
  /** The row that requested the payment: a top-up, a repayment order. */
  readonly purposeId: string;
  readonly userId: string;
  /** The requested amount. */
  readonly amountSen: Sen;
  readonly state: PaymentState;
  readonly failureReason: ReasonGroup | null;
  /** Set when it needs a review: a late approval, or an answer that contradicts the order. */
  readonly reviewReason: string | null;
  readonly channel: Channel | null;
  readonly bankCode: string | null;
  /** The account holder as the bank names them; null when it sent nothing. */
  readonly payerName: string | null;
  readonly settledAt: Date | null;
  /** A second person of the payer's company still has to approve it at the bank (FPX-21). */
  readonly awaitsAuthoriser: boolean;
  /** The ledger's transfer that took the money in; null before it arrived. */
  readonly receivedTransferId: string | null;
}

/** A payment whose money is in `receipts_clearing`. */
export interface SettledPayment extends Payment {
  readonly state: 'succeeded';
  /** The received amount: equals the requested one, except in `onHeld`. */
  readonly receivedSen: Sen;
  readonly settledAt: Date;
  /** The business day on which it was paid, by the bank's time where that is plausible (decision 042). */
  readonly paidOn: Day;
  readonly receivedTransferId: string;
}

/** A payment that succeeded among others, and the request that brought its confirmation. */
export interface BatchPayment {
  readonly payment: SettledPayment;
  readonly requestId: string | null;
}

/** What a module above does with many payments at once. */
export interface BatchSettlement {
  /** The payments, by intent, that are used together; each of the others goes through `onSucceeded`. */
  readonly accepted: ReadonlySet<string>;
  /** Uses them. Called once and in the same transaction, at the same time as the writes of the payments themselves. */
  carryOut(): Promise<void>;
}

/**
 * What a module above does with a payment, in the very transaction that accepts the bank's answer
 * (PAY-17). Each is called at most once per change; effects that must not repeat are decided on their own row.
 */
export interface PurposeHandler {
  readonly purpose: PaymentPurpose;
  /** The payer is about to leave for the bank; throws AppError where what the payment is for is over. */
  onStarted?(ctx: Ctx, payment: Payment): Promise<void>;
  /** The money is in `receipts_clearing`: move it on. What is left there is held. */
  onSucceeded(ctx: Ctx, payment: SettledPayment): Promise<void>;
  /**
   * The same for many payments at once that need no review; locks what it needs and writes nothing yet.
   * One purpose has it: cash accounts are locked once in a transaction.
   */
  settleBatch?(ctx: Ctx, payments: readonly BatchPayment[]): Promise<BatchSettlement>;
  /** Money arrived that contradicts the order: it stays in `receipts_clearing` until a person decides. */
  onHeld(ctx: Ctx, payment: SettledPayment): Promise<void>;
  /** Failed or expired. A new try or a late approval may still succeed. */
  onFailed(ctx: Ctx, payment: Payment): Promise<void>;
  /** Where the payer's browser goes after the bank, below the platform's own site. */
  returnPath(refNumber: string): string;
}

export interface IntentInput {
  readonly purpose: PaymentPurpose;
  readonly purposeId: string;
  readonly userId: string;
  readonly amountSen: Sen;
  /** The expected payer; the bank may show it. */
  readonly payerHint: string;
  /** What the payer reads at the bank: letters, digits and spaces, at most 30 of them. */
  readonly description: string;
  /** From `newRefNumber`, where the purpose's own row stores it too. */
  readonly refNumber?: string;
  readonly idempotencyKey: string;
  /** Set where the payer authorises a mandate; the amount is then the bank's verification debit. */
  readonly mandate?: AuthorisedMandate;
}

/** What the payer authorises, at a bank that was chosen before. */
export interface AuthorisedMandate {
  readonly mandateId: string;
  readonly terms: MandateTerms;
  readonly channel: Channel;
  readonly bankId: string;
}

/** A payment collected under a mandate, without an action of the payer. */
export interface CollectionInput {
  /** The row that requested the collection. */
  readonly purposeId: string;
  readonly userId: string;
  readonly amountSen: Sen;
  readonly payerHint: string;
  readonly description: string;
  readonly mandateId: string;
  /** The bank's own number of the mandate. */
  readonly mandateNumber: string;
  readonly channel: Channel;
  readonly bankId: string;
}

export interface CreatedCollection {
  readonly intentId: string;
  readonly refNumber: string;
}

export interface CreatedIntent {
  readonly intentId: string;
  readonly refNumber: string;
  /** The payment page, for one payment and 30 minutes. Its token is stored as a hash only. */
  readonly link: string;
  readonly expiresAt: Date;
}
