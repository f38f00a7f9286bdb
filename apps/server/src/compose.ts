import type { FastifyInstance } from 'fastify';
import { registerDevTools } from './compose/dev-tools.ts';
import { registerLive } from './compose/live.ts';
import { allModules } from './compose/modules.ts';
import { incomingFolder, platformPeriodic } from './compose/platform-periodic.ts';
import { type AllContributions, type ModuleDeps, openServices } from './compose/services.ts';
import { openStored } from './compose/stored.ts';
import type { ApprovalExecutor, Approvals } from './modules/approvals/public.ts';
import { isDisclosed, readOperatorNames } from './modules/identity/public.ts';
import type {
  HeldMoneyHandler,
  LineTargetHandler,
  PayoutHandler,
  PurposeHandler,
} from './modules/payments/public.ts';
import { type ImpactCounter, loadLegalTexts, readLegalSources } from './modules/settings/public.ts';
import { auditChainKey } from './platform/audit-chain.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Scope, systemActor } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import { followDatabaseClock } from './platform/db/database-clock.ts';
import { eventJobs } from './platform/events.ts';
import { platformHealth } from './platform/health-checks.ts';
import { createApp } from './platform/http/app.ts';
import { createDrain } from './platform/http/drain.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Authenticator } from './platform/http/principal.ts';
import { createPublicPages, type PublicPages } from './platform/http/public-pages.ts';
import { createRoutes, type Routes } from './platform/http/route.ts';
import { registerSecurityTxt } from './platform/http/security-txt.ts';
import { registerSite } from './platform/http/static-site.ts';
import type { Invariant } from './platform/invariants.ts';
import type { JobTable } from './platform/jobs.ts';
import type { FileKeys } from './platform/keys/file-keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { ContributionCollector, joinJobs } from './platform/module.ts';
import { type Periodic, startPeriodic } from './platform/periodic.ts';
import type { SecurityRecorder } from './platform/security/event.ts';
import type { RotatingStorage } from './platform/storage.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
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
  /** Everything else that modules contribute. */
  readonly contributions: AllContributions;
  /** What is done every few seconds or minutes. */
  readonly periodic: readonly Periodic[];
  readonly log: Log;
  /** What `audit-verify` checks the chain of seals with. */
  readonly auditChain: { readonly key: Buffer; readonly anchorFile: string };
  /** Starts what runs every few seconds (worker processes only). */
  startPeriodic(): { stop(): Promise<void> };
  /** Lets proxies turn away from this process, and answers what is under way (`Drain`). */
  drain(noticeMs: number): Promise<void>;
  /** Ends every connection, then lets go of the database. */
  close(): Promise<void>;
}

const startScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** The only place that makes the pool, the clock and the gateways, and hands them to the modules. */
export async function compose(
  config: Config,
  clock: Clock = systemClock,
  metrics?: Metrics,
): Promise<Titian> {
  const log = createLog(config.LOG_LEVEL);
  const stored = await openStored(config, clock, log);
  const { database, standby, provider, fieldEncryption, keys, storage, security } = stored;
  const follower = clock === systemClock ? await followDatabaseClock(database.reader, log) : null;
  const work = createUnitOfWork({ database, standby, clock, fieldEncryption, keys, log, security, metrics });
  await work.command(startScope, (ctx) => loadLegalTexts(ctx, readLegalSources()));
  const app = await createApp({
    ...{ log, security, metrics },
    paymentOrigin: new URL(config.FPX_BASE_URL).origin,
    secureCookies: config.secureCookies,
    trustedProxies: config.trustedProxies,
    apiBase: config.API_BASE,
    incomingFolder: incomingFolder(config),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    shedLoad: config.TITIAN_ENV !== 'test',
  });
  const drain = createDrain(app);
  const modules = composeModules({ config, work, fieldEncryption, storage, log });
  await registerModules(app, config, work, modules);
  registerHealth(app, database, drain);
  registerSecurityTxt(app, { contact: config.securityContact, publicUrl: config.publicUrl, clock });
  registerDevTools(app, config);
  await registerSite(app, {
    publicUrl: config.publicUrl,
    folder: config.WEB_DIR ?? '',
    apiBase: config.API_BASE,
    secureCookies: config.secureCookies,
  });
  return {
    ...{ app, work, database, provider, storage, security },
    ...{ jobs: modules.jobs, periodic: modules.periodic, approvals: modules.approvals },
    ...{ invariants: modules.contributions.invariants, contributions: modules.contributions },
    log,
    auditChain: { key: auditChainKey(fieldEncryption), anchorFile: config.sealAnchorFile },
    startPeriodic: () => startPeriodic(modules.periodic, log),
    drain: drain.run,
    async close() {
      await app.close();
      await modules.drain();
      await security.close();
      follower?.stop();
      await stored.close();
    },
  };
}

/** Registers the calls of all modules below the API base, and their pages outside it. */
async function registerModules(
  app: FastifyInstance,
  config: Config,
  work: UnitOfWork,
  modules: Composed,
): Promise<void> {
  const rateLimitFactor = config.RATE_LIMIT_FACTOR;
  const allowDateOverride = config.ALLOW_DATE_OVERRIDE;
  const { authenticator } = modules;
  await app.register(
    async (api) => {
      modules.register(
        createRoutes(api, {
          ...{ work, authenticator, allowDateOverride, rateLimitFactor },
          auditing: { isDisclosed, operatorNames: readOperatorNames },
        }),
        api,
      );
    },
    { prefix: config.API_BASE },
  );
  modules.registerPages(createPublicPages(app, { work, rateLimitFactor }));
}

interface Composed {
  readonly authenticator: Authenticator;
  readonly approvals: Approvals;
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  readonly contributions: AllContributions;
  register(routes: Routes, api: FastifyInstance): void;
  registerPages(pages: PublicPages): void;
  drain(): Promise<void>;
}

/** Makes every module and collects what they contribute (decision 109). */
function composeModules(deps: ModuleDeps): Composed {
  const collector = new ContributionCollector<
    ApprovalExecutor,
    PurposeHandler,
    PayoutHandler,
    HeldMoneyHandler,
    LineTargetHandler,
    ImpactCounter
  >();
  const { contributions } = collector;
  const services = openServices(deps, contributions);
  const modules = allModules(services, contributions);
  contributions.healthChecks.push(...platformHealth(deps.config));
  collector.collect(modules);
  const events = eventJobs(deps.work, contributions.eventConsumers);
  return {
    ...{ authenticator: services.authenticator, approvals: services.approvals, contributions },
    jobs: joinJobs([...modules.map((one) => one.jobs ?? {}), events]),
    periodic: [...platformPeriodic(deps), ...modules.flatMap((one) => one.periodic ?? [])],
    register(routes, api) {
      for (const one of modules) {
        one.routes?.(routes, api);
      }
      registerLive(routes, api, { ...services, liveSources: contributions.liveSources });
    },
    registerPages(pages) {
      for (const one of modules) {
        one.pages?.(pages);
      }
    },
    // Higher modules build on lower ones: what they accepted may still need those.
    async drain() {
      for (const one of modules.toReversed()) {
        await one.drain?.();
      }
      for (const one of modules) {
        one.close?.();
      }
    },
  };
}
