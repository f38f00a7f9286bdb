/**
 * Owns: instalments, share_projections, projected_shares, repayment_orders, repayments, repayment_parts, distribution_shares, disbursements, agreements, note_signatures, commodity_trades, guarantee_claims, guarantor_payouts, recoveries, recovery_steps, late_waivers, late_waiver_parts, excess_accounts, excesses, excess_uses, excess_returns, business_days.
 * States: a signature signed → issued | void; repayment received → distributing → distributed; an instalment is open until principal, return and late charge are paid.
 * Announces: nothing; issuers and investors are told by mail, and by the note's updates.
 * Rules: a repayment is booked once per payment, oldest instalment first; its split is stored before anybody is paid.
 * Use: `repaymentPurpose` and `disbursementPayouts` for payments, `runEndOfDay` with the steps that compose collects.
 */
export { bindAllocation, bookRepayment, type Receipt } from './commands/book-repayment.ts';
export { guaranteeClosing } from './commands/close-claim.ts';
export { noteClosing } from './commands/close-note.ts';
export { noteDefault } from './commands/default-by-hand.ts';
export { disbursementPayouts } from './commands/disbursement-payouts.ts';
export { distributeRepayments } from './commands/distribute-repayments.ts';
export { eachNote } from './commands/each-note.ts';
export { guarantorPayment, guarantorPayouts } from './commands/pay-guarantor.ts';
export { repaymentPurpose } from './commands/receive-repayment.ts';
export { recoveryCostRecord } from './commands/record-cost.ts';
export { noteReceiptRecord } from './commands/record-receipt.ts';
export { excessRefundForIssuer } from './commands/refund-for-issuer.ts';
export { repaymentRelease } from './commands/release-repayment.ts';
export { excessPayouts } from './commands/return-excess.ts';
export { type EndOfDayRequest, runEndOfDay } from './commands/run-end-of-day.ts';
export { lateChargeWaiver } from './commands/waive-late-charge.ts';
export type { CollectedAccount } from './domain/collected-account.ts';
export type { IssuerFlow } from './domain/issuer-flow.ts';
export { monthsShown } from './domain/months.ts';
export type { NoteReceipt, NoteRecord } from './domain/note-record.ts';
export { endOfDay, excessStep, servicingEndOfDayTasks, servicingJobs } from './jobs.ts';
export { closedClaims } from './queries/closed-claims.ts';
export { duesOn } from './queries/dues-on.ts';
export { servicingExport } from './queries/export-servicing.ts';
export { agedPrincipal, comingDays, comingShares, promisedMonths } from './queries/investor-schedule.ts';
export { issuerFlows } from './queries/issuer-account.ts';
export { type DistributionParts, movementPartsOf } from './queries/movement-parts.ts';
export { daysLateOf, duesOf, type NextPayment, nextPaymentsOf, soonestOf } from './queries/next-payment.ts';
export { nextSharesOf } from './queries/next-shares.ts';
export { defaultReceipts, noteRecords } from './queries/note-records.ts';
export { hasPaymentUnderWay } from './queries/payment-under-way.ts';
export { servicingQueue } from './queries/work-queue.ts';
export { servicingOperatorRoutes } from './routes.operator.ts';
export { type RunDayDeps, runDayRoutes, type ServicingRouteDeps, servicingRoutes } from './routes.ts';
export { servicingInvariants } from './store/invariants.ts';
export type { ComingDay, ComingShare, DayRange } from './store/shared-schedules.ts';
