import type { ModuleManifest, WorkQueueReader } from '../../platform/module.ts';
import type { ApprovalExecutor, Approvals } from '../approvals/public.ts';
import { type AccountFlagDeps, accountFlags } from './commands/account-flags.ts';
import { accountState } from './commands/account-state.ts';
import { applicationDecision } from './commands/decide-application.ts';
import { premiumDecision } from './commands/decide-premium.ts';
import { issuerGroup } from './commands/issuer-group.ts';
import { notifyEmploymentDue } from './commands/notify-employment-due.ts';
import { taxResidenceOf } from './commands/record-tax-residence.ts';
import { addressChangeReview } from './commands/review-address-change.ts';
import { bankAccountReview } from './commands/review-bank-account.ts';
import { bankAccountJobs } from './jobs.ts';
import { onboardingClosingCheck } from './queries/closing-check.ts';
import { onboardingExport } from './queries/export-onboarding.ts';
import { countWaiting } from './queries/list-applications.ts';
import { countWaitingPremium } from './queries/list-premium.ts';
import { countWaitingAddresses } from './queries/read-address-changes.ts';
import { countWaitingBankAccounts } from './queries/read-bank-account-change.ts';
import { investorStatusRoutes } from './routes.investor.ts';
import {
  onboardingOperatorRoutes,
  type TaxResidenceDeps,
  taxResidenceOperatorRoutes,
} from './routes.operator.ts';
import { type OnboardingDeps, onboardingRoutes } from './routes.ts';
import { onboardingInvariants } from './store/invariants.ts';

export interface OnboardingModuleDeps extends OnboardingDeps, AccountFlagDeps, TaxResidenceDeps {
  readonly storage: OnboardingDeps['storage'];
  readonly approvals: Approvals;
}

const workQueue: WorkQueueReader = async (ctx) => ({
  can: {},
  counts: {
    applications: await countWaiting(ctx),
    premium_upgrades: await countWaitingPremium(ctx),
    bank_accounts: await countWaitingBankAccounts(ctx),
    address_changes: await countWaitingAddresses(ctx),
  },
});

/** Applications of customers, their accounts at banks, their addresses and their tax residence. */
export function onboardingModule(deps: OnboardingModuleDeps): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'onboarding',
    executors: [
      applicationDecision(deps),
      accountState(deps),
      accountFlags(deps),
      premiumDecision,
      bankAccountReview,
      addressChangeReview,
      taxResidenceOf(deps.filedThrough),
      issuerGroup,
    ],
    invariants: onboardingInvariants,
    exportReader: onboardingExport,
    closingCheck: onboardingClosingCheck,
    workQueues: [workQueue],
    endOfDayTasks: [{ name: 'employment', phase: 'figures', run: notifyEmploymentDue }],
    jobs: bankAccountJobs(deps),
    routes(routes) {
      onboardingRoutes(routes, deps);
      investorStatusRoutes(routes, deps.storage);
      onboardingOperatorRoutes(routes, deps.approvals);
      taxResidenceOperatorRoutes(routes, deps);
    },
  };
}
