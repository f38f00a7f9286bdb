/**
 * Owns: remittances and the transfers that they cover, remittance_recipients, the service tax worked out per day,
 *   deduction_refunds.
 * States: remittance approved → released → paid, or returned | cancelled; recipient draft → active → ended.
 * Announces: nothing.
 * Rules: platform money leaves the trust account by sweeps and remittances of two operators, each transfer in one period;
 *   taxes stay owed in the operating account until the authority's payment is on its statement.
 * Use: the executors and payout handlers in compose; `readFees` and `lockFees` for whoever spends fees.
 */
export { remittanceCancellation } from './commands/cancel-remittance.ts';
export { remittanceRecipientOf } from './commands/change-recipient.ts';
export { remittancePayouts, sweepPayouts } from './commands/move-remittance.ts';
export { taxPaymentOf } from './commands/record-tax-payment.ts';
export { deductionRefund } from './commands/refund-deductions.ts';
export { treasuryRemittanceOf } from './commands/remit-obligation.ts';
export { treasurySweepOf } from './commands/sweep-fees.ts';
export type { TreasuryDeps } from './domain/remittance.ts';
export { serviceTaxStep } from './jobs.ts';
export { lockFees, readFees } from './queries/read-fees.ts';
export { withholdingFiledThrough } from './queries/read-treasury.ts';
export { treasuryOperatorRoutes } from './routes.operator.ts';
export { treasuryInvariants } from './store/invariants.ts';
