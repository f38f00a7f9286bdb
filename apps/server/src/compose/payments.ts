import type { FastifyInstance } from 'fastify';
import type { ApprovalExecutor, Approvals } from '../modules/approvals/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import type { WorkQueueReader } from '../modules/identity/public.ts';
import {
  type BankAccount,
  bankCallbackRoutes,
  bankCharge,
  bankProfit,
  createConfirmationQueue,
  createPayments,
  createReceiptLines,
  exceptionResolution,
  type LockPlatformMoney,
  lineReturn,
  lineReturnPayouts,
  missingStatements,
  type Payments,
  type PayoutHandler,
  type PurposeHandler,
  paymentJobs,
  paymentOperatorRoutes,
  paymentRoutes,
  paymentsQueue,
  payoutBatch,
  payoutJobs,
  type ReceiptLines,
  railWatch,
  receiptOperatorRoutes,
  receiptPayouts,
  receiptReview,
  reconciliationOperatorRoutes,
  reconciliationStep,
  statementImport,
  statementImports,
  storedBanks,
  withStoredBankLists,
} from '../modules/payments/public.ts';
import { lockFees } from '../modules/treasury/public.ts';
import {
  type NoteReader,
  refundPayouts,
  topupPurpose,
  topupReview,
  walletOperatorRoutes,
  walletQueue,
  walletRoutes,
  withdrawalPayouts,
  withdrawalRejection,
} from '../modules/wallet/public.ts';
import type { Config } from '../platform/config.ts';
import { type Scope, systemActor } from '../platform/context.ts';
import type { EndOfDayTask } from '../platform/end-of-day-task.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { MoneyGateways } from './gateways.ts';

/** What every operator's start page shows of payouts and held top-ups. */
export function paymentQueues({ rail }: MoneyGateways): readonly WorkQueueReader[] {
  return [paymentsQueue(rail), walletQueue];
}

const walletPayouts: readonly PayoutHandler[] = [
  withdrawalPayouts,
  refundPayouts,
  receiptPayouts,
  lineReturnPayouts,
];

/** Fees that no sweep is to take either, while nobody else takes fees out. */
const lockPlatformMoney: LockPlatformMoney = async (ctx) => (await lockFees(ctx)).availableSen;

/** The open lines of the trust account that money recorded by hand names. */
export function receiptLinesOf({ accountNumbers }: MoneyGateways): ReceiptLines {
  return createReceiptLines({ kind: 'trust_bank', accountNo: accountNumbers.trust });
}

/**
 * The changes of money that need two operators.
 * @param payoutHandlers of modules above, beside withdrawals
 * @param purposes of modules above, beside top-ups
 * @param gateways what payment files are written with, and which bank accounts are ours
 */
export function paymentExecutors(
  payoutHandlers: readonly PayoutHandler[],
  purposes: readonly PurposeHandler[],
  gateways: MoneyGateways,
): readonly ApprovalExecutor[] {
  const accounts = bankAccountsOf(gateways);
  return [
    topupReview(receiptLinesOf(gateways)),
    statementImport({ bank: gateways.bank, bankAccounts: accounts }),
    exceptionResolution(accounts),
    bankCharge(accounts, lockPlatformMoney),
    bankProfit(accounts),
    lineReturn(accounts),
    receiptReview([topupPurpose, ...purposes]),
    withdrawalRejection,
    payoutBatch([...walletPayouts, ...payoutHandlers], gateways),
  ];
}

export interface ComposedPayments {
  /** For the modules above that ask for payments. */
  readonly payments: Payments;
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  /** What comes last at the end of a day, when nothing is booked any more. */
  readonly closingSteps: readonly EndOfDayTask[];
  register(routes: Routes, api: FastifyInstance): void;
  /** Answers every confirmation of the bank that was accepted into the queue. */
  drain(): Promise<void>;
}

export interface PaymentCompositionDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly log: Log;
  readonly gateways: MoneyGateways;
  readonly storage: FileIntake;
  /** What payments are for, beside top-ups. */
  readonly purposes: readonly PurposeHandler[];
  /** What payouts are for, beside withdrawals. */
  readonly payoutHandlers: readonly PayoutHandler[];
  readonly notes: NoteReader;
  /** Where the import of an uploaded statement is proposed. */
  readonly approvals: Approvals;
}

const ownScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Payments in and out, and the wallet that stands on them. */
export function composePayments(deps: PaymentCompositionDeps): ComposedPayments {
  const { work, log, gateways, storage, notes, approvals } = deps;
  const { publicUrl } = deps.config;
  const purposes = [topupPurpose, ...deps.purposes];
  const payoutHandlers = [...walletPayouts, ...deps.payoutHandlers];
  const rail = withStoredBankLists(gateways.rail, (channel) =>
    work.query(ownScope, (ctx) => storedBanks(ctx, channel)),
  );
  const incoming = { work, log, publicUrl, rail, purposes };
  const outgoing = {
    work,
    log,
    bank: gateways.bank,
    trustAccount: gateways.trustAccount,
    bankAccounts: bankAccountsOf(gateways),
    payoutHandlers,
  };
  const confirmations = createConfirmationQueue(incoming);
  const payments = createPayments(incoming);
  return {
    payments,
    jobs: { ...paymentJobs(incoming), ...payoutJobs(outgoing) },
    periodic: [
      railWatch({ work, log, rail: gateways.rail }),
      statementImports(outgoing),
      missingStatements(outgoing),
    ],
    closingSteps: [reconciliationStep(outgoing)],
    register(routes, api) {
      paymentRoutes(routes, incoming);
      bankCallbackRoutes(api, { ...incoming, confirmations });
      paymentOperatorRoutes(routes, incoming);
      reconciliationOperatorRoutes(routes, {
        ...outgoing,
        approvals,
        receiptLines: receiptLinesOf(gateways),
      });
      const bankAccounts = { work, bank: gateways.bank };
      const { trustAccount } = gateways;
      walletRoutes(routes, { payments, notes, storage, bankAccounts, publicUrl, trustAccount });
      walletOperatorRoutes(routes, bankAccounts);
      receiptOperatorRoutes(routes, { ...bankAccounts, purposes });
    },
    drain: () => confirmations.drain(),
  };
}

/** The trust account, and the platform's own where there is one. */
function bankAccountsOf({ accountNumbers: { trust, operating } }: MoneyGateways): readonly BankAccount[] {
  const own: readonly BankAccount[] =
    operating === null ? [] : [{ kind: 'operating_bank', accountNo: operating }];
  return [{ kind: 'trust_bank', accountNo: trust }, ...own];
}
