import { senToText } from '@titian/finance/sen';
import { OrderRefused, type PaymentOrder } from '../port.ts';
import { signSource } from './checksum.ts';
import { checksumSource, type RequestMessage, requestFields, toWire } from './fields.ts';
import { channelRules } from './limits.ts';
import { railTime } from './malaysian-time.ts';
import type { FpxMerchant } from './merchant.ts';
import { isOrderNumber, safeDescription, safeEmail, safeName } from './safe-text.ts';

/** `AR` asks the payer's bank for money, `AE` asks what became of the same payment. */
export type RequestType = 'AR' | 'AE';

/**
 * The signed wire form of a payment order. AR and AE of one order differ in message type and checksum
 * only, as the exchange demands (rails §1.5). Throws OrderRefused when the order breaks a rule.
 */
export function signedRequest(
  merchant: FpxMerchant,
  type: RequestType,
  order: PaymentOrder,
): Record<string, string> {
  refuseUnfit(order);
  const message = requestMessage(merchant, type, order);
  const checkSum = signSource(checksumSource(requestFields, message), merchant.privateKey, merchant.digest);
  return toWire(requestFields, message, checkSum);
}

function requestMessage(merchant: FpxMerchant, msgType: RequestType, order: PaymentOrder): RequestMessage {
  return {
    buyerAccNo: '',
    buyerBankBranch: '',
    buyerBankId: order.bankId,
    buyerEmail: safeEmail(order.payerEmail),
    buyerIban: '',
    buyerId: '',
    buyerName: safeName(order.payerName),
    makerName: '',
    msgToken: channelRules[order.channel].messageToken,
    msgType,
    productDesc: safeDescription(order.description),
    sellerBankCode: merchant.sellerBankCode,
    sellerExId: merchant.exchangeId,
    sellerExOrderNo: order.exchangeOrderNo,
    sellerId: merchant.sellerId,
    sellerOrderNo: order.orderNo,
    sellerTxnTime: railTime(order.madeAt),
    txnAmount: senToText(order.amountSen),
    txnCurrency: 'MYR',
    version: merchant.version,
  };
}

function refuseUnfit(order: PaymentOrder): void {
  const { minSen, maxSen } = channelRules[order.channel];
  if (order.amountSen < minSen || order.amountSen > maxSen) {
    const range = `${senToText(minSen)} to ${senToText(maxSen)}`;
    throw new OrderRefused(`FPX ${order.channel} takes ${range}, not ${senToText(order.amountSen)}.`);
  }
  if (!isOrderNumber(order.exchangeOrderNo) || !isOrderNumber(order.orderNo)) {
    throw new OrderRefused('An order number must be 1 to 20 letters, digits or dashes.');
  }
  if (!/^[A-Z0-9]{1,10}$/.test(order.bankId)) {
    throw new OrderRefused('The bank id must be 1 to 10 capital letters or digits.');
  }
  if (safeDescription(order.description) === '') {
    throw new OrderRefused('The description must contain at least one letter or digit.');
  }
}
