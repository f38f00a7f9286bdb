import { type Bank, findBank, isChannel } from './banks.ts';
import type { Code } from './codes.ts';
import type { FpxContext } from './context.ts';
import { type FpxFields, field } from './messages.ts';
import { settle } from './settle.ts';
import type { Transaction } from './transactions.ts';
import { contentError, duplicateError, senderError } from './validate-request.ts';

/**
 * The outcome of an AR.
 * - opened: the buyer may go to the bank
 * - rejected: decided at once; the transaction keeps the code and the merchant gets its AC
 * - duplicate: the first payment of that order number stays; only this browser gets XN
 * - unproven: not from the configured merchant, so nothing is recorded or sent
 */
export type Received =
  | { readonly kind: 'opened'; readonly transaction: Transaction }
  | { readonly kind: 'refused'; readonly transaction: Transaction }
  | { readonly kind: 'duplicate'; readonly code: Code }
  | { readonly kind: 'unproven'; readonly code: Code };

/** Takes an AR: checks sender, order number and content, and records it. */
export function receiveRequest(context: FpxContext, fields: FpxFields): Received {
  const senderProblem = senderError(fields, context);
  if (senderProblem !== null) return { kind: 'unproven', code: senderProblem };
  const duplicate = duplicateError(fields, context);
  if (duplicate !== null) return { kind: 'duplicate', code: duplicate };
  const error = contentError(fields, context);
  const transaction = context.transactions.open(fields, context.now(), {
    state: 'open',
    step: 'login',
    debitAuthCode: '09',
  });
  if (error === null) return { kind: 'opened', transaction };
  return { kind: 'refused', transaction: settle(context, transaction, { code: error }) };
}

/** The bank that the buyer chose; a transaction that was opened always has one. */
export function bankOf(transaction: Transaction): Bank {
  const token = field(transaction.request, 'fpx_msgToken');
  const id = field(transaction.request, 'fpx_buyerBankId');
  const bank = isChannel(token) ? findBank(token, id) : null;
  return bank ?? { id, name: id, behaviour: 'ordinary' };
}

/** True when a corporate checker decides after the maker (B2B1). */
export function needsChecker(transaction: Transaction): boolean {
  return field(transaction.request, 'fpx_msgToken') === '02' && bankOf(transaction).behaviour === 'ordinary';
}
