import type { CollectionOrder, MandateOrder, PaymentOrder } from '../../../gateways/rail/port.ts';
import type { PaymentIntent, SentOrder } from './payment-intent.ts';

/** An order of any kind, as it is sent to the rail. */
export type RailOrder = PaymentOrder | MandateOrder | CollectionOrder;

/** A stored order as it is sent to the rail, the same at every call (FPX-10). */
export function orderOf(intent: PaymentIntent, order: Omit<SentOrder, 'state'>): RailOrder {
  const payment: PaymentOrder = {
    merchant: intent.merchantProfile,
    channel: order.channel,
    exchangeOrderNo: order.exchangeOrderNo,
    orderNo: order.orderNo,
    madeAt: order.madeAt,
    amountSen: intent.amountSen,
    bankId: order.bankCode,
    description: intent.description,
    payerName: intent.payerHint,
    // The bank does not need the payer's address; data minimisation.
    payerEmail: '',
  };
  const terms = intent.railTerms;
  if (terms === null) {
    return payment;
  }
  return terms.kind === 'mandate' ? { ...payment, terms } : { ...payment, ...terms };
}
