import type { ApprovalExecutor, Approvals } from '../modules/approvals/public.ts';
import { operatorAccountRoutes, operatorExecutors } from '../modules/operators/public.ts';
import { releaseExceptions } from '../modules/payments/public.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';

/** The administration of operators, with the work that other modules assign to them. */
export interface Operators {
  readonly executors: readonly ApprovalExecutor[];
  register(routes: Routes, approvals: Approvals): void;
}

export function composeOperators(authenticator: Authenticator): Operators {
  const deps = { authenticator, releaseWork: releaseExceptions };
  return {
    executors: operatorExecutors(deps),
    register: (routes, approvals) => operatorAccountRoutes(routes, approvals, deps),
  };
}
