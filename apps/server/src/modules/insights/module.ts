import type { Invariant } from '../../platform/invariants.ts';
import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { figuresStep, insightJobs } from './jobs.ts';
import { figuresHealth } from './queries/health.ts';
import { insightRoutes } from './routes.ts';
import { insightInvariants } from './store/invariants.ts';

export interface InsightsModuleDeps {
  readonly work: UnitOfWork;
  /** What is verified every night, of all modules. */
  readonly invariants: readonly Invariant[];
}

/** Dashboards and the platform's figures. */
export function insightsModule({ work, invariants }: InsightsModuleDeps): ModuleManifest {
  return {
    name: 'insights',
    invariants: insightInvariants,
    endOfDayTasks: [figuresStep],
    healthChecks: [figuresHealth],
    jobs: insightJobs(work, invariants),
    routes: insightRoutes,
  };
}
