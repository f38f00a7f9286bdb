import type { Role } from '@titian/contracts/endpoint';
import {
  createAuthenticator,
  identityJobs,
  identityOperatorRoutes,
  identityRoutes,
  identitySweep,
  twoFactorResetStep,
  twoFactorResets,
  type WorkQueueReader,
} from '../modules/identity/public.ts';
import { queueEmail } from '../modules/notifications/public.ts';
import { readStandings } from '../modules/onboarding/public.ts';
import {
  passkeyOperatorRoutes,
  passkeyRoutes,
  passkeySweep,
  relyingPartyOf,
} from '../modules/passkeys/public.ts';
import { legalVersionInForce, readAgreementVersion, readSettings } from '../modules/settings/public.ts';
import type { Config } from '../platform/config.ts';
import type { QueryCtx } from '../platform/context.ts';
import type { EndOfDayTask } from '../platform/end-of-day-task.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const MINUTE_MS = 60_000;

export interface Identity {
  readonly authenticator: Authenticator;
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  readonly endOfDayTasks: readonly EndOfDayTask[];
  register(routes: Routes): void;
}

/**
 * People and their sign-ins, with what they need from the modules above them.
 * @param desks what each module that has work for operators adds to their start page
 */
export function composeIdentity(
  config: Config,
  work: UnitOfWork,
  workQueues: readonly WorkQueueReader[],
): Identity {
  const limits = {
    idleMs: config.SESSION_IDLE_MINUTES * MINUTE_MS,
    absoluteMs: config.SESSION_HOURS * 60 * MINUTE_MS,
  };
  const authenticator = createAuthenticator({ work, readStanding: readStandings, limits, requiresPasskey });
  const deviceCookie = { path: config.API_BASE, secure: config.secureCookies };
  return {
    authenticator,
    jobs: identityJobs(work, queueEmail),
    periodic: [identitySweep(work), passkeySweep(work), twoFactorResets(work, { authenticator, queueEmail })],
    endOfDayTasks: [twoFactorResetStep({ authenticator, queueEmail })],
    register(routes) {
      identityRoutes(routes, {
        authenticator,
        queueEmail,
        legalVersion: shownVersion,
        deviceCookie,
        limits,
      });
      identityOperatorRoutes(routes, {
        ...{
          authenticator,
          readWorkQueue: wholeWorkQueue(workQueues),
          limits,
          deviceCookie,
          requiresPasskey,
        },
      });
      const party = relyingPartyOf(config.publicUrl);
      passkeyRoutes(routes, { party, authenticator, limits, deviceCookie });
      passkeyOperatorRoutes(routes, { party, authenticator, limits, deviceCookie });
    },
  };
}

async function requiresPasskey(ctx: QueryCtx): Promise<boolean> {
  return (await readSettings(ctx)).operatorsRequirePasskey;
}

function wholeWorkQueue(workQueues: readonly WorkQueueReader[]): WorkQueueReader {
  return async (ctx, operator) => {
    const all = await Promise.all(workQueues.map((read) => read(ctx, operator)));
    return {
      can: Object.assign({}, ...all.map((one) => one.can)),
      counts: Object.assign({}, ...all.map((one) => one.counts)),
    };
  };
}

/** Whoever registers is shown the terms of their own side. */
function shownVersion(ctx: QueryCtx, document: 'terms' | 'privacy', role: Role): Promise<string> {
  if (document === 'privacy') {
    return legalVersionInForce(ctx, 'privacy');
  }
  return role === 'investor'
    ? readAgreementVersion(ctx)
    : legalVersionInForce(ctx, 'tnc_issuer_conventional', 'tnc_issuer_islamic');
}
