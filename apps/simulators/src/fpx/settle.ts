import type { Code } from './codes.ts';
import { sentConfirmation } from './confirmation.ts';
import type { FpxContext } from './context.ts';
import { openMandate } from './decide-mandate.ts';
import type { FpxSettings } from './settings.ts';
import { bankReference, orderNoOf, type Transaction, type TransactionState } from './transactions.ts';

/** A decision of the bank about a payment. */
export interface Decision {
  readonly code: Code;
  readonly payerName?: string;
  readonly makerName?: string;
  readonly accountNo?: string;
  /** The day the money reaches the trust account, `YYYY-MM-DD`. */
  readonly bookingDate?: string | null;
}

function stateFor(code: Code): TransactionState {
  if (code === '00') return 'approved';
  return code === '09' || code === '99' ? 'pending' : 'failed';
}

/** True when nothing can change the outcome any more. */
export function isFinal(transaction: Transaction): boolean {
  return transaction.state === 'approved' || transaction.state === 'failed';
}

function startAfterMs(settings: FpxSettings): number {
  const held = settings.direct === 'delay' || settings.order === 'indirect_first';
  return held ? settings.delay_ms : 0;
}

/** Starts the Direct AC of a decided payment with the controls now in force. */
function dispatchDirect(context: FpxContext, transaction: Transaction, afterMs: number): void {
  const { settings } = context.controls;
  context.confirmations.dispatch({
    orderNo: orderNoOf(transaction),
    fields: sentConfirmation(transaction.request, transaction, context),
    startAfterMs: afterMs,
    extraCopies: settings.duplicate,
    retryDelaysMs: settings.retry_delays_ms,
  });
}

/**
 * Records the bank's decision, moves the money when it is 00, and starts the Direct AC.
 * A payment that is final already stays as it is.
 */
export function settle(context: FpxContext, known: Transaction, decision: Decision): Transaction {
  // The caller's copy may be older than a decision that came in meanwhile.
  const transaction = context.transactions.byKey(known.key) ?? known;
  if (isFinal(transaction)) return transaction;
  const approved = decision.code === '00';
  const { settings } = context.controls;
  const settled = context.transactions.save({
    ...transaction,
    state: stateFor(decision.code),
    step: 'finished',
    changedAt: context.now().toISOString(),
    payerName: decision.payerName ?? transaction.payerName,
    makerName: decision.makerName ?? transaction.makerName,
    accountNo: decision.accountNo ?? transaction.accountNo,
    bookingDate: decision.bookingDate ?? transaction.bookingDate,
    debitAuthCode: decision.code,
    debitAuthNo: approved ? bankReference() : '',
    creditAuthCode: approved ? '00' : '',
    creditAuthNo: approved ? bankReference() : '',
    direct: { wanted: settings.direct !== 'drop', tries: 0, acknowledged: false },
  });
  if (approved) {
    context.onApproved(settled);
    openMandate(context, settled);
  }
  if (settled.direct.wanted) dispatchDirect(context, settled, startAfterMs(settings));
  return settled;
}

/** Sends an order's Direct AC now, whether it was held, dropped, given up or acknowledged already. */
export function sendDirectNow(context: FpxContext, transaction: Transaction): void {
  const wanted = context.transactions.save({
    ...transaction,
    direct: { ...transaction.direct, wanted: true },
  });
  dispatchDirect(context, wanted, 0);
}

/** After a start: repeats what a stopped process left open — money not yet booked, ACs not acknowledged. */
export function resume(context: FpxContext): void {
  for (const transaction of context.transactions.all()) {
    if (transaction.state === 'approved') {
      context.onApproved(transaction);
      openMandate(context, transaction);
    }
    const { wanted, tries, acknowledged } = transaction.direct;
    const givenUp = tries > context.controls.settings.retry_delays_ms.length;
    if (wanted && !acknowledged && !givenUp) dispatchDirect(context, transaction, 0);
  }
}
