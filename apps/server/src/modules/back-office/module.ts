/**
 * Owns: operator_views; views over other modules for operators.
 * States: none.
 * Rules: changes nothing of other modules (what browsers report becomes events of the platform); every change is a
 * proposal of the module that owns the subject. Every access is recorded.
 */
import type { ModuleManifest } from '../../platform/module.ts';
import type { NoteReader } from '../wallet/public.ts';
import { backOfficeRoutes } from './routes.operator.ts';
import { customerPageRoutes } from './routes.ts';

export interface BackOfficeModuleDeps {
  /** Where the head of the audit chain is noted outside the database. */
  readonly anchorFile: string;
  /** What the movements of a customer are about. */
  readonly notes: NoteReader;
}

/** Views across modules for operators. */
export function backOfficeModule({ anchorFile, notes }: BackOfficeModuleDeps): ModuleManifest {
  return {
    name: 'back-office',
    routes: (routes) => {
      backOfficeRoutes(routes, anchorFile);
      customerPageRoutes(routes, notes);
    },
  };
}
