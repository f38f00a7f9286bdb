import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type {
  HeldMoneyHandler,
  LineTargetHandler,
  PayoutHandler,
  PurposeHandler,
  ReceiptLines,
  RefundDeps,
} from '../payments/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { heldRepayments } from './commands/book-held-repayment.ts';
import { guaranteeClosing } from './commands/close-claim.ts';
import { noteClosing } from './commands/close-note.ts';
import { noteDefault } from './commands/default-by-hand.ts';
import { disbursementPayouts } from './commands/disbursement-payouts.ts';
import { noteLineTarget } from './commands/note-line-target.ts';
import { guarantorPayment, guarantorPayouts } from './commands/pay-guarantor.ts';
import { repaymentPurpose } from './commands/receive-repayment.ts';
import { recoveryCostRecord } from './commands/record-cost.ts';
import { noteReceiptRecord } from './commands/record-receipt.ts';
import { excessRefundForIssuer } from './commands/refund-for-issuer.ts';
import { repaymentRelease } from './commands/release-repayment.ts';
import { noteRestructuring } from './commands/restructure-note.ts';
import { excessPayouts } from './commands/return-excess.ts';
import { lateChargeWaiver } from './commands/waive-late-charge.ts';
import { endOfDay, servicingEndOfDayTasks, servicingJobs } from './jobs.ts';
import { servicingClosingCheck } from './queries/closing-check.ts';
import { servicingExport } from './queries/export-servicing.ts';
import { endOfDayHealth } from './queries/health.ts';
import { servicingImpact } from './queries/setting-impact.ts';
import { servicingOperatorRoutes } from './routes.operator.ts';
import { runDayRoutes, type ServicingRouteDeps, servicingRoutes } from './routes.ts';
import { servicingInvariants } from './store/invariants.ts';

export interface ServicingModuleDeps extends ServicingRouteDeps, RefundDeps {
  readonly receiptLines: ReceiptLines;
  /** The end of a day, of all modules. */
  readonly endOfDayTasks: readonly EndOfDayTask[];
  /** Whether the end of a day can be run by a call; never in production. */
  readonly runsDaysByCall: boolean;
}

type Manifest = ModuleManifest<
  ApprovalExecutor,
  PurposeHandler,
  PayoutHandler,
  HeldMoneyHandler,
  LineTargetHandler,
  ImpactCounter
>;

/** From the issue of a note to the last sen, and the end of every day. */
export function servicingModule(deps: ServicingModuleDeps): Manifest {
  const { work, endOfDayTasks: steps } = deps;
  return {
    name: 'servicing',
    impactCounters: servicingImpact,
    executors: [
      noteDefault,
      noteReceiptRecord(deps.receiptLines),
      noteClosing,
      recoveryCostRecord,
      lateChargeWaiver,
      noteRestructuring,
      guarantorPayment,
      guaranteeClosing,
      repaymentRelease,
      excessRefundForIssuer,
    ],
    purposes: [repaymentPurpose],
    heldMoney: [heldRepayments],
    lineTargets: [noteLineTarget],
    payouts: [disbursementPayouts, excessPayouts, guarantorPayouts],
    invariants: servicingInvariants,
    exportReader: servicingExport,
    closingCheck: servicingClosingCheck,
    healthChecks: [endOfDayHealth],
    endOfDayTasks: servicingEndOfDayTasks(deps.collectedFrom),
    jobs: servicingJobs(work, { ...deps, steps }),
    periodic: [endOfDay(work)],
    routes(routes) {
      servicingRoutes(routes, deps);
      servicingOperatorRoutes(routes, deps);
      if (deps.runsDaysByCall) {
        runDayRoutes(routes, { work, steps });
      }
    },
  };
}
