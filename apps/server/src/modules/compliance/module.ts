import type { ModuleManifest } from '../../platform/module.ts';
import { computeRatings } from './commands/compute-ratings.ts';
import { complianceRoutes } from './routes.operator.ts';
import { complianceInvariants } from './store/invariants.ts';

/**
 * Large amounts and how much each customer is watched (decision 144). Nothing of it is in a customer's data export: a
 * rating may rest on a suspicion.
 */
export function complianceModule(): ModuleManifest {
  return {
    name: 'compliance',
    invariants: complianceInvariants,
    endOfDayTasks: [{ name: 'risk_ratings', phase: 'figures', run: computeRatings }],
    routes: complianceRoutes,
  };
}
