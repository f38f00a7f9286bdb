import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { PayoutHandler } from '../payments/public.ts';
import { remittanceCancellation } from './commands/cancel-remittance.ts';
import { remittanceRecipientOf } from './commands/change-recipient.ts';
import { remittancePayouts, sweepPayouts } from './commands/move-remittance.ts';
import { taxPaymentOf } from './commands/record-tax-payment.ts';
import { deductionRefund } from './commands/refund-deductions.ts';
import { treasuryRemittanceOf } from './commands/remit-obligation.ts';
import { treasurySweepOf } from './commands/sweep-fees.ts';
import { serviceTaxStep } from './jobs.ts';
import { type TreasuryRouteDeps, treasuryOperatorRoutes } from './routes.operator.ts';
import { treasuryInvariants } from './store/invariants.ts';

/** How platform money leaves the trust account. */
export function treasuryModule(
  deps: TreasuryRouteDeps,
): ModuleManifest<ApprovalExecutor, never, PayoutHandler> {
  return {
    name: 'treasury',
    executors: [
      treasurySweepOf(deps),
      treasuryRemittanceOf(deps),
      remittanceCancellation,
      remittanceRecipientOf(deps),
      taxPaymentOf(deps),
      deductionRefund,
    ],
    payouts: [sweepPayouts, remittancePayouts],
    invariants: treasuryInvariants,
    endOfDayTasks: [serviceTaxStep],
    routes: (routes) => treasuryOperatorRoutes(routes, deps),
  };
}
