import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import { screeningListChange } from './commands/change-list.ts';
import { screeningClearance } from './commands/decide-hit.ts';
import { type ScreeningAgainDeps, screenAgain } from './commands/screen-again.ts';
import { type ScreeningJobDeps, screeningJobs } from './jobs.ts';
import { screeningQueue } from './queries/read-screening.ts';
import { screeningOperatorRoutes } from './routes.operator.ts';

/** The screening list, and the customers whose names are like listed ones. */
export function screeningModule(
  deps: ScreeningJobDeps & ScreeningAgainDeps,
): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'screening',
    executors: [screeningClearance, screeningListChange],
    workQueues: [screeningQueue],
    endOfDayTasks: [
      { name: 'screening', phase: 'restrictions', run: (work, scope) => screenAgain(deps, work, scope) },
    ],
    jobs: screeningJobs(deps),
    routes: screeningOperatorRoutes,
  };
}
