import type { FastifyInstance } from 'fastify';
import { createLocalEkyc } from '../gateways/ekyc/local/provider.ts';
import type { Approvals } from '../modules/approvals/public.ts';
import {
  countReviews,
  type EkycDeps,
  ekycDecision,
  ekycJobs,
  ekycOperatorRoutes,
  ekycRoutes,
  ekycSweep,
  ekycWebhookRoute,
} from '../modules/ekyc/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import type { WorkQueueReader } from '../modules/identity/public.ts';
import { readClaimedIdentity } from '../modules/onboarding/public.ts';
import type { Config } from '../platform/config.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What every operator's start page shows of identity checks. */
export const ekycQueue: WorkQueueReader = async (ctx) => ({
  can: {},
  counts: { ekyc_reviews: await countReviews(ctx) },
});

/** Two operators decide about an identity check. */
export const ekycExecutor = ekycDecision(readClaimedIdentity);

export interface EkycCompositionDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly storage: FileIntake;
}

export interface ComposedEkyc {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  register(routes: Routes, api: FastifyInstance, approvals: Approvals): void;
}

/** Identity checks with the bundled provider. In production it approves nothing by itself. */
export function composeEkyc({ config, work, storage }: EkycCompositionDeps): ComposedEkyc {
  const deps: EkycDeps = {
    work,
    storage,
    provider: createLocalEkyc({
      approvesSampleCards: config.TITIAN_ENV !== 'production',
      webhookSecret: config.EKYC_WEBHOOK_SECRET ?? null,
    }),
    readIdentity: readClaimedIdentity,
    siteUrl: config.publicUrl.replace(/\/$/, ''),
    offersSampleCards: config.TITIAN_ENV === 'demo',
  };
  return {
    jobs: ekycJobs(deps),
    periodic: [ekycSweep(deps)],
    register(routes, api, approvals) {
      ekycRoutes(routes, deps);
      ekycWebhookRoute(api, deps, config.RATE_LIMIT_FACTOR);
      ekycOperatorRoutes(routes, approvals, readClaimedIdentity);
    },
  };
}
