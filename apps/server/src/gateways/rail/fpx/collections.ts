import { createHash } from 'node:crypto';
import { parseSen, senToText } from '@titian/finance/sen';
import type { CollectionOrder, EnquiryUnknown, VerifiedEvent } from '../port.ts';
import { type EnquiryOptions, postFields } from './enquiry.ts';
import type { FpxMerchant } from './merchant.ts';
import { meaningOf } from './response-codes.ts';
import { safeName } from './safe-text.ts';
import { type Rows, readSignedFile, signedFile } from './signed-file.ts';

/** Columns of a collection's detail row (DDB-5), in their order. */
const detailColumns = [
  'IND',
  'SELLERORDER',
  'SELLERACC',
  'BANKID',
  'BRANCHCODE',
  'ACCNO',
  'BUYERNAME',
  'IDVALIDTYPE',
  'IC',
  'TRANAMT',
  'TRANCURR',
  'CHARGETYPE',
  'REFNO1',
  'REFNO2',
  'PAYREFNO',
  'MANDATENO',
  'NORETRY',
  'FILLER',
  'STATUS',
] as const;

type Detail = Readonly<Record<(typeof detailColumns)[number], string>>;

/**
 * Sends one collection as a file of one row and reads the result file: the same row with the bank's STATUS, `00` for
 * paid (DDB-5). The same order sent again is answered with its result and collected once.
 */
export async function collectOrder(
  merchant: FpxMerchant,
  order: CollectionOrder,
  options: EnquiryOptions,
): Promise<VerifiedEvent | EnquiryUnknown> {
  const name = `CFT-${order.exchangeOrderNo}.csv`;
  const answer = await postFields(options, signedFile(merchant, name, collectionFile(merchant, order)));
  if ('cause' in answer) {
    return answer;
  }
  const rows = readSignedFile(merchant, name, answer.raw, options.now());
  if (rows === null) {
    return { kind: 'unknown', cause: 'bad_signature', detail: 'The result file is not signed.' };
  }
  return resultOf(merchant, order, rows);
}

function collectionFile(merchant: FpxMerchant, order: CollectionOrder): Rows {
  const amount = senToText(order.amountSen);
  const detail: Detail = {
    IND: 'D',
    SELLERORDER: order.exchangeOrderNo,
    SELLERACC: '',
    BANKID: order.bankId,
    BRANCHCODE: '',
    // The mandate's number identifies the account; the account number is not stored.
    ACCNO: '',
    BUYERNAME: safeName(order.payerName),
    IDVALIDTYPE: '',
    IC: '',
    TRANAMT: amount,
    TRANCURR: 'MYR',
    CHARGETYPE: '',
    REFNO1: order.orderNo,
    REFNO2: '',
    PAYREFNO: '',
    MANDATENO: order.mandateNumber,
    NORETRY: 'Y',
    FILLER: '',
    STATUS: '',
  };
  const row = detailColumns.map((column) => detail[column]);
  const rowHash = createHash('sha256').update(row.join(',')).digest('hex').toUpperCase();
  return [
    ['H', 'DD', order.collectOn.replaceAll('-', ''), merchant.sellerId, ''],
    row,
    ['F', '1', amount, rowHash, amount.replace('.', '')],
  ];
}

function resultOf(merchant: FpxMerchant, order: CollectionOrder, rows: Rows): VerifiedEvent | EnquiryUnknown {
  const [header = [], cells = []] = rows;
  const detail = Object.fromEntries(
    detailColumns.map((column, place) => [column, cells[place] ?? '']),
  ) as Detail;
  if (detail.SELLERORDER !== order.exchangeOrderNo) {
    return { kind: 'unknown', cause: 'other_order', detail: `The answer is about ${detail.SELLERORDER}.` };
  }
  const amountSen = parseSen(detail.TRANAMT);
  if (amountSen === null) {
    return {
      kind: 'unknown',
      cause: 'error_answer',
      detail: `The amount '${detail.TRANAMT}' cannot be read.`,
    };
  }
  return {
    kind: 'event',
    exchangeOrderNo: detail.SELLERORDER,
    orderNo: detail.REFNO1,
    exchangeId: merchant.exchangeId,
    sellerId: header[3] ?? '',
    amountSen,
    currency: detail.TRANCURR,
    debitAuthCode: detail.STATUS,
    ...meaningOf(detail.STATUS),
    bankReference: detail.PAYREFNO === '' ? null : detail.PAYREFNO,
    // The result file has the day of collection only.
    bankTime: null,
    payerName: detail.BUYERNAME === '' ? null : detail.BUYERNAME,
    payerBankId: detail.BANKID,
    raw: { ...detail, ACCNO: '' },
  };
}
