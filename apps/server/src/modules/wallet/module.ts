import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import {
  type HeldMoneyHandler,
  heldMoneyPayouts,
  heldMoneyReview,
  type LineTargetHandler,
  type PayoutHandler,
  type PurposeHandler,
  type ReceiptLines,
  receiptHandler,
} from '../payments/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { heldTopupHandler, topupReview } from './commands/book-held-topup.ts';
import { secondTopup } from './commands/credit-duplicate.ts';
import { depositLineTarget } from './commands/deposit-line-target.ts';
import { withdrawalPayouts } from './commands/move-withdrawal.ts';
import { notifyStatements } from './commands/notify-statements.ts';
import { withdrawalRejection } from './commands/reject-withdrawal.ts';
import { topupPurpose } from './commands/settle-topup.ts';
import { topupLineTarget } from './commands/topup-line-target.ts';
import { walletClosingCheck } from './queries/closing-check.ts';
import { walletExport } from './queries/export-wallet.ts';
import { heldTopups } from './queries/held-topups.ts';
import { walletImpact } from './queries/setting-impact.ts';
import { walletQueue } from './queries/work-queue.ts';
import { walletOperatorRoutes } from './routes.operator.ts';
import { type WalletDeps, walletRoutes } from './routes.ts';
import { walletInvariants } from './store/invariants.ts';

export interface WalletModuleDeps extends WalletDeps {
  readonly receiptLines: ReceiptLines;
  /** What all modules know of money that is held. */
  readonly heldMoney: readonly HeldMoneyHandler[];
}

/** Top-ups, withdrawals and the movements of customers' cash. */
export function walletModule(
  deps: WalletModuleDeps,
): ModuleManifest<
  ApprovalExecutor,
  PurposeHandler,
  PayoutHandler,
  HeldMoneyHandler,
  LineTargetHandler,
  ImpactCounter
> {
  return {
    name: 'wallet',
    impactCounters: walletImpact,
    executors: [heldMoneyReview(topupReview, deps.heldMoney), withdrawalRejection],
    purposes: [topupPurpose],
    payouts: [withdrawalPayouts, heldMoneyPayouts(heldTopups)],
    heldMoney: [heldTopupHandler(deps.receiptLines), receiptHandler(secondTopup)],
    lineTargets: [topupLineTarget, depositLineTarget],
    invariants: walletInvariants,
    exportReader: walletExport(deps.notes),
    closingCheck: walletClosingCheck,
    workQueues: [walletQueue],
    endOfDayTasks: [{ name: 'statements', phase: 'figures', run: notifyStatements }],
    routes(routes) {
      walletRoutes(routes, deps);
      walletOperatorRoutes(routes);
    },
  };
}
