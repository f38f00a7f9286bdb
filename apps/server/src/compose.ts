import type { FastifyInstance } from 'fastify';
import { composeDataExport } from './compose/data-export.ts';
import { registerDevTools } from './compose/dev-tools.ts';
import { creditExecutors } from './compose/financing.ts';
import { type MoneyGateways, openMoneyGateways } from './compose/gateways.ts';
import { composeIdentity } from './compose/identity.ts';
import { allInvariants } from './compose/invariants.ts';
import { registerLive } from './compose/live.ts';
import { noteReader } from './compose/note-reader.ts';
import { composeNotes } from './compose/notes.ts';
import { composeOnboarding, onboardingQueues } from './compose/onboarding.ts';
import { composeOperators } from './compose/operators.ts';
import { composePayments, paymentExecutors, paymentQueues, receiptLinesOf } from './compose/payments.ts';
import { incomingFolder, platformPeriodic } from './compose/platform-periodic.ts';
import { registerProfile } from './compose/profile.ts';
import { composeReferrals } from './compose/referrals.ts';
import {
  composeServicing,
  servicingExecutors,
  servicingPayouts,
  servicingPurposes,
} from './compose/servicing.ts';
import { openStored } from './compose/stored.ts';
import { registerTreasury, treasuryExecutors, treasuryPayouts } from './compose/treasury.ts';
import type { Approvals } from './modules/approvals/public.ts';
import { backOfficeRoutes } from './modules/back-office/public.ts';
import type { FileIntake } from './modules/files/public.ts';
import { financingQueue } from './modules/financing/public.ts';
import type { WorkQueueReader } from './modules/identity/public.ts';
import { insightRoutes } from './modules/insights/public.ts';
import { daysLateOf, servicingQueue } from './modules/servicing/public.ts';
import { loadLegalTexts, readLegalSources } from './modules/settings/public.ts';
import { auditChainKey } from './platform/audit-chain.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Scope, systemActor } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import type { FieldEncryption } from './platform/field-encryption.ts';
import { createApp } from './platform/http/app.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Authenticator } from './platform/http/principal.ts';
import { createRoutes, type Routes } from './platform/http/route.ts';
import { registerSecurityTxt } from './platform/http/security-txt.ts';
import { registerSite } from './platform/http/static-site.ts';
import type { Invariant } from './platform/invariants.ts';
import type { JobTable } from './platform/jobs.ts';
import type { FileKeys } from './platform/keys/file-keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { type Periodic, startPeriodic } from './platform/periodic.ts';
import type { SecurityRecorder } from './platform/security/event.ts';
import type { RotatingStorage } from './platform/storage.ts';
import { createUnitOfWork, type UnitOfWork } from './platform/unit-of-work.ts';

/** The product, put together but not listening and not working on jobs yet. */
export interface Titian {
  readonly app: FastifyInstance;
  readonly work: UnitOfWork;
  readonly database: Database;
  /** The master keys, and the files that are encrypted under them. */
  readonly provider: FileKeys;
  readonly storage: RotatingStorage;
  readonly security: SecurityRecorder;
  readonly jobs: JobTable;
  readonly approvals: Approvals;
  readonly invariants: readonly Invariant[];
  readonly log: Log;
  /** What `audit-verify` checks the chain of seals with. */
  readonly auditChain: { readonly key: Buffer; readonly anchorFile: string };
  /** Starts what runs every few seconds (worker processes only). */
  startPeriodic(): { stop(): Promise<void> };
  /** Answers what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/** What modules are made from. */
export interface ModuleDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly fieldEncryption: FieldEncryption;
  readonly storage: RotatingStorage & FileIntake;
  readonly log: Log;
  readonly gateways: MoneyGateways;
}

const startScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** The only place that makes the pool, the clock and the gateways, and hands them to the modules. */
export async function compose(config: Config, clock: Clock = systemClock): Promise<Titian> {
  const log = createLog(config.LOG_LEVEL);
  const stored = await openStored(config, clock, log);
  const { database, provider, fieldEncryption, keys, storage, security } = stored;
  const work = createUnitOfWork({ database, clock, fieldEncryption, keys, log, security });
  await work.command(startScope, (ctx) => loadLegalTexts(ctx, readLegalSources()));
  const app = await createApp({
    ...{ log, security },
    paymentOrigin: new URL(config.FPX_BASE_URL).origin,
    secureCookies: config.secureCookies,
    trustedProxies: config.trustedProxies,
    apiBase: config.API_BASE,
    incomingFolder: incomingFolder(config),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    shedLoad: config.TITIAN_ENV !== 'test',
  });
  const gateways = openMoneyGateways(config, clock);
  const modules = composeModules({ config, work, fieldEncryption, storage, log, gateways });
  await app.register(
    async (api) => {
      modules.register(
        createRoutes(api, {
          work,
          authenticator: modules.authenticator,
          allowDateOverride: config.ALLOW_DATE_OVERRIDE,
          rateLimitFactor: config.RATE_LIMIT_FACTOR,
        }),
        api,
      );
    },
    { prefix: config.API_BASE },
  );
  registerHealth(app, database);
  registerSecurityTxt(app, { contact: config.securityContact, publicUrl: config.publicUrl, clock });
  registerDevTools(app, config);
  await registerSite(app, {
    publicUrl: config.publicUrl,
    folder: config.WEB_DIR ?? '',
    apiBase: config.API_BASE,
    secureCookies: config.secureCookies,
  });
  return {
    app,
    ...{ work, database, provider, storage, security },
    jobs: modules.jobs,
    approvals: modules.approvals,
    invariants: modules.invariants,
    log,
    auditChain: { key: auditChainKey(fieldEncryption), anchorFile: config.sealAnchorFile },
    startPeriodic: () => startPeriodic(modules.periodic, log),
    async close() {
      await app.close();
      await modules.drain();
      await security.close();
      await database.close();
    },
  };
}

interface Modules {
  readonly authenticator: Authenticator;
  readonly approvals: Approvals;
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  readonly invariants: readonly Invariant[];
  register(routes: Routes, api: FastifyInstance): void;
  drain(): Promise<void>;
}

/** Composed modules that have something to do without being asked. */
interface Worker {
  readonly jobs: JobTable;
  readonly periodic?: readonly Periodic[];
}

/** What the modules show on the start page of operators. */
function workQueuesOf(gateways: MoneyGateways): readonly WorkQueueReader[] {
  return [...onboardingQueues, ...paymentQueues(gateways), financingQueue, servicingQueue];
}

/** What payouts are for in the modules above payments, beside withdrawals. */
const payoutHandlers = [...servicingPayouts, ...treasuryPayouts];

/** Every change that needs two operators. */
function executorsOf(gateways: MoneyGateways) {
  return [
    ...paymentExecutors(payoutHandlers, servicingPurposes, gateways),
    ...creditExecutors,
    ...servicingExecutors(receiptLinesOf(gateways)),
    ...treasuryExecutors(gateways),
  ];
}

function composeModules(deps: ModuleDeps): Modules {
  const identity = composeIdentity(deps.config, deps.work, workQueuesOf(deps.gateways));
  const operators = composeOperators(identity.authenticator, deps.work);
  const onboarding = composeOnboarding({
    ...deps,
    bank: deps.gateways.bank,
    authenticator: identity.authenticator,
    executors: [...executorsOf(deps.gateways), ...operators.executors],
  });
  const notes = composeNotes(deps.work, daysLateOf);
  const payments = composePayments({
    ...deps,
    purposes: servicingPurposes,
    payoutHandlers,
    notes: noteReader,
    approvals: onboarding.approvals,
  });
  const servicing = composeServicing({
    ...deps,
    payments: payments.payments,
    endOfDayTasks: identity.endOfDayTasks,
    closingSteps: payments.closingSteps,
  });
  const referrals = composeReferrals(deps.config, deps.work);
  const dataExport = composeDataExport(deps);
  const below: readonly Worker[] = [identity, operators, onboarding, notes, payments];
  const all: readonly Worker[] = [...below, servicing, referrals, dataExport];
  return {
    ...{ authenticator: identity.authenticator, approvals: onboarding.approvals },
    jobs: Object.assign({}, ...all.map((one) => one.jobs)),
    periodic: [...platformPeriodic(deps), ...all.flatMap((one) => one.periodic ?? [])],
    invariants: allInvariants,
    register(routes, api) {
      identity.register(routes);
      onboarding.register(routes, api);
      operators.register(routes, onboarding.approvals);
      payments.register(routes, api);
      notes.register(routes);
      servicing.register(routes, onboarding.approvals);
      referrals.register(routes);
      registerTreasury(routes, deps);
      registerLive(routes, api, { ...deps, authenticator: identity.authenticator });
      registerProfile(routes, deps.config, identity.authenticator);
      insightRoutes(routes);
      backOfficeRoutes(routes, deps.config.sealAnchorFile);
    },
    async drain() {
      await notes.drain();
      await payments.drain();
      onboarding.close();
    },
  };
}
