import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { PayoutHandler } from '../payments/public.ts';
import { unclaimedPaymentCancellation } from './commands/cancel-payment.ts';
import { unclaimedPayouts } from './commands/move-payment.ts';
import { notifyOwners } from './commands/notify-owners.ts';
import { unclaimedMoneyPayment } from './commands/pay-registrar.ts';
import { unclaimedMoneysExport } from './queries/export-unclaimed-moneys.ts';
import { unclaimedMoneyRoutes } from './routes.operator.ts';
import { unclaimedMoneyInvariants } from './store/invariants.ts';

/** Cash without activity of its owner, under the Unclaimed Moneys Act 1965 (decision 141). */
export function unclaimedMoneysModule(): ModuleManifest<ApprovalExecutor, never, PayoutHandler> {
  return {
    name: 'unclaimed-moneys',
    executors: [unclaimedMoneyPayment, unclaimedPaymentCancellation],
    payouts: [unclaimedPayouts],
    exportReader: unclaimedMoneysExport,
    invariants: unclaimedMoneyInvariants,
    // Once all that customers did on the day is booked.
    endOfDayTasks: [{ name: 'unclaimed_moneys', phase: 'figures', run: notifyOwners }],
    routes: unclaimedMoneyRoutes,
  };
}
