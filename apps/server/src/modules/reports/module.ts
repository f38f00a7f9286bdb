import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import { freezeReturn } from './commands/freeze-return.ts';
import { remindOfReturns } from './commands/remind-of-returns.ts';
import { returnsHealth } from './queries/returns-health.ts';
import { reportRoutes } from './routes.operator.ts';
import { reportInvariants } from './store/invariants.ts';

/** What operators and the authority read about the whole platform (decision 147). */
export function reportsModule(): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'reports',
    executors: [freezeReturn],
    endOfDayTasks: [{ name: 'market_return_reminders', phase: 'figures', run: remindOfReturns }],
    healthChecks: [returnsHealth],
    invariants: reportInvariants,
    routes: reportRoutes,
  };
}
