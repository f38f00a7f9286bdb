import type { ApprovalExecutor } from '../modules/approvals/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import type { PayoutHandler } from '../modules/payments/public.ts';
import {
  deductionRefund,
  remittanceCancellation,
  remittancePayouts,
  remittanceRecipientOf,
  sweepPayouts,
  taxPaymentOf,
  treasuryOperatorRoutes,
  treasuryRemittanceOf,
  treasurySweepOf,
} from '../modules/treasury/public.ts';
import type { Routes } from '../platform/http/route.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { MoneyGateways } from './gateways.ts';

/** What happens to sweeps and remittances as their payouts move on. */
export const treasuryPayouts: readonly PayoutHandler[] = [sweepPayouts, remittancePayouts];

/** How platform money leaves the trust account, decided by two operators each. */
export function treasuryExecutors({ accountNumbers }: MoneyGateways): readonly ApprovalExecutor[] {
  const deps = { operatingAccountNo: accountNumbers.operating };
  return [
    treasurySweepOf(deps),
    treasuryRemittanceOf(deps),
    remittanceCancellation,
    remittanceRecipientOf(deps),
    taxPaymentOf(deps),
    deductionRefund,
  ];
}

export interface TreasuryCompositionDeps {
  readonly work: UnitOfWork;
  readonly storage: FileIntake;
  readonly gateways: MoneyGateways;
}

/** The operators' view of platform money. */
export function registerTreasury(routes: Routes, { work, storage, gateways }: TreasuryCompositionDeps): void {
  const { bank, accountNumbers } = gateways;
  treasuryOperatorRoutes(routes, { work, storage, bank, operatingAccountNo: accountNumbers.operating });
}
