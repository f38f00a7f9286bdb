import { senToText } from '@titian/finance/sen';
import type { ComparedOrder, Disagreement, VerifiedEvent } from '../port.ts';
import type { FpxMerchant } from './merchant.ts';

/** Where a verified event contradicts the stored order: such money is held and never credited (FPX-19). */
export function disagreementsOf(
  merchant: FpxMerchant,
  order: ComparedOrder,
  event: VerifiedEvent,
): readonly Disagreement[] {
  const pairs: readonly Disagreement[] = [
    { field: 'exchangeOrderNo', expected: order.exchangeOrderNo, received: event.exchangeOrderNo },
    { field: 'orderNo', expected: order.orderNo, received: event.orderNo },
    { field: 'exchangeId', expected: merchant.exchangeId, received: event.exchangeId },
    { field: 'sellerId', expected: merchant.sellerId, received: event.sellerId },
    { field: 'amount', expected: senToText(order.amountSen), received: senToText(event.amountSen) },
    { field: 'currency', expected: 'MYR', received: event.currency },
  ];
  return pairs.filter(({ expected, received }) => expected !== received);
}
