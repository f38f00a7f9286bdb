/**
 * Owns: accounts, transfers, entries, account_days. Knows no product.
 * States: none; a transfer is written once and corrected only by another.
 * Rules: balanced by construction; cash accounts are locked in id order, once per transaction.
 * Use: lockAccounts → decide → postTransfers, in the transaction of the causing row.
 */
export { openAccount } from './commands/open-account.ts';
export {
  type LockedAccounts,
  lockAccounts,
  noAccounts,
  postNewTransfers,
  postTransfers,
} from './commands/post-transfers.ts';
export { rollUpDays } from './commands/roll-up-days.ts';
export { type PlatformAccountKind, platformAccount } from './domain/platform-accounts.ts';
export type {
  AccountRange,
  EntryFilter,
  EntryHead,
  EntryPlace,
  FlowEntry,
  KindTotal,
  StatementEntry,
} from './domain/statement.ts';
export type { CausedTransfer, Transfer } from './domain/transfer.ts';
export { investorsWithCash, readAccountRange } from './queries/account-range.ts';
export {
  type BankAccountKind,
  balancesByKind,
  bankBalances,
  bankTransfersSince,
  dailyBalancesByKind,
} from './queries/as-of.ts';
export { accountBalance, accountBalances } from './queries/balance.ts';
export { readEntries } from './queries/entries.ts';
export { entriesAfter, investorHeads } from './queries/entries-after.ts';
export { transfersOf } from './queries/transfers-of.ts';
export type { BankTransfer } from './store/as-of.ts';
export { type DayMovement, readDayMovements } from './store/day-movements.ts';
