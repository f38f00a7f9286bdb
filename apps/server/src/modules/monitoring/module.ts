import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import { monitoringRuleChange } from './commands/change-rule.ts';
import { evaluateDay } from './commands/evaluate-day.ts';
import { monitoringRoutes } from './routes.operator.ts';
import { monitoringInvariants } from './store/invariants.ts';

/**
 * Searches customers' movements for what compliance has to look into (decision 139). Nothing of it is in a customer's
 * data export: nobody may be tipped off (TXM-6).
 */
export function monitoringModule(): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'monitoring',
    executors: [monitoringRuleChange],
    invariants: monitoringInvariants,
    // Once all that moves on the day has moved.
    endOfDayTasks: [{ name: 'monitoring', phase: 'figures', run: evaluateDay }],
    routes: monitoringRoutes,
  };
}
