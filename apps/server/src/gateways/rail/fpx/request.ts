import { senToText } from '@titian/finance/sen';
import { type MandateOrder, OrderRejected, type PaymentOrder } from '../port.ts';
import { signSource } from './checksum.ts';
import { checksumSource, type RequestMessage, requestFields, toWire } from './fields.ts';
import { channelRules } from './limits.ts';
import { railTime } from './malaysian-time.ts';
import { mandateDetails, payerIdentity, rejectInvalidTerms } from './mandate-fields.ts';
import type { FpxMerchant } from './merchant.ts';
import { isOrderNumber, safeDescription, safeEmail, safeName } from './safe-text.ts';

/** `AR` requests a payment from the payer's bank, `AD` a mandate, `AE` the outcome of either. */
export type RequestType = 'AR' | 'AD' | 'AE';

type Order = PaymentOrder | MandateOrder;

/**
 * The signed wire form of an order. AR and AE of one order differ in message type and checksum only, as the
 * exchange demands (FPX-10). AD names the greatest collection as its amount, and the terms in `buyerIban`; its
 * AE names the verification debit and leaves them out (DDB-1). Throws OrderRejected when the order breaks a rule.
 */
export function signedRequest(
  merchant: FpxMerchant,
  type: RequestType,
  order: Order,
): Record<string, string> {
  rejectInvalid(order);
  const message = requestMessage(merchant, type, order);
  const checkSum = signSource(checksumSource(requestFields, message), merchant.privateKey, merchant.digest);
  return toWire(requestFields, message, checkSum);
}

function requestMessage(merchant: FpxMerchant, msgType: RequestType, order: Order): RequestMessage {
  const terms = 'terms' in order ? order.terms : null;
  const mandateTerms = msgType === 'AD' ? terms : null;
  return {
    buyerAccNo: '',
    buyerBankBranch: '',
    buyerBankId: order.bankId,
    buyerEmail: safeEmail(order.payerEmail),
    buyerIban: mandateTerms === null ? '' : mandateDetails(mandateTerms),
    buyerId: terms === null ? '' : payerIdentity(terms),
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
    txnAmount: senToText(mandateTerms?.maxAmountSen ?? order.amountSen),
    txnCurrency: 'MYR',
    version: merchant.version,
  };
}

function rejectInvalid(order: Order): void {
  const { minSen, maxSen } = channelRules[order.channel];
  const amountSen = 'terms' in order ? order.terms.maxAmountSen : order.amountSen;
  if (amountSen < minSen || amountSen > maxSen) {
    const range = `${senToText(minSen)} to ${senToText(maxSen)}`;
    throw new OrderRejected(`FPX ${order.channel} takes ${range}, not ${senToText(amountSen)}.`);
  }
  if ('terms' in order) {
    rejectInvalidTerms(order.terms);
  }
  if (!isOrderNumber(order.exchangeOrderNo) || !isOrderNumber(order.orderNo)) {
    throw new OrderRejected('An order number must be 1 to 20 letters, digits or dashes.');
  }
  if (!/^[A-Z0-9]{1,10}$/.test(order.bankId)) {
    throw new OrderRejected('The bank id must be 1 to 10 capital letters or digits.');
  }
  if (safeDescription(order.description) === '') {
    throw new OrderRejected('The description must contain at least one letter or digit.');
  }
}
