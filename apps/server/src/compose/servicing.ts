import { createLocalTrading } from '../gateways/commodity-trading/local/provider.ts';
import type { ApprovalExecutor, Approvals } from '../modules/approvals/public.ts';
import {
  collectedFrom,
  collectionPurpose,
  isCollecting,
  mandatePurpose,
} from '../modules/direct-debit/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import { financingOperatorRoutes, financingRoutes } from '../modules/financing/public.ts';
import { figuresStep, insightJobs } from '../modules/insights/public.ts';
import type { Payments, PayoutHandler, PurposeHandler, ReceiptLines } from '../modules/payments/public.ts';
import { marketingFunding, rewardPayouts } from '../modules/referrals/public.ts';
import {
  disbursementPayouts,
  endOfDay,
  excessPayouts,
  excessRefundForIssuer,
  excessStep,
  guaranteeClosing,
  guarantorPayment,
  guarantorPayouts,
  lateChargeWaiver,
  noteClosing,
  noteDefault,
  noteReceiptRecord,
  recoveryCostRecord,
  repaymentPurpose,
  repaymentRelease,
  runDayRoutes,
  servicingEndOfDayTasks,
  servicingJobs,
  servicingOperatorRoutes,
  servicingRoutes,
} from '../modules/servicing/public.ts';
import type { Config } from '../platform/config.ts';
import type { EndOfDayTask } from '../platform/end-of-day-task.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { composeDirectDebit } from './direct-debit.ts';
import { endOfDayTasks } from './end-of-day.ts';
import { creditQueue } from './financing.ts';
import type { MoneyGateways } from './gateways.ts';
import { allInvariants } from './invariants.ts';

/** What business owners' payments are for. */
export const servicingPurposes: readonly PurposeHandler[] = [
  repaymentPurpose,
  mandatePurpose,
  collectionPurpose,
];

/** The changes of issued notes, and of money set aside for rewards, that need two operators. */
export function servicingExecutors(receiptLines: ReceiptLines): readonly ApprovalExecutor[] {
  return [
    noteDefault,
    noteReceiptRecord(receiptLines),
    noteClosing,
    recoveryCostRecord,
    lateChargeWaiver,
    guarantorPayment,
    guaranteeClosing,
    repaymentRelease,
    excessRefundForIssuer,
    marketingFunding,
  ];
}

/** What happens to disbursements, rewards, money paid too much and money owed to guarantors as their payouts move on. */
export const servicingPayouts: readonly PayoutHandler[] = [
  disbursementPayouts,
  excessPayouts,
  guarantorPayouts,
  rewardPayouts,
];

export interface ServicingCompositionDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly storage: FileIntake;
  readonly payments: Payments;
  /** Says whose an account is. */
  readonly gateways: Pick<MoneyGateways, 'bank'>;
  /** What the end of a day brings in modules below. */
  readonly endOfDayTasks: readonly EndOfDayTask[];
  /** What comes last, when nothing is booked on the day any more. */
  readonly closingSteps: readonly EndOfDayTask[];
}

export interface ComposedServicing {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  register(routes: Routes, approvals: Approvals): void;
}

/** From an application for financing to the last sen, and the end of every day. */
export function composeServicing({
  config,
  work,
  storage,
  payments,
  gateways: { bank },
  ...deps
}: ServicingCompositionDeps): ComposedServicing {
  const trading = createLocalTrading({ isOpen: config.hasBundledDesk });
  const directDebit = composeDirectDebit({ work, payments });
  // What is collected comes before anything is distributed or counted as late.
  const before = [...deps.endOfDayTasks, excessStep, ...directDebit.endOfDayTasks];
  const during = endOfDayTasks(servicingEndOfDayTasks(collectedFrom));
  const steps = [...before, ...during, figuresStep, ...deps.closingSteps];
  return {
    jobs: {
      ...servicingJobs(work, { trading, storage, steps }),
      ...directDebit.jobs,
      ...insightJobs(work, allInvariants),
    },
    periodic: [endOfDay(work), ...directDebit.periodic],
    register(routes, approvals) {
      const desk = creditQueue(approvals);
      financingRoutes(routes, { storage, notes: desk.notes });
      financingOperatorRoutes(routes, desk);
      servicingRoutes(routes, { storage, payments, trading, isCollecting, collectedFrom });
      directDebit.register(routes);
      servicingOperatorRoutes(routes, { work, bank });
      if (config.ALLOW_DATE_OVERRIDE) {
        runDayRoutes(routes, { work, steps });
      }
    },
  };
}
