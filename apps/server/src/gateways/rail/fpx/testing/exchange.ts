import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sen } from '@titian/finance/sen';
import { selfSignedCertificate } from '../../../../../test/builders/certificate.ts';
import type { PaymentOrder } from '../../port.ts';
import { signSource } from '../checksum.ts';
import {
  type BankListMessage,
  bankListFields,
  type ConfirmationMessage,
  checksumSource,
  confirmationFields,
  toWire,
} from '../fields.ts';
import { type FpxMerchant, fpxMerchant } from '../merchant.ts';

export const testNow = new Date('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;

export function rsaKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/** PEM text of a certificate that counts from and until so many days after `testNow`. */
export function certificateOf(privateKey: KeyObject, fromDay: number, toDay: number): Promise<string> {
  return selfSignedCertificate({
    commonName: 'FPX test',
    privateKey,
    startsAt: new Date(testNow.getTime() + fromDay * DAY_MS),
    endsAt: new Date(testNow.getTime() + toDay * DAY_MS),
  });
}

export async function merchantFor(
  exchangeKey: KeyObject,
  over: Partial<FpxMerchant> = {},
): Promise<FpxMerchant> {
  const merchant = fpxMerchant({
    name: 'client-money',
    exchangeId: 'EX00000123',
    sellerId: 'SE00000456',
    sellerBankCode: '01',
    privateKeyPem: rsaKey().export({ type: 'pkcs8', format: 'pem' }).toString(),
    ownCertificate: null,
    exchangeCertificates: [await certificateOf(exchangeKey, -1, 365)],
    version: '7.0',
    digest: 'sha1',
  });
  return { ...merchant, ...over };
}

export const testOrder: PaymentOrder = {
  merchant: 'client-money',
  channel: 'b2c',
  exchangeOrderNo: '01KAHDWG00ABCDEFGHJK',
  orderNo: 'TP-0000001',
  madeAt: testNow,
  amountSen: sen(200_00n),
  bankId: 'TEST0021',
  description: 'Top up TP-0000001',
  payerName: 'Aisyah binti Rahman',
  payerEmail: 'aisyah@example.com',
};

const approved: ConfirmationMessage = {
  buyerBankBranch: 'SBI BANK A',
  buyerBankId: 'TEST0021',
  buyerIban: '',
  buyerId: '880101145678',
  buyerName: "AISYAH BINTI RAHMAN @ A&'Y",
  creditAuthCode: '00',
  creditAuthNo: '15733223',
  debitAuthCode: '00',
  debitAuthNo: '15733224',
  fpxTxnId: '2611211100000001',
  fpxTxnTime: '20261121110000',
  makerName: 'Aisyah',
  msgToken: '01',
  msgType: 'AC',
  sellerExId: 'EX00000123',
  sellerExOrderNo: testOrder.exchangeOrderNo,
  sellerId: 'SE00000456',
  sellerOrderNo: testOrder.orderNo,
  sellerTxnTime: '20261121110000',
  txnAmount: '200.00',
  txnCurrency: 'MYR',
};

/** A confirmation as the exchange would send it, signed with its key; an approved one by default. */
export function signedConfirmation(
  exchangeKey: KeyObject,
  over: Partial<ConfirmationMessage> = {},
): Record<string, string> {
  const message = { ...approved, ...over };
  const checkSum = signSource(checksumSource(confirmationFields, message), exchangeKey, 'sha1');
  return toWire(confirmationFields, message, checkSum);
}

/** A bank list as the exchange would send it. */
export function signedBankList(
  exchangeKey: KeyObject,
  over: Partial<BankListMessage> = {},
): Record<string, string> {
  const message = { bankList: 'PBB0233~A', msgToken: '01', msgType: 'BC', sellerExId: 'EX00000123', ...over };
  const checkSum = signSource(checksumSource(bankListFields, message), exchangeKey, 'sha1');
  return toWire(bankListFields, message, checkSum);
}
