import type { Sen } from '@titian/finance/sen';
import type { Channel, CollectionOrder, MandateOrder, PaymentOrder } from '../../../gateways/rail/port.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { readTerms } from './rail-terms.ts';

interface StoredIntent {
  readonly merchant_profile: string;
  readonly amount_sen: Sen;
  readonly description: string;
  readonly payer_hint: string;
  readonly rail_terms: JsonValue | null;
}

interface StoredOrder {
  readonly channel: string;
  readonly exchange_order_no: string;
  readonly order_no: string;
  readonly made_at: Date;
  readonly bank_code: string;
}

/** An order of any kind, as the rail is told about it. */
export type RailOrder = PaymentOrder | MandateOrder | CollectionOrder;

/** A stored order as it is sent to the rail, the same at every call (FPX-10). */
export function orderOf(intent: StoredIntent, order: StoredOrder): RailOrder {
  const payment: PaymentOrder = {
    merchant: intent.merchant_profile,
    channel: order.channel as Channel,
    exchangeOrderNo: order.exchange_order_no,
    orderNo: order.order_no,
    madeAt: order.made_at,
    amountSen: intent.amount_sen,
    bankId: order.bank_code,
    description: intent.description,
    payerName: intent.payer_hint,
    // Nobody needs the payer's address at the bank; what is not sent cannot leak.
    payerEmail: '',
  };
  const terms = readTerms(intent.rail_terms);
  if (terms === null) {
    return payment;
  }
  return terms.kind === 'mandate' ? { ...payment, terms } : { ...payment, ...terms };
}
