/**
 * Owns: topups, withdrawals; shows the movements of customers' cash.
 * States: top-up pending → credited | held → refunded | failed; withdrawal requested → approved → in_batch → paid | rejected | returned.
 * Announces: nothing; customers are told by mail and notice.
 * Rules: only the investor's own name is credited; money leaves the cash balance when it is asked for.
 * Use: topupPurpose, withdrawalPayouts and refundPayouts for payments, topupReview and withdrawalRejection for approvals.
 */
export { withdrawalPayouts } from './commands/move-withdrawal.ts';
export { refundPayouts } from './commands/refund-topup.ts';
export { withdrawalRejection } from './commands/reject-withdrawal.ts';
export { topupReview } from './commands/review-topup.ts';
export { topupPurpose } from './commands/settle-topup.ts';
export type { MovementParts, NoteReader } from './domain/movement.ts';
export { walletExport } from './queries/export-wallet.ts';
export { walletQueue } from './queries/work-queue.ts';
export { walletOperatorRoutes } from './routes.operator.ts';
export { type WalletDeps, walletRoutes } from './routes.ts';
export { walletInvariants } from './store/invariants.ts';
