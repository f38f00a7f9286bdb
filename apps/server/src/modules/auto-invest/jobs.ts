import type { JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { driveRuns } from './commands/drive-runs.ts';

/** Works off the runs of notes that were listed. */
export function autoInvestJobs(work: UnitOfWork): JobTable {
  return {
    run_auto_invest: (_payload, scope) => driveRuns(work, scope),
  };
}
