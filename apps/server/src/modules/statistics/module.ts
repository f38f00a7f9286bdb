import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { publicationStep, statisticsJobs } from './jobs.ts';
import { statisticsPages } from './pages.ts';
import { statisticsInvariants } from './store/invariants.ts';

/** The public statistics of each month with its loan book (decision 182). */
export function statisticsModule({ work }: { readonly work: UnitOfWork }): ModuleManifest {
  return {
    name: 'statistics',
    endOfDayTasks: [publicationStep],
    invariants: statisticsInvariants,
    jobs: statisticsJobs(work),
    pages: statisticsPages,
  };
}
