import type { DeviceCookieSettings } from '../../platform/http/device-cookie.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { ModuleManifest, WorkQueueReader } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { RegisterDeps } from './commands/register.ts';
import type { SessionLimits } from './domain/session-limits.ts';
import { identityJobs, identitySweep, twoFactorResetStep, twoFactorResets } from './jobs.ts';
import type { PasskeyRule } from './queries/authenticate.ts';
import { identityExport } from './queries/export-identity.ts';
import { identityOperatorRoutes } from './routes.operator.ts';
import { identityRoutes } from './routes.ts';
import { identityInvariants } from './store/invariants.ts';

export interface IdentityModuleDeps extends RegisterDeps {
  readonly work: UnitOfWork;
  readonly authenticator: Authenticator;
  readonly limits: SessionLimits;
  readonly deviceCookie: DeviceCookieSettings;
  readonly requiresPasskey: PasskeyRule;
  /** What the modules show on the start page of operators. */
  readonly workQueues: readonly WorkQueueReader[];
}

/** Customers, operators and their sign-ins. */
export function identityModule(deps: IdentityModuleDeps): ModuleManifest {
  const { work, queueEmail } = deps;
  return {
    name: 'identity',
    invariants: identityInvariants,
    exportReader: identityExport,
    endOfDayTasks: [twoFactorResetStep(deps)],
    jobs: identityJobs(work, queueEmail),
    periodic: [identitySweep(work), twoFactorResets(work, deps)],
    routes(routes) {
      identityRoutes(routes, deps);
      identityOperatorRoutes(routes, { ...deps, readWorkQueue: joined(deps.workQueues) });
    },
  };
}

/** All work queues as one. */
function joined(workQueues: readonly WorkQueueReader[]): WorkQueueReader {
  return async (ctx, operator) => {
    const all = await Promise.all(workQueues.map((read) => read(ctx, operator)));
    return {
      can: Object.assign({}, ...all.map((one) => one.can)),
      counts: Object.assign({}, ...all.map((one) => one.counts)),
    };
  };
}
