/**
 * Owns: instalments, oldest_instalments, share_projections, projected_shares, repayment_orders, repayments, repayment_parts,
 *   distribution_shares, disbursements, agreements, note_signatures, commodity_trades, guarantee_claims,
 *   guarantor_payouts, recoveries, recovery_steps, late_waivers, late_waiver_parts, excess_accounts, excesses,
 *   excess_uses, excess_returns, restructurings, former_instalments, former_shares, business_days.
 * States: a signature signed → issued | void; repayment received → distributing → distributed; an instalment is open until principal, return and late charge are paid.
 * Rules: a repayment is booked once per payment, oldest instalment first; its split is stored before any holder is
 * paid. Use: `runEndOfDay` with the end-of-day tasks of all modules; `eachNote` for a task that works off notes one
 * by one.
 */
export { bindAllocation, bookRepayment, type Receipt } from './commands/book-repayment.ts';
export { distributeRepayments } from './commands/distribute-repayments.ts';
export { eachNote } from './commands/each-note.ts';
export { runEndOfDay } from './commands/run-end-of-day.ts';
export type { CollectedAccount } from './domain/collected-account.ts';
export { companyLines, issuerDocument } from './domain/issuer-document.ts';
export { lateView } from './domain/late-view.ts';
export { monthsShown } from './domain/months.ts';
export type { NoteBookRecord, NoteReceipt, NoteRecord } from './domain/note-record.ts';
export { updateView } from './domain/recovery-view.ts';
export { endOfDay } from './jobs.ts';
export { closedClaims } from './queries/closed-claims.ts';
export { type DueOnDay, duesOn, expectedDuesOn } from './queries/dues-on.ts';
export {
  agedPrincipal,
  comingPayments,
  promisedMonths,
  soonestHoldings,
} from './queries/investor-schedule.ts';
export { issuerFlows } from './queries/issuer-account.ts';
export { type DistributionParts, movementPartsOf } from './queries/movement-parts.ts';
export { daysLateOf, duesOf, type NoteDues, nextPaymentsOf, ownNote } from './queries/next-payment.ts';
export { nextSharesOf } from './queries/next-shares.ts';
export { noteBookPages, noteBookTotals, searchNoteBook } from './queries/note-book.ts';
export { noteNumbersOf } from './queries/note-numbers.ts';
export { defaultReceipts, noteRecords } from './queries/note-records.ts';
export { hasPaymentUnderWay } from './queries/payment-under-way.ts';
export { type Recovery, recoveryOf } from './queries/recovery.ts';
export type { ComingDay, ComingShare, DayRange } from './store/coming-payments.ts';
export { type EndOfDayRun, endsOfDays, firstDay, lastFinishedDay } from './store/days.ts';
export type { NoteBookRow } from './store/note-book.ts';
export { noteFigures } from './store/note-figures.ts';
export { listPositions, type NotePosition } from './store/note-positions.ts';
export { hasUndistributed } from './store/note-records.ts';
export { countRepayments, listRepayments } from './store/repayments.ts';
