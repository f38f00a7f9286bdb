/**
 * Owns: topups, withdrawals; shows the movements of customers' cash.
 * States: top-up pending → credited | held → refunded | failed; withdrawal requested → approved → in_batch → paid | rejected | returned.
 * Rules: only the investor's own name is credited; money leaves the cash balance when it is requested.
 * Use: `NoteReader` for what the wallet shows of notes.
 */
export { withdrawalPayouts } from './commands/move-withdrawal.ts';
export { topupPurpose } from './commands/settle-topup.ts';
export type { NoteReader } from './domain/movement.ts';
export { withdrawalHoldUntil } from './queries/withdrawal-hold.ts';
