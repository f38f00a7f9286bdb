import type { ModuleManifest } from '../../platform/module.ts';
import type { FileIntake } from '../files/public.ts';
import type { FindLinked } from './commands/link-case.ts';
import { matchFailedJobs } from './commands/match-causes.ts';
import { casesExport } from './queries/export-cases.ts';
import { casesQueue } from './queries/list-cases.ts';
import { caseOperatorRoutes } from './routes.operator.ts';
import { conversationRoutes } from './routes.ts';

export interface CasesModuleDeps {
  readonly findLinked: FindLinked;
  readonly storage: FileIntake;
}

/** Whatever needs a person, conversations with customers among it. No account waits for it to be closed (ACC-27). */
export function casesModule(deps: CasesModuleDeps): ModuleManifest {
  return {
    name: 'cases',
    workQueues: [casesQueue],
    endOfDayTasks: [{ name: 'failed_job_cases', phase: 'reconciliation', run: matchFailedJobs }],
    exportReader: casesExport,
    routes(routes) {
      conversationRoutes(routes, deps.storage);
      caseOperatorRoutes(routes, deps);
    },
  };
}
