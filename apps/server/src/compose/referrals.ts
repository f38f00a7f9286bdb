import { bankAccountChanges, moneyRestrictions } from '../modules/payments/public.ts';
import {
  friendProgress,
  referralJobs,
  referralOperatorRoutes,
  referralRoutes,
} from '../modules/referrals/public.ts';
import type { Config } from '../platform/config.ts';
import { type EventConsumer, eventJobs } from '../platform/events.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Who follows what modules announce. */
const consumers: readonly EventConsumer[] = [friendProgress, bankAccountChanges, moneyRestrictions];

export interface ComposedReferrals {
  readonly jobs: JobTable;
  register(routes: Routes): void;
}

/** Friends, their rewards, and the events by which they are followed. */
export function composeReferrals(config: Config, work: UnitOfWork): ComposedReferrals {
  return {
    jobs: { ...referralJobs(work), ...eventJobs(work, consumers) },
    register(routes) {
      referralRoutes(routes, { siteUrl: config.publicUrl.replace(/\/$/, '') });
      referralOperatorRoutes(routes);
    },
  };
}
