import { accessReviewsModule } from '../modules/access-reviews/module.ts';
import { approvalsModule } from '../modules/approvals/module.ts';
import type { ApprovalExecutor } from '../modules/approvals/public.ts';
import { autoInvestModule } from '../modules/auto-invest/module.ts';
import { presetTurn } from '../modules/auto-invest/public.ts';
import { backOfficeModule } from '../modules/back-office/module.ts';
import { businessDaysModule } from '../modules/business-days/module.ts';
import { casesModule } from '../modules/cases/module.ts';
import { releaseCases } from '../modules/cases/public.ts';
import { collectionsModule } from '../modules/collections/module.ts';
import { complianceModule } from '../modules/compliance/module.ts';
import { directDebitModule } from '../modules/direct-debit/module.ts';
import { collectedFrom, isCollecting } from '../modules/direct-debit/public.ts';
import { ekycModule } from '../modules/ekyc/module.ts';
import { filesModule } from '../modules/files/module.ts';
import { financingModule } from '../modules/financing/module.ts';
import { fundManagementModule } from '../modules/fund-management/module.ts';
import { hasMandate } from '../modules/fund-management/public.ts';
import { identityModule } from '../modules/identity/module.ts';
import { insightsModule } from '../modules/insights/module.ts';
import { ledgerModule } from '../modules/ledger/module.ts';
import { monitoringModule } from '../modules/monitoring/module.ts';
import { notesModule } from '../modules/notes/module.ts';
import { mayReadNoteDocument, noteKnowledge } from '../modules/notes/public.ts';
import { notificationsModule } from '../modules/notifications/module.ts';
import { notifyFileRemoved } from '../modules/notifications/public.ts';
import { onboardingModule } from '../modules/onboarding/module.ts';
import {
  readClaimedIdentity,
  readCustomerNames,
  readNamesOfCustomers,
} from '../modules/onboarding/public.ts';
import { operatorsModule } from '../modules/operators/module.ts';
import { passkeyModule } from '../modules/passkeys/module.ts';
import { paymentsModule } from '../modules/payments/module.ts';
import {
  type HeldMoneyHandler,
  type LineTargetHandler,
  type PayoutHandler,
  type PurposeHandler,
  releaseExceptions,
} from '../modules/payments/public.ts';
import { profileModule } from '../modules/profile/module.ts';
import { proofsModule } from '../modules/proofs/module.ts';
import { referralsModule } from '../modules/referrals/module.ts';
import { registersModule } from '../modules/registers/module.ts';
import { reportsModule } from '../modules/reports/module.ts';
import { restrictionsModule } from '../modules/restrictions/module.ts';
import { screeningModule } from '../modules/screening/module.ts';
import { hasConfirmedName } from '../modules/screening/public.ts';
import { servicingModule } from '../modules/servicing/module.ts';
import { daysLateOf } from '../modules/servicing/public.ts';
import { settingsModule } from '../modules/settings/module.ts';
import type { ImpactCounter } from '../modules/settings/public.ts';
import { statisticsModule } from '../modules/statistics/module.ts';
import { treasuryModule } from '../modules/treasury/module.ts';
import { lockFees, withholdingFiledThrough } from '../modules/treasury/public.ts';
import { unclaimedMoneysModule } from '../modules/unclaimed-moneys/module.ts';
import { walletModule } from '../modules/wallet/module.ts';
import { windDownModule } from '../modules/wind-down/module.ts';
import type { Ctx } from '../platform/context.ts';
import type { ModuleManifest } from '../platform/module.ts';
import { findLinked } from './case-links.ts';
import { noteReader } from './note-reader.ts';
import { profileReaders } from './profile-readers.ts';
import type { AllContributions, Services } from './services.ts';

export type Manifest = ModuleManifest<
  ApprovalExecutor,
  PurposeHandler,
  PayoutHandler,
  HeldMoneyHandler,
  LineTargetHandler,
  ImpactCounter
>;

/**
 * Every module, in the order in which invariants are verified, a customer's data export is written and, within one
 * phase, the end of a day is worked off. Beside the shared services stand the functions of higher modules that a lower
 * one is handed, because it may not import them.
 */
