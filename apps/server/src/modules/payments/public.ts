/**
 * Owns: payments in (intents, orders at the rail), payouts and their batches, bank statements, reconciliations and
 *   their exceptions.
 * States: payment created → pending → succeeded | failed | expired; payout queued → approved → in_batch → paid | returned.
 * Announces: PurposeHandler and PayoutHandler, called in the transaction that changes the state.
 * Rules: one function applies every answer of the bank, once; unknown outcomes are asked again, never guessed.
 * Use: `Payments` (made in compose) for createIntent and checkPayment; queuePayout in the transaction of its cause.
 */

export { cancelPayout, lockStoppable } from './commands/cancel-payout.ts';
export { createConfirmationQueue } from './commands/confirmation-queue.ts';
export { createPayments } from './commands/make-payments.ts';
export { matchTransfer } from './commands/match-transfer.ts';
export { queuePayout } from './commands/queue-payout.ts';
export { payoutBatch } from './commands/release-batch.ts';
export type { BankAccount } from './domain/bank-account.ts';
export { withKeptBankLists } from './domain/kept-bank-lists.ts';
export type {
  CreatedIntent,
  IntentInput,
  JointPayment,
  JointUse,
  Payment,
  PaymentPurpose,
  PaymentState,
  PurposeHandler,
  SettledPayment,
} from './domain/payment.ts';
export type { PaymentSource } from './domain/payment-source.ts';
export type { Payments } from './domain/payments.ts';
export type {
  PayeeAccount,
  Payout,
  PayoutHandler,
  PayoutInput,
  PayoutPurpose,
  PayoutState,
} from './domain/payout.ts';
export { isMobileReference, newRefNumber } from './domain/references.ts';
export {
  missingStatements,
  paymentJobs,
  payoutJobs,
  railWatch,
  reconciliationStep,
  statementImports,
} from './jobs.ts';
export { paymentsDesk } from './queries/desk.ts';
export { readPaymentSources } from './queries/payment-sources.ts';
export { paymentState, readPayments } from './queries/payments.ts';
export { keptBanks } from './queries/rail-standing.ts';
export { paymentOperatorRoutes, reconciliationOperatorRoutes } from './routes.operator.ts';
export { bankCallbackRoutes, paymentRoutes } from './routes.ts';
export { paymentInvariants } from './store/invariants.ts';
