/** The fields of one FPX message by wire name (`fpx_…`). */
export type FpxFields = Readonly<Record<string, string>>;

/** The 20 signed fields of AR and AE, in the order of the checksum (FPX-1). */
export const REQUEST_FIELDS = [
  'fpx_buyerAccNo',
  'fpx_buyerBankBranch',
  'fpx_buyerBankId',
  'fpx_buyerEmail',
  'fpx_buyerIban',
  'fpx_buyerId',
  'fpx_buyerName',
  'fpx_makerName',
  'fpx_msgToken',
  'fpx_msgType',
  'fpx_productDesc',
  'fpx_sellerBankCode',
  'fpx_sellerExId',
  'fpx_sellerExOrderNo',
  'fpx_sellerId',
  'fpx_sellerOrderNo',
  'fpx_sellerTxnTime',
  'fpx_txnAmount',
  'fpx_txnCurrency',
  'fpx_version',
] as const;

/** The 4 signed fields of BE (FPX-1). */
export const BANK_LIST_REQUEST_FIELDS = [
  'fpx_msgToken',
  'fpx_msgType',
  'fpx_sellerExId',
  'fpx_version',
] as const;

/** The 4 signed fields of BC, the answer to BE (FPX-1). */
export const BANK_LIST_ANSWER_FIELDS = [
  'fpx_bankList',
  'fpx_msgToken',
  'fpx_msgType',
  'fpx_sellerExId',
] as const;

/** The 21 signed fields of AC (FPX-8). */
export const CONFIRMATION_FIELDS = [
  'fpx_buyerBankBranch',
  'fpx_buyerBankId',
  'fpx_buyerIban',
  'fpx_buyerId',
  'fpx_buyerName',
  'fpx_creditAuthCode',
  'fpx_creditAuthNo',
  'fpx_debitAuthCode',
  'fpx_debitAuthNo',
  'fpx_fpxTxnId',
  'fpx_fpxTxnTime',
  'fpx_makerName',
  'fpx_msgToken',
  'fpx_msgType',
  'fpx_sellerExId',
  'fpx_sellerExOrderNo',
  'fpx_sellerId',
  'fpx_sellerOrderNo',
  'fpx_sellerTxnTime',
  'fpx_txnAmount',
  'fpx_txnCurrency',
] as const;

/** The greatest length of each field of AR (FPX-28). */
export const GREATEST_LENGTHS: Readonly<Record<(typeof REQUEST_FIELDS)[number], number>> = {
  fpx_buyerAccNo: 20,
  fpx_buyerBankBranch: 30,
  fpx_buyerBankId: 10,
  fpx_buyerEmail: 50,
  fpx_buyerIban: 50,
  fpx_buyerId: 20,
  fpx_buyerName: 50,
  fpx_makerName: 40,
  fpx_msgToken: 2,
  fpx_msgType: 2,
  fpx_productDesc: 30,
  fpx_sellerBankCode: 2,
  fpx_sellerExId: 10,
  fpx_sellerExOrderNo: 40,
  fpx_sellerId: 10,
  fpx_sellerOrderNo: 40,
  fpx_sellerTxnTime: 14,
  fpx_txnAmount: 19,
  fpx_txnCurrency: 3,
  fpx_version: 3,
};

/** The value of a field, blank when it is absent. */
export function field(fields: FpxFields, name: string): string {
  return Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';
}