export function allModules(services: Services, all: AllContributions): readonly Manifest[] {
  return [...customerModules(services, all), ...moneyModules(services, all), ...topModules(services, all)];
}

/** Modules for identity and permissions of customers and operators. */
function customerModules(services: Services, all: AllContributions): readonly Manifest[] {
  const { authenticator, config, work } = services;
  const { workQueues, impactCounters: counters } = all;
  const filedThrough = withholdingFiledThrough;
  const forgetCustomer = (userId: string) => authenticator.forget(userId);
  const readIdentity = readClaimedIdentity;
  const rateLimitFactor = config.RATE_LIMIT_FACTOR;
  const offersSampleCards = config.TITIAN_ENV === 'demo';
  return [
    ledgerModule(),
    identityModule({ ...services, workQueues }),
    passkeyModule(services),
    settingsModule({ work, counters }),
    approvalsModule(services),
    restrictionsModule({ ...services, hasConfirmedName }),
    screeningModule({ ...services, customers: readCustomerNames, namesOf: readNamesOfCustomers }),
    ekycModule({ ...services, readIdentity, offersSampleCards, rateLimitFactor }),
    onboardingModule({ ...services, forgetCustomer, filedThrough, hasMandate }),
    operatorsModule({ ...services, releaseWork }),
  ];
}

/** Frees whatever is assigned to an operator who is disabled. */
async function releaseWork(ctx: Ctx, operatorId: string): Promise<void> {
  await releaseExceptions(ctx, operatorId);
  await releaseCases(ctx, operatorId);
}

/** What moves money. */
function moneyModules(services: Services, { endOfDayTasks }: AllContributions): readonly Manifest[] {
  const lateness = daysLateOf;
  const knowledge = noteKnowledge(daysLateOf);
  const lockPlatformMoney: Parameters<typeof paymentsModule>[0]['lockPlatformMoney'] = async (ctx) =>
    (await lockFees(ctx)).availableSen;
  const runsDaysByCall = services.config.ALLOW_DATE_OVERRIDE;
  return [
    paymentsModule({ ...services, bankAccounts: services.ownAccounts, lockPlatformMoney }),
    walletModule({ ...services, notes: noteReader, bankAccounts: services }),
    notesModule({ ...services, lateness, listing: presetTurn, knowledge }),
    autoInvestModule({ ...services, lateness }),
    financingModule({ ...services, notes: knowledge }),
    servicingModule({ ...services, isCollecting, collectedFrom, endOfDayTasks, runsDaysByCall }),
    collectionsModule(services),
    treasuryModule(services),
    referralsModule(services),
    directDebitModule(services),
    fundManagementModule({ ...services, bankAccounts: services }),
  ];
}

/** Modules that notify customers and operators. */
function topModules(services: Services, all: AllContributions): readonly Manifest[] {
  const { config } = services;
  const idleSeconds = config.SESSION_IDLE_MINUTES * 60;
  return [
    notificationsModule(services),
    casesModule({ ...services, findLinked }),
    monitoringModule(),
    complianceModule(),
    accessReviewsModule(),
    filesModule({ ...services, isShared: mayReadNoteDocument, notifyRemoval: notifyFileRemoved }),
    insightsModule({ ...services, invariants: all.invariants }),
    profileModule({
      ...services,
      ...{ exportReaders: all.exportReaders, closingChecks: all.closingChecks },
      ...{ readers: profileReaders, idleSeconds },
    }),
    backOfficeModule({
      ...{ anchorFile: config.sealAnchorFile, healthChecks: all.healthChecks },
      ...{ heldMoney: all.heldMoney, notes: noteReader, knowledge: noteKnowledge(daysLateOf) },
    }),
    reportsModule(),
    registersModule(),
    unclaimedMoneysModule(),
    proofsModule({ ...services, siteFolder: config.WEB_DIR ?? '' }),
    statisticsModule(services),
    businessDaysModule(services),
    windDownModule(),
  ];
}
