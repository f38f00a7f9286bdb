import type { ExportReader } from '../../platform/export.ts';
import type { ModuleManifest } from '../../platform/module.ts';
import type { ExportDeps } from './commands/make-export.ts';
import { exportSweep, profileJobs } from './jobs.ts';
import { type ProfileDeps, profileRoutes } from './routes.ts';

export interface ProfileModuleDeps extends ProfileDeps, Omit<ExportDeps, 'readers'> {
  /** What each module stores about a customer, in the order of the file. */
  readonly exportReaders: readonly ExportReader[];
}

/** The signed-in user, and the data export. */
export function profileModule(deps: ProfileModuleDeps): ModuleManifest {
  return {
    name: 'profile',
    jobs: profileJobs({ ...deps, readers: deps.exportReaders }),
    periodic: [exportSweep(deps)],
    routes: (routes) => profileRoutes(routes, deps),
  };
}
