import { BANKS, isChannel } from './banks.ts';
import { signFields, verifyFields } from './checksum.ts';
import { bareOutcome, trueConfirmation } from './confirmation.ts';
import type { FpxContext } from './context.ts';
import { expireIfAbandoned } from './expire.ts';
import { debitAmount } from './mandate-request.ts';
import { BANK_LIST_ANSWER_FIELDS, BANK_LIST_REQUEST_FIELDS, type FpxFields, field } from './messages.ts';
import type { Transaction } from './transactions.ts';
import { senderError } from './validate-request.ts';

/** The exchange's own spelling (FPX-11). */
const ERROR_WHILE_PROCESSING = 'PROSESSING ERROR';
const ERROR_IN_MESSAGE = 'ERROR';

/** Values that an AE repeats unchanged from its AR (FPX-10); the amount is compared apart, because of AD. */
const REPEATED_FIELDS = [
  'fpx_msgToken',
  'fpx_sellerId',
  'fpx_sellerOrderNo',
  'fpx_sellerTxnTime',
  'fpx_txnCurrency',
];

/** One line `key=value&…` between blank lines, as the exchange writes it: the reader has to trim it. */
function bodyOf(fields: FpxFields, order: readonly string[]): string {
  return `\n\n${new URLSearchParams(order.map((name): [string, string] => [name, field(fields, name)]))}\n`;
}

function shuffled(names: readonly string[]): string[] {
  return names
    .map((name): [number, string] => [Math.random(), name])
    .sort(([left], [right]) => left - right)
    .map(([, name]) => name);
}

function findEnquired(context: FpxContext, fields: FpxFields): Transaction | null {
  const transaction = context.transactions.byOrderNo(field(fields, 'fpx_sellerExOrderNo'));
  if (transaction === null) return null;
  const same = REPEATED_FIELDS.every((name) => field(fields, name) === field(transaction.request, name));
  const sameAmount = field(fields, 'fpx_txnAmount') === debitAmount(transaction.request);
  return same && sameAmount ? transaction : null;
}

/**
 * Answers AE: the state of an order as an AC, 76 for an order it does not know, 09 while the buyer is at
 * the bank, or an error text for a message that is not the merchant's (FPX-11).
 */
export function answerEnquiry(context: FpxContext, fields: FpxFields): string {
  if (context.controls.settings.enquiry === 'error') return ERROR_WHILE_PROCESSING;
  if (senderError(fields, context) !== null || field(fields, 'fpx_msgType') !== 'AE') return ERROR_IN_MESSAGE;
  const found = findEnquired(context, fields);
  const outcome = found === null ? bareOutcome('76') : expireIfAbandoned(context, found);
  const answer = trueConfirmation(found?.request ?? fields, outcome, context);
  return bodyOf(answer, shuffled(Object.keys(answer)));
}

/** Answers BE: the channel's banks, each with A (online) or B (blocked), or `ERROR` (FPX-12). */
export function answerBankList(context: FpxContext, fields: FpxFields): string {
  const token = field(fields, 'fpx_msgToken');
  const verified =
    field(fields, 'fpx_msgType') === 'BE' &&
    field(fields, 'fpx_sellerExId') === context.exchangeId &&
    verifyFields(fields, BANK_LIST_REQUEST_FIELDS, context.merchantKey);
  if (!verified || !isChannel(token)) return ERROR_IN_MESSAGE;
  const { blocked_banks: blocked } = context.controls.settings;
  const answer = {
    fpx_msgToken: token,
    fpx_sellerExId: context.exchangeId,
    fpx_bankList: BANKS[token].map(({ id }) => `${id}~${blocked.includes(id) ? 'B' : 'A'}`).join(','),
    fpx_msgType: 'BC',
  };
  const fpx_checkSum = signFields(answer, BANK_LIST_ANSWER_FIELDS, context.privateKey);
  return bodyOf({ ...answer, fpx_checkSum }, [...Object.keys(answer), 'fpx_checkSum']);
}
