import type { ApprovalExecutor, Approvals } from '../modules/approvals/public.ts';
import { chainHeadMails, operatorAccountRoutes, operatorExecutors } from '../modules/operators/public.ts';
import { releaseExceptions } from '../modules/payments/public.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Periodic } from '../platform/periodic.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** The administration of operators, with the work that other modules assign to them. */
export interface Operators {
  readonly jobs: JobTable;
  readonly periodic: readonly Periodic[];
  readonly executors: readonly ApprovalExecutor[];
  register(routes: Routes, approvals: Approvals): void;
}

export function composeOperators(authenticator: Authenticator, work: UnitOfWork): Operators {
  const deps = { authenticator, releaseWork: releaseExceptions };
  return {
    jobs: {},
    periodic: [chainHeadMails(work)],
    executors: operatorExecutors(deps),
    register: (routes, approvals) => operatorAccountRoutes(routes, approvals, deps),
  };
}
