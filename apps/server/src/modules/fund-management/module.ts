import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { managedOrderExecution } from './commands/execute-order.ts';
import { mandateRecord } from './commands/record-mandate.ts';
import { fundManagementExport } from './queries/export-fund-management.ts';
import { fundManagementImpact } from './queries/setting-impact.ts';
import { type FundManagementDeps, fundManagementRoutes } from './routes.operator.ts';
import { fundManagementInvariants } from './store/invariants.ts';

/** What the platform's manager does for investors under a mandate. */
export function fundManagementModule(
  deps: FundManagementDeps,
): ModuleManifest<ApprovalExecutor, never, never, never, never, ImpactCounter> {
  return {
    name: 'fund-management',
    impactCounters: fundManagementImpact,
    executors: [mandateRecord, managedOrderExecution],
    invariants: fundManagementInvariants,
    exportReader: fundManagementExport,
    routes: (routes) => fundManagementRoutes(routes, deps),
  };
}
