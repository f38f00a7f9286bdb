import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import type { ImpactCounter } from '../settings/public.ts';
import { campaignChange } from './commands/change-campaign.ts';
import { factSheetRevision } from './commands/revise-fact-sheet.ts';
import { createSubscriptionQueue } from './commands/subscription-queue.ts';
import { noteJobs } from './jobs.ts';
import { notesClosingCheck } from './queries/closing-check.ts';
import { notesExport } from './queries/export-notes.ts';
import { liveNotes } from './queries/live-notes.ts';
import { notesImpact } from './queries/setting-impact.ts';
import { type NoteRouteDeps, noteRoutes } from './routes.ts';
import { noteInvariants } from './store/invariants.ts';

export interface NotesModuleDeps extends Omit<NoteRouteDeps, 'queue'> {
  readonly work: UnitOfWork;
}

/** Campaigns, subscriptions and holdings. */
export function notesModule(
  deps: NotesModuleDeps,
): ModuleManifest<ApprovalExecutor, never, never, never, never, ImpactCounter> {
  const queue = createSubscriptionQueue(deps.work);
  return {
    name: 'notes',
    impactCounters: notesImpact,
    executors: [campaignChange, factSheetRevision],
    invariants: noteInvariants,
    exportReader: notesExport,
    closingCheck: notesClosingCheck,
    liveSources: [liveNotes],
    jobs: noteJobs(deps.work),
    routes: (routes) => noteRoutes(routes, { ...deps, queue }),
    drain: () => queue.drain(),
  };
}
