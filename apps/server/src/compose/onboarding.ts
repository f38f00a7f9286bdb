import type { FastifyInstance } from 'fastify';
import type { MailTransport } from '../gateways/mail/port.ts';
import { createSmtpMail } from '../gateways/mail/smtp.ts';
import type { PayoutBank } from '../gateways/payout/port.ts';
import { createLocalScreening } from '../gateways/screening/local/provider.ts';
import {
  type ApprovalExecutor,
  type Approvals,
  approvalJobs,
  approvalOperatorRoutes,
  approvalsQueue,
  createApprovals,
  expiringApprovals,
} from '../modules/approvals/public.ts';
import { type FileIntake, fileJobs, fileRoutes, fileSweep, heldFiles } from '../modules/files/public.ts';
import type { WorkQueueReader } from '../modules/identity/public.ts';
import { mayReadNoteDocument } from '../modules/notes/public.ts';
import {
  mailSweep,
  notificationJobs,
  notificationRoutes,
  notifyFileRemoved,
} from '../modules/notifications/public.ts';
import {
  accountFlags,
  accountState,
  applicationDecision,
  bankAccountJobs,
  bankAccountReview,
  countWaiting,
  countWaitingBankAccounts,
  countWaitingPremium,
  onboardingOperatorRoutes,
  onboardingRoutes,
  premiumDecision,
  readCustomerNames,
  taxResidenceOf,
  taxResidenceOperatorRoutes,
} from '../modules/onboarding/public.ts';
import { isSamePerson } from '../modules/operators/public.ts';
import {
  moneyRestriction,
  moneyRestrictionConfirmation,
  restrictionOperatorRoutes,
  restrictionsQueue,
  unconfirmedRestrictions,
} from '../modules/restrictions/public.ts';
import {
  hasConfirmedName,
  screeningClearance,
  screeningJobs,
  screeningListChange,
  screeningOperatorRoutes,
  screeningQueue,
} from '../modules/screening/public.ts';
import {
  holidayChange,
  readSettings,
  settingChange,
  settingsOperatorRoutes,
  settingsQueue,
  settingsRoutes,
} from '../modules/settings/public.ts';
import { withholdingFiledThrough } from '../modules/treasury/public.ts';
import type { Config } from '../platform/config.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { composeEkyc, ekycExecutor, ekycQueue } from './ekyc.ts';

const MAIL_TIMEOUT_MS = 20_000;
const MAIL_CONNECTIONS = 3;

/** What every operator's start page shows of proposals, applications and identity checks. */
export const onboardingQueues: readonly WorkQueueReader[] = [
  approvalsQueue,
  ekycQueue,
  screeningQueue,
  restrictionsQueue,
  settingsQueue,
  async (ctx) => ({
    can: {},
    counts: {
      applications: await countWaiting(ctx),
      premium_upgrades: await countWaitingPremium(ctx),
      bank_accounts: await countWaitingBankAccounts(ctx),
    },
  }),
];

/** The kinds of change that need nothing from outside. */
const simpleExecutors: readonly ApprovalExecutor[] = [
  moneyRestriction(hasConfirmedName),
  moneyRestrictionConfirmation,
  screeningClearance,
  screeningListChange,
  premiumDecision,
  bankAccountReview,
  ekycExecutor,
  holidayChange,
  taxResidenceOf(withholdingFiledThrough),
  settingChange,
];

export interface OnboardingCompositionDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly storage: FileIntake;
  /** Says whose an account is. */
  readonly bank: PayoutBank;
  readonly authenticator: Authenticator;
  /** Kinds of change that other modules bring. */
  readonly executors: readonly ApprovalExecutor[];
}

export interface ComposedOnboarding {
  readonly approvals: Approvals;
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  register(routes: Routes, api: FastifyInstance): void;
  /** Lets go of the mail server. */
  close(): void;
}

/** What compliance looks at: names and money restrictions. */
function complianceRoutes(routes: Routes, approvals: Approvals): void {
  screeningOperatorRoutes(routes);
  restrictionOperatorRoutes(routes, approvals);
}

/** What onboarding decides by: applications, and where investors are tax residents. */
function customerRoutes(routes: Routes, storage: FileIntake, approvals: Approvals): void {
  onboardingOperatorRoutes(routes, approvals);
  taxResidenceOperatorRoutes(routes, { storage, filedThrough: withholdingFiledThrough });
}

function openMail(config: Config): MailTransport {
  return createSmtpMail({
    url: config.SMTP_URL,
    from: config.MAIL_FROM,
    requireTls: config.smtpRequiresTls,
    timeoutMs: MAIL_TIMEOUT_MS,
    maxConnections: MAIL_CONNECTIONS,
  });
}

/** Files, settings, proposals, mail, the applications of customers and their identity checks. */
export function composeOnboarding(deps: OnboardingCompositionDeps): ComposedOnboarding {
  const { config, work, bank, authenticator, storage } = deps;
  const mail = openMail(config);
  const mailDeps = { work, mail, siteUrl: config.publicUrl.replace(/\/$/, ''), apiBase: config.API_BASE };
  const ekyc = composeEkyc({ config, work, storage });
  const screening = createLocalScreening();
  const forgetCustomer = (userId: string) => authenticator.forget(userId);
  const approvals = createApprovals(
    [
      applicationDecision({ forgetCustomer, screening }),
      accountState({ forgetCustomer }),
      accountFlags({ forgetCustomer }),
      ...simpleExecutors,
      ...deps.executors,
    ],
    async (ctx) => (await readSettings(ctx)).approvalExpiryDays,
    isSamePerson,
  );
  return {
    approvals,
    jobs: {
      ...notificationJobs(mailDeps),
      ...approvalJobs(work, approvals),
      ...fileJobs({ work, storage }),
      ...screeningJobs({ work, screening, customers: readCustomerNames }),
      ...bankAccountJobs({ work, bank }),
      ...ekyc.jobs,
    },
    periodic: [
      mailSweep(mailDeps),
      expiringApprovals(work, approvals),
      fileSweep({ work, storage }),
      heldFiles({ work, intake: storage, notifyRemoval: notifyFileRemoved }),
      unconfirmedRestrictions(work),
      ...ekyc.periodic,
    ],
    register(routes, api) {
      fileRoutes(routes, { storage, apiBase: config.API_BASE, isShared: mayReadNoteDocument });
      settingsRoutes(routes);
      settingsOperatorRoutes(routes);
      notificationRoutes(routes);
      approvalOperatorRoutes(routes, approvals);
      onboardingRoutes(routes, { storage, screening, work, bank });
      customerRoutes(routes, storage, approvals);
      complianceRoutes(routes, approvals);
      ekyc.register(routes, api, approvals);
    },
    close: () => mail.close(),
  };
}
