import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { PayoutHandler, PurposeHandler, ReceiptLines } from '../payments/public.ts';
import { withdrawalPayouts } from './commands/move-withdrawal.ts';
import { refundPayouts } from './commands/refund-topup.ts';
import { withdrawalRejection } from './commands/reject-withdrawal.ts';
import { topupReview } from './commands/review-topup.ts';
import { topupPurpose } from './commands/settle-topup.ts';
import { walletExport } from './queries/export-wallet.ts';
import { walletQueue } from './queries/work-queue.ts';
import { walletOperatorRoutes } from './routes.operator.ts';
import { type WalletDeps, walletRoutes } from './routes.ts';
import { walletInvariants } from './store/invariants.ts';

export interface WalletModuleDeps extends WalletDeps {
  readonly receiptLines: ReceiptLines;
}

/** Top-ups, withdrawals and the movements of customers' cash. */
export function walletModule(
  deps: WalletModuleDeps,
): ModuleManifest<ApprovalExecutor, PurposeHandler, PayoutHandler> {
  return {
    name: 'wallet',
    executors: [topupReview(deps.receiptLines), withdrawalRejection],
    purposes: [topupPurpose],
    payouts: [withdrawalPayouts, refundPayouts],
    invariants: walletInvariants,
    exportReader: walletExport(deps.notes),
    workQueues: [walletQueue],
    routes(routes) {
      walletRoutes(routes, deps);
      walletOperatorRoutes(routes, deps.bankAccounts);
    },
  };
}
