import type { JobTable } from '../../platform/jobs.ts';
import type { Work } from '../../platform/work.ts';
import { driveRuns } from './commands/drive-runs.ts';

/** Works off the runs of notes that were listed. */
export function autoInvestJobs(work: Work): JobTable {
  return {
    run_auto_invest: (_payload, scope) => driveRuns(work, scope),
  };
}
