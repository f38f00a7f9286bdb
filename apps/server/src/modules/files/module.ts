import type { ModuleManifest } from '../../platform/module.ts';
import type { FileIntake } from './domain/intake.ts';
import { fileJobs, fileSweep, heldFiles, type ScanDeps } from './jobs.ts';
import { filesExport } from './queries/export-files.ts';
import { type FileDeps, fileRoutes } from './routes.ts';

export interface FilesModuleDeps extends FileDeps, Omit<ScanDeps, 'intake'> {
  readonly storage: FileDeps['storage'] & FileIntake;
}

/** Uploads, downloads and who read what. */
export function filesModule(deps: FilesModuleDeps): ModuleManifest {
  return {
    name: 'files',
    exportReader: filesExport,
    jobs: fileJobs(deps),
    periodic: [fileSweep(deps), heldFiles({ ...deps, intake: deps.storage })],
    routes: (routes) => fileRoutes(routes, deps),
  };
}
