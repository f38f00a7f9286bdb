/**
 * Owns: payments in (intents, orders at the rail), payouts and their batches, bank statements, reconciliations and
 * their exceptions; money that is held, and the accounts that it goes back to.
 * States: payment created → pending → succeeded | failed | expired; payout queued → approved → in_batch → paid | returned;
 * held money held → booked | refunded | rejected; line return queued → paid | returned; exception open → resolved;
 * statement import pending → approved | rejected.
 * Rules: one function applies every answer of the bank, once; unknown outcomes are queried again, never assumed.
 * Calls: PurposeHandler, PayoutHandler and HeldMoneyHandler of the manifests, in the transaction that changes the state.
 * Use: `Payments` (made in compose) for createIntent and checkPayment; queuePayout in the transaction of its cause.
 */

export { type ReceiptBooking, receiptHandler } from './commands/book-receipt.ts';
export { cancelPayout, lockStoppable } from './commands/cancel-payout.ts';
export { explainLine } from './commands/explain-line.ts';
export { holdPayment, lockHeldPayment } from './commands/hold-receipt.ts';
export { createPayments } from './commands/payments-service.ts';
export { queuePayout } from './commands/queue-payout.ts';
export { createReceiptLines } from './commands/receipt-lines.ts';
export { heldMoneyPayouts } from './commands/refund-held-money.ts';
export { releaseExceptions } from './commands/release-exceptions.ts';
export { type NoteStep, notesLeftOut, reportFailedNotes } from './commands/report-failed-notes.ts';
export { reportFigures, type WrongFigure } from './commands/report-figures.ts';
export { type HeldMoneyReview, heldMoneyReview } from './commands/review-held-money.ts';
export { lineReturnPayouts } from './commands/settle-line-return.ts';
export {
  type EnteredAccount,
  enteredAccount,
  type RefundDeps,
  verifyAccount,
} from './commands/store-refund-account.ts';
export type { BankAccount } from './domain/bank-account.ts';
export { bankDifference } from './domain/bank-difference.ts';
export { type BankLine, boundLine, type ReceiptLines } from './domain/bank-line.ts';
export type { ReconciliationException } from './domain/exception.ts';
export type { HeldMoney, HeldMoneyProposal, HeldMoneyReason, HeldMoneyState } from './domain/held-money.ts';
export type {
  Booking,
  HeldMoneyFilter,
  HeldMoneyHandler,
  HeldMoneyStore,
} from './domain/held-money-handler.ts';
export type {
  LineCandidate,
  LinePart,
  LineTargetHandler,
  WantedCandidates,
} from './domain/line-candidate.ts';
export type { OpenStatementLine } from './domain/open-line.ts';
export type {
  BatchPayment,
  BatchSettlement,
  CreatedIntent,
  Payment,
  PurposeHandler,
  SettledPayment,
} from './domain/payment.ts';
export type { Payments } from './domain/payments.ts';
export { customerOf, type Payout, type PayoutHandler } from './domain/payout.ts';
export { proofGroups } from './domain/reconcile.ts';
export { isDepositReference, isMobileReference, newRefNumber } from './domain/references.ts';
export type { RefundAccount, RefundSubject } from './domain/refund-account.ts';
export { returnReasonText } from './domain/return-reason.ts';
export { withStoredBankLists } from './domain/stored-bank-lists.ts';
export { presentRefundAccount } from './present.ts';
export { type BankDay, bankClosings, bankFigures, readBankDay } from './queries/bank-day.ts';
export {
  countExceptions,
  exceptionPages,
  type NamedException,
} from './queries/exceptions.ts';
export { countHeldMoney, type HeldMoneyRow, heldMoneyPages } from './queries/held-money.ts';
export { hasReview } from './queries/held-money-proposals.ts';
export { readTargetOfLine } from './queries/line-sender.ts';
export { paymentsOf, payoutsOf } from './queries/of-customer.ts';
export { lockOpenLine, openLinesOf } from './queries/open-lines.ts';
export { readNumberOfPayout } from './queries/payment-file.ts';
export { type PaymentBehind, paymentState, readPayments, readPaymentsBehind } from './queries/payments.ts';
export { type PayoutRow, payoutPages, payoutTotals } from './queries/payout-lists.ts';
export { storedBanks } from './queries/rail-status.ts';
export {
  boundRefundAccount,
  describeRefundAccount,
  type RefundTarget,
  readRefundTarget,
  readRefundTargets,
} from './queries/refund-accounts.ts';
export {
  findExceptions,
  findPayments,
  findPayouts,
  type MoneySearch,
  readPayouts,
} from './queries/search.ts';
export { type TrustDay, trustDays } from './queries/trust-days.ts';
export { type DayException, exceptionsOfDays } from './store/day-exceptions.ts';
export { endRefundAccount, storeNamedAccount } from './store/refund-accounts.ts';
export type { FoundPayment } from './store/search.ts';
