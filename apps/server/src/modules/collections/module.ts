import type { ModuleManifest } from '../../platform/module.ts';
import { matchLateNoteCases } from './commands/late-note-cases.ts';
import { collectionsExport } from './queries/export-collections.ts';
import { collectionsQueue } from './queries/work-queue.ts';
import { issuerLetterRoutes } from './routes.issuer.ts';
import { type CollectionRouteDeps, collectionOperatorRoutes } from './routes.operator.ts';

/** The work on late and defaulted notes: contacts, promises, letters, agencies and legal steps (decision 135). */
export function collectionsModule(deps: CollectionRouteDeps): ModuleManifest {
  return {
    name: 'collections',
    workQueues: [collectionsQueue],
    exportReader: collectionsExport,
    // Once the notes of the day are marked as late.
    endOfDayTasks: [{ name: 'late_note_cases', phase: 'notes', run: matchLateNoteCases }],
    routes(routes) {
      collectionOperatorRoutes(routes, deps);
      issuerLetterRoutes(routes);
    },
  };
}
