import type { ModuleManifest } from '../../platform/module.ts';
import type { HeldMoneyHandler, PayoutHandler, PurposeHandler } from '../payments/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { heldMandatePayments, mandatePurpose } from './commands/authorise-mandate.ts';
import { collectionPurpose, heldCollections } from './commands/settle-collection.ts';
import { type DirectDebitDeps, directDebitJobs, directDebitPeriodic, directDebitSteps } from './jobs.ts';
import { directDebitClosingCheck } from './queries/closing-check.ts';
import { directDebitExport } from './queries/export-direct-debit.ts';
import { directDebitImpact } from './queries/setting-impact.ts';
import { depositRoutes } from './routes.investor.ts';
import { directDebitOperatorRoutes } from './routes.operator.ts';
import { directDebitRoutes } from './routes.ts';
import { directDebitInvariants } from './store/invariants.ts';

/** Mandates of business owners and investors, and what is collected under them. */
export function directDebitModule(
  deps: DirectDebitDeps,
): ModuleManifest<never, PurposeHandler, PayoutHandler, HeldMoneyHandler, never, ImpactCounter> {
  return {
    name: 'direct-debit',
    impactCounters: directDebitImpact,
    purposes: [mandatePurpose, collectionPurpose],
    heldMoney: [heldMandatePayments, heldCollections],
    invariants: directDebitInvariants,
    exportReader: directDebitExport,
    closingCheck: directDebitClosingCheck,
    endOfDayTasks: directDebitSteps(deps),
    jobs: directDebitJobs(deps),
    periodic: [directDebitPeriodic(deps)],
    routes(routes) {
      directDebitRoutes(routes, deps);
      depositRoutes(routes, deps);
      directDebitOperatorRoutes(routes);
    },
  };
}
