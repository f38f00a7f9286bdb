import { autoInvestJobs, autoInvestRoutes, presetTurn } from '../modules/auto-invest/public.ts';
import {
  createSubscriptionQueue,
  type LatenessReader,
  noteJobs,
  noteKnowledge,
  noteRoutes,
} from '../modules/notes/public.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export interface ComposedNotes {
  readonly jobs: JobTable;
  register(routes: Routes): void;
  /** Answers every bid that was accepted into the queue. */
  drain(): Promise<void>;
}

/**
 * Campaigns, the register of holders, and the presets that have their turn before manual buyers.
 * @param lateness how many days notes are past due; known to servicing
 */
export function composeNotes(work: UnitOfWork, lateness: LatenessReader): ComposedNotes {
  const queue = createSubscriptionQueue(work);
  return {
    jobs: { ...noteJobs(work), ...autoInvestJobs(work) },
    register(routes) {
      noteRoutes(routes, { queue, lateness, listing: presetTurn, knowledge: noteKnowledge(lateness) });
      autoInvestRoutes(routes, { lateness });
    },
    drain: () => queue.drain(),
  };
}
