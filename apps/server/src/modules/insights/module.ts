/**
 * Owns: investor_flows, investor_flow_heads, platform_figures: what dashboards read, made of other modules' rows.
 * States: none.
 * Rules: an investor's figures come from that investor's own rows; the platform's are made once a day by a job.
 */
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
