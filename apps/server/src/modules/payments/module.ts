import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor, Approvals } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { statementImport } from './commands/approve-import.ts';
import { bankCharge, type LockPlatformMoney } from './commands/book-bank-charge.ts';
import { bankProfit } from './commands/book-bank-profit.ts';
import { createConfirmationQueue } from './commands/confirmation-queue.ts';
import { bankAccountChanges } from './commands/follow-bank-accounts.ts';
import { lineAllocation } from './commands/line-allocation.ts';
import { heldMoneyPayouts } from './commands/refund-held-money.ts';
import { payoutBatch } from './commands/release-batch.ts';
import { moneyRestrictions } from './commands/report-restricted.ts';
import { exceptionResolution } from './commands/resolve-exception.ts';
import { lineReturn } from './commands/return-line.ts';
import { heldMoneyReview, receiptReview } from './commands/review-held-money.ts';
import { lineReturnPayouts } from './commands/settle-line-return.ts';
import type { ReceiptLines } from './domain/bank-line.ts';
import type { HeldMoneyHandler } from './domain/held-money-handler.ts';
import type { PurposeHandler } from './domain/payment.ts';
import type { PaymentDeps } from './domain/payment-deps.ts';
import type { PayoutHandler } from './domain/payout.ts';
import type { PayoutDeps } from './domain/payout-deps.ts';
import {
  missingStatements,
  paymentCases,
  paymentJobs,
  payoutJobs,
  railWatch,
  reconciliationStep,
  statementImports,
} from './jobs.ts';
import { paymentsClosingCheck } from './queries/closing-check.ts';
import { paymentHealth } from './queries/health.ts';
import { heldMoneyQueue } from './queries/held-money.ts';
import { paymentsImpact } from './queries/setting-impact.ts';
import { paymentsQueue } from './queries/work-queue.ts';
import { heldMoneyRoutes, paymentOperatorRoutes, reconciliationOperatorRoutes } from './routes.operator.ts';
import { bankCallbackRoutes, paymentRoutes } from './routes.ts';
import { heldReceipts } from './store/held-receipts.ts';
import { paymentInvariants } from './store/invariants.ts';

export interface PaymentsModuleDeps extends PaymentDeps, PayoutDeps {
  /** The rail itself; `rail` falls back to the stored lists of banks. */
  readonly liveRail: PaymentDeps['rail'];
  readonly approvals: Approvals;
  /** What all modules know of money that is held, by its purpose. */
  readonly heldMoney: readonly HeldMoneyHandler[];
  /** The open lines of the trust account that manually recorded receipts name. */
  readonly receiptLines: ReceiptLines;
  /** Locks the platform's own money, which a charge of the bank is made good from. */
  readonly lockPlatformMoney: LockPlatformMoney;
}

type Manifest = ModuleManifest<
  ApprovalExecutor,
  PurposeHandler,
  PayoutHandler,
  HeldMoneyHandler,
  never,
  ImpactCounter
>;

/** Payments in and out, bank statements and their reconciliation. */
export function paymentsModule(deps: PaymentsModuleDeps): Manifest {
  const { work, log, liveRail, bankAccounts } = deps;
  const confirmations = createConfirmationQueue(deps);
  return {
    name: 'payments',
    impactCounters: paymentsImpact,
    executors: [
      statementImport(deps),
      exceptionResolution(bankAccounts),
      bankCharge(bankAccounts, deps.lockPlatformMoney),
      bankProfit(bankAccounts),
      lineReturn(bankAccounts),
      lineAllocation(deps),
      heldMoneyReview(receiptReview, deps.heldMoney),
      payoutBatch(deps.payoutHandlers, deps),
    ],
    payouts: [heldMoneyPayouts(heldReceipts), lineReturnPayouts],
    invariants: paymentInvariants,
    closingCheck: paymentsClosingCheck,
    healthChecks: paymentHealth(deps),
    workQueues: [heldMoneyQueue(deps.heldMoney), paymentsQueue(liveRail)],
    eventConsumers: [bankAccountChanges, moneyRestrictions],
    endOfDayTasks: [reconciliationStep(deps), paymentCases(deps)],
    jobs: { ...paymentJobs(deps), ...payoutJobs(deps) },
    periodic: [railWatch({ work, log, rail: liveRail }), statementImports(deps), missingStatements(deps)],
    routes(routes, api) {
      paymentRoutes(routes, deps);
      bankCallbackRoutes(api, { ...deps, confirmations });
      paymentOperatorRoutes(routes, deps);
      reconciliationOperatorRoutes(routes, deps);
      heldMoneyRoutes(routes, deps);
    },
    drain: () => confirmations.drain(),
  };
}
