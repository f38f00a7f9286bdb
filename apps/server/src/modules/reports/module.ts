import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import { freezeReturn } from './commands/freeze-return.ts';
import { reportRoutes } from './routes.operator.ts';
import { reportInvariants } from './store/invariants.ts';

/** What operators and the authority read about the whole platform (decision 147). */
export function reportsModule(): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'reports',
    executors: [freezeReturn],
    invariants: reportInvariants,
    routes: reportRoutes,
  };
}
