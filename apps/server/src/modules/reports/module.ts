import type { ModuleManifest } from '../../platform/module.ts';
import { reportRoutes } from './routes.operator.ts';

/** What operators and the authority read about the whole platform (decision 147). */
export function reportsModule(): ModuleManifest {
  return { name: 'reports', routes: reportRoutes };
}
