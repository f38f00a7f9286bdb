import { parseSen } from '@titian/finance/sen';
import type { CallbackRejection, CallbackRejectionCause, VerifiedEvent } from '../port.ts';
import { verifyWithAny } from './certificates.ts';
import {
  type ConfirmationMessage,
  checksumSource,
  confirmationFields,
  fromWire,
  maskedRaw,
} from './fields.ts';
import { instantOf } from './malaysian-time.ts';
import type { FpxMerchant } from './merchant.ts';
import { meaningOf } from './response-codes.ts';

type Raw = Readonly<Record<string, string>>;

/**
 * Reads an AC from any road: direct, by the browser, or as the answer to AE. The signature is checked over
 * exactly the 21 fields before any of them is used (FPX-8).
 */
export function parseConfirmation(
  merchants: readonly FpxMerchant[],
  raw: Raw,
  now: Date,
): VerifiedEvent | CallbackRejection {
  const received = fromWire(confirmationFields, raw);
  if ('missing' in received) {
    return rejection(raw, 'malformed', `Fields missing: ${received.missing.join(', ')}.`);
  }
  const { message, checkSum } = received;
  const own = merchants.filter((merchant) => merchant.exchangeId === message.sellerExId);
  const [first] = own;
  if (first === undefined) {
    return rejection(
      raw,
      'unknown_merchant',
      `No merchant profile has the exchange id '${message.sellerExId}'.`,
    );
  }
  const certificates = own.flatMap((merchant) => merchant.exchangeCertificates);
  const source = checksumSource(confirmationFields, message);
  const verification = verifyWithAny(certificates, { source, checkSum, digest: first.digest }, now);
  if (verification !== 'verified') {
    return rejection(raw, verification, `The checksum was not accepted: ${verification}.`);
  }
  return eventOf(message, raw);
}

function eventOf(message: ConfirmationMessage, raw: Raw): VerifiedEvent | CallbackRejection {
  if (message.msgType !== 'AC') {
    return rejection(raw, 'malformed', `Expected message type AC, not '${message.msgType}'.`);
  }
  const amountSen = parseSen(message.txnAmount);
  if (amountSen === null) {
    return rejection(raw, 'malformed', `The amount '${message.txnAmount}' cannot be read.`);
  }
  const { outcome, reason, explanation } = meaningOf(message.debitAuthCode);
  return {
    kind: 'event',
    exchangeOrderNo: message.sellerExOrderNo,
    orderNo: message.sellerOrderNo,
    exchangeId: message.sellerExId,
    sellerId: message.sellerId,
    amountSen,
    currency: message.txnCurrency,
    outcome,
    debitAuthCode: message.debitAuthCode,
    explanation,
    reason,
    bankReference: textOrNull(message.fpxTxnId),
    bankTime: instantOf(message.fpxTxnTime),
    payerName: textOrNull(message.buyerName),
    payerBankId: message.buyerBankId,
    raw: maskedRaw(raw),
  };
}

function rejection(raw: Raw, cause: CallbackRejectionCause, detail: string): CallbackRejection {
  return { kind: 'refusal', cause, detail, raw: maskedRaw(raw) };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
