import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { autoInvestJobs } from './jobs.ts';
import { autoInvestExport } from './queries/export-presets.ts';
import { autoInvestImpact } from './queries/setting-impact.ts';
import { type AutoInvestDeps, autoInvestRoutes } from './routes.ts';
import { autoInvestInvariants } from './store/invariants.ts';

export interface AutoInvestModuleDeps extends AutoInvestDeps {
  readonly work: UnitOfWork;
}

/** Presets and what they invest by themselves. */
export function autoInvestModule(
  deps: AutoInvestModuleDeps,
): ModuleManifest<never, never, never, never, never, ImpactCounter> {
  return {
    name: 'auto-invest',
    impactCounters: autoInvestImpact,
    invariants: autoInvestInvariants,
    exportReader: autoInvestExport,
    jobs: autoInvestJobs(deps.work),
    routes: (routes) => autoInvestRoutes(routes, deps),
  };
}
