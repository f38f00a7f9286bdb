import {
  type DirectDebitDeps,
  directDebitJobs,
  directDebitOperatorRoutes,
  directDebitPeriodic,
  directDebitRoutes,
  directDebitSteps,
} from '../modules/direct-debit/public.ts';
import type { EndOfDayTask } from '../platform/end-of-day-task.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';

export interface ComposedDirectDebit {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  /** Before anything is distributed or counted as late. */
  readonly endOfDayTasks: readonly EndOfDayTask[];
  register(routes: Routes): void;
}

/** Mandates of business owners and what is collected under them. */
export function composeDirectDebit(deps: DirectDebitDeps): ComposedDirectDebit {
  return {
    jobs: directDebitJobs(deps),
    periodic: [directDebitPeriodic(deps)],
    endOfDayTasks: directDebitSteps(deps),
    register(routes) {
      directDebitRoutes(routes, deps);
      directDebitOperatorRoutes(routes);
    },
  };
}
