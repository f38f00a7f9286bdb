/** FPX messages: their fields, in the order in which the values are signed (FPX-1). */

const PREFIX = 'fpx_';

/** AR, AD and AE: 20 fields, all sent even when blank. Ascending by wire name, which is the order of the checksum. */
export const requestFields = [
  'buyerAccNo',
  'buyerBankBranch',
  'buyerBankId',
  'buyerEmail',
  'buyerIban',
  'buyerId',
  'buyerName',
  'makerName',
  'msgToken',
  'msgType',
  'productDesc',
  'sellerBankCode',
  'sellerExId',
  'sellerExOrderNo',
  'sellerId',
  'sellerOrderNo',
  'sellerTxnTime',
  'txnAmount',
  'txnCurrency',
  'version',
] as const;

/** AC, from the exchange, by either road and as the answer to AE: 21 fields. */
export const confirmationFields = [
  'buyerBankBranch',
  'buyerBankId',
  'buyerIban',
  'buyerId',
  'buyerName',
  'creditAuthCode',
  'creditAuthNo',
  'debitAuthCode',
  'debitAuthNo',
  'fpxTxnId',
  'fpxTxnTime',
  'makerName',
  'msgToken',
  'msgType',
  'sellerExId',
  'sellerExOrderNo',
  'sellerId',
  'sellerOrderNo',
  'sellerTxnTime',
  'txnAmount',
  'txnCurrency',
] as const;

/** BE: the request for the bank list. */
export const bankEnquiryFields = ['msgToken', 'msgType', 'sellerExId', 'version'] as const;

/** BC: the bank list. */
export const bankListFields = ['bankList', 'msgToken', 'msgType', 'sellerExId'] as const;

export type Message<Field extends string> = Readonly<Record<Field, string>>;
export type RequestMessage = Message<(typeof requestFields)[number]>;
export type ConfirmationMessage = Message<(typeof confirmationFields)[number]>;
export type BankEnquiryMessage = Message<(typeof bankEnquiryFields)[number]>;
export type BankListMessage = Message<(typeof bankListFields)[number]>;

/** The text that is signed: the values, blanks included, joined by `|` (FPX-1). */
export function checksumSource<Field extends string>(
  fields: readonly Field[],
  message: Message<Field>,
): string {
  return fields.map((field) => message[field]).join('|');
}

/** Wire form: every field and the checksum, with the prefix. */
export function toWire<Field extends string>(
  fields: readonly Field[],
  message: Message<Field>,
  checkSum: string,
): Record<string, string> {
  const entries = fields.map((field) => [PREFIX + field, message[field]] as const);
  return Object.fromEntries([...entries, [`${PREFIX}checkSum`, checkSum]]);
}

/** A received message with its checksum, or the names of the fields it lacks. Other keys are ignored. */
export function fromWire<Field extends string>(
  fields: readonly Field[],
  raw: Readonly<Record<string, string>>,
): { readonly message: Message<Field>; readonly checkSum: string } | { readonly missing: readonly string[] } {
  const wanted: readonly (Field | 'checkSum')[] = [...fields, 'checkSum'];
  const missing = wanted.filter((field) => !Object.hasOwn(raw, PREFIX + field));
  if (missing.length > 0) {
    return { missing };
  }
  const fieldValue = (field: string): string => raw[PREFIX + field] ?? '';
  const message = Object.fromEntries(fields.map((field) => [field, fieldValue(field)])) as Message<Field>;
  return { message, checkSum: fieldValue('checkSum') };
}

/** Longer than any field of the rail, its checksum included. */
const VALUE_STORED_CHARS = 1_024;
const confirmationKeys: readonly string[] = [...confirmationFields, 'checkSum'].map(
  (field) => PREFIX + field,
);

/**
 * The known fields of a confirmation as received, each within a size and the payer's identity number masked, for the
 * append-only log (FPX-23). Other posted fields are not signed and not stored.
 */
export function maskedRaw(raw: Readonly<Record<string, string>>): Record<string, string> {
  const known = confirmationKeys.filter((key) => Object.hasOwn(raw, key));
  const stored = Object.fromEntries(known.map((key) => [key, (raw[key] ?? '').slice(0, VALUE_STORED_CHARS)]));
  const payerId = raw[`${PREFIX}buyerId`];
  const shown =
    payerId === undefined || payerId === '' ? {} : { [`${PREFIX}buyerId`]: `****${payerId.slice(-4)}` };
  return { ...stored, ...shown };
}
