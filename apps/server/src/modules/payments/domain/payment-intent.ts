import type { Channel } from '../../../gateways/rail/port.ts';
import type { OrderState } from './decide-answer.ts';
import type { Payment } from './payment.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import type { RailTerms } from './rail-terms.ts';

/** A payment with what the rail and its page need of it; other modules see `Payment`. */
export interface PaymentIntent extends Payment {
  readonly merchantProfile: string;
  readonly dateShiftDays: number;
  readonly description: string;
  readonly payerHint: string;
  /** Terms sent to the rail beside the order; null for a single payment. */
  readonly railTerms: RailTerms | null;
  /** The latest order; null before the payer left for the bank. */
  readonly exchangeOrderNo: string | null;
  readonly pageExpiresAt: Date;
  readonly enquiries: number;
}

/** The payment as other modules see it: without the terms for the rail. */
export function paymentOf(intent: Payment): Payment {
  const { intentId, refNumber, purpose, purposeId, userId, amountSen, state } = intent;
  const { failureReason, reviewReason, channel, bankCode, payerName } = intent;
  const { settledAt, awaitsAuthoriser, receivedTransferId } = intent;
  return {
    ...{ intentId, refNumber, purpose, purposeId, userId, amountSen, state },
    ...{ failureReason, reviewReason, channel, bankCode, payerName },
    ...{ settledAt, awaitsAuthoriser, receivedTransferId },
  };
}

/** A payment as confirmations of many are decided by it. */
export type BatchIntent = Payment & Pick<PaymentIntent, 'merchantProfile' | 'dateShiftDays'>;

/** Whose payment an order is, as the receipt of an answer needs it before anything is locked. */
export type OrderedPayment = Pick<PaymentIntent, 'intentId' | 'refNumber' | 'dateShiftDays'> & {
  readonly purpose: PaymentPurpose;
};

/** An order that was sent to the rail: one attempt at a payment. */
export interface SentOrder {
  readonly exchangeOrderNo: string;
  readonly intentId: string;
  readonly orderNo: string;
  readonly channel: Channel;
  readonly bankCode: string;
  readonly madeAt: Date;
  readonly state: OrderState;
}
