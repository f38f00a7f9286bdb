/**
 * Owns: topups, withdrawals; shows the movements of customers' cash.
 * States: top-up pending → credited | held → refunded | failed; withdrawal requested → approved → in_batch → paid | rejected | returned.
 * Rules: only the investor's own name is credited; money leaves the cash balance when it is requested.
 * Use: `NoteReader` for what the wallet shows of notes; `writeCollectedTopup` and `settleCollectedTopup` for a top-up that
 * is collected under a mandate.
 */
export { failCollectedTopup, settleCollectedTopup, writeCollectedTopup } from './commands/collect-topup.ts';
export { withdrawalPayouts } from './commands/move-withdrawal.ts';
export { withdrawByApproval } from './commands/request-withdrawal.ts';
export { topupPurpose } from './commands/settle-topup.ts';
export { validatedAmount } from './commands/start-topup.ts';
export type { Movement, NoteReader } from './domain/movement.ts';
export type { TopupState } from './domain/topup.ts';
export { presentMovement } from './present.ts';
export { checkWithdrawal } from './queries/check-withdrawal.ts';
export { mayTopUp } from './queries/mobile-topup.ts';
export { searchMovements } from './queries/movements.ts';
export { type WithdrawalRow, withdrawalPages, withdrawalTotals } from './queries/operator-lists.ts';
export { readTopupLimits } from './queries/topup-limits.ts';
export { readTopupStates } from './queries/topup-states.ts';
export { withdrawalHoldUntil } from './queries/withdrawal-hold.ts';
export { readWithdrawalOwners } from './queries/withdrawal-owners.ts';
