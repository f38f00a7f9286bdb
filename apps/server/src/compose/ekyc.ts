import type { FastifyInstance } from 'fastify';
import { createLocalEkyc } from '../gateways/ekyc/local/provider.ts';
import type { Approvals } from '../modules/approvals/public.ts';
import {
  countReviews,
  type EkycParts,
  ekycDecision,
  ekycJobs,
  ekycOperatorRoutes,
  ekycRoutes,
  ekycSweep,
  ekycWebhookRoute,
} from '../modules/ekyc/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import type { DeskReader } from '../modules/identity/public.ts';
import { readClaimedIdentity } from '../modules/onboarding/public.ts';
import type { Config } from '../platform/config.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { Work } from '../platform/work.ts';

/** What every operator's start page shows of identity checks. */
export const ekycDesk: DeskReader = async (ctx) => ({
  can: {},
  counts: { ekyc_reviews: await countReviews(ctx) },
});

/** Two operators decide about an identity check. */
export const ekycExecutor = ekycDecision(readClaimedIdentity);

export interface EkycNeeds {
  readonly config: Config;
  readonly work: Work;
  readonly storage: FileIntake;
}

export interface ComposedEkyc {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  register(routes: Routes, api: FastifyInstance, approvals: Approvals): void;
}

/** Identity checks with the bundled provider. In production it approves nothing by itself. */
export function composeEkyc({ config, work, storage }: EkycNeeds): ComposedEkyc {
  const parts: EkycParts = {
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
    jobs: ekycJobs(parts),
    periodic: [ekycSweep(parts)],
    register(routes, api, approvals) {
      ekycRoutes(routes, parts);
      ekycWebhookRoute(api, parts, config.RATE_LIMIT_FACTOR);
      ekycOperatorRoutes(routes, approvals, readClaimedIdentity);
    },
  };
}
