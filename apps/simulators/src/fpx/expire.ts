import type { Code } from './codes.ts';
import type { FpxContext } from './context.ts';
import { isFinal, settle } from './settle.ts';
import type { Step, Transaction } from './transactions.ts';

/** A corporate checker has seven days (FPX-21). */
const CHECKER_MS = 7 * 24 * 60 * 60_000;

const TIMEOUT_CODES: Readonly<Record<Step, Code>> = {
  login: '1A',
  account: '1D',
  tac: '1G',
  confirm: '1J',
  finished: 'OF',
};

/** Ends a payment whose buyer or checker stayed away too long. */
export function expireIfAbandoned(context: FpxContext, transaction: Transaction): Transaction {
  if (isFinal(transaction)) return transaction;
  const limitMs = transaction.state === 'pending' ? CHECKER_MS : context.controls.settings.session_ms;
  const idleMs = context.now().getTime() - new Date(transaction.changedAt).getTime();
  if (idleMs <= limitMs) return transaction;
  return settle(context, transaction, { code: TIMEOUT_CODES[transaction.step] });
}

/** Ends all abandoned payments. */
export function expireAbandoned(context: FpxContext): void {
  for (const transaction of context.transactions.all()) expireIfAbandoned(context, transaction);
}
