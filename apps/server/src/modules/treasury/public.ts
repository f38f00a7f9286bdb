/**
 * Owns: remittances and the transfers that they cover, remittance_recipients, the service tax worked out per day,
 * deduction_refunds.
 * States: remittance approved → released → paid, or returned | cancelled; recipient draft → active → ended.
 * Rules: platform money leaves the trust account by sweeps and remittances of two operators, each transfer in one period;
 * taxes stay owed in the operating account until the authority's payment is on its statement.
 * Use: `readFees` and `lockFees` for modules that spend fees; `lockRegistrar` for what is paid to the Registrar.
 */
export { boundRecipient } from './commands/prepare-remittance.ts';
export { amountIn } from './commands/sweep-fees.ts';
export { leavingKinds, obligationTerms } from './domain/obligation.ts';
export type { Recipient } from './domain/remittance.ts';
export { lockRegistrar } from './queries/lock-registrar.ts';
export { lockFees, readFees } from './queries/read-fees.ts';
export { withholdingFiledThrough } from './queries/read-treasury.ts';
