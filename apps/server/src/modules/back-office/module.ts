import type { ModuleManifest } from '../../platform/module.ts';
import { browserErrors } from './queries/health.ts';
import { healthQueue } from './queries/work-queue.ts';
import { type BackOfficeDeps, backOfficeRoutes } from './routes.operator.ts';
import { type CustomerPageDeps, customerPageRoutes } from './routes.ts';

interface BackOfficeModuleDeps extends BackOfficeDeps, CustomerPageDeps {}

/** Views across modules for operators. */
export function backOfficeModule(deps: BackOfficeModuleDeps): ModuleManifest {
  return {
    name: 'back-office',
    healthChecks: [browserErrors],
    workQueues: [healthQueue(deps.healthChecks)],
    routes: (routes) => {
      backOfficeRoutes(routes, deps);
      customerPageRoutes(routes, deps);
    },
  };
}
