import type { Sen } from '@titian/finance/sen';
import type { Channel, PaymentOrder } from '../../../gateways/rail/port.ts';

interface StoredIntent {
  readonly merchant_profile: string;
  readonly amount_sen: Sen;
  readonly description: string;
  readonly payer_hint: string;
}

interface StoredOrder {
  readonly channel: string;
  readonly exchange_order_no: string;
  readonly order_no: string;
  readonly made_at: Date;
  readonly bank_code: string;
}

/** A stored order as the rail is told about it: the same at every call, or the rail answers about nothing (rails §1.5). */
export function orderOf(intent: StoredIntent, order: StoredOrder): PaymentOrder {
  return {
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
}
