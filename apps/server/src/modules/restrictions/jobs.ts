import { type Scope, systemActor } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { escalateUnconfirmed } from './commands/escalate-unconfirmed.ts';

const EVERY_MS = 600_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Escalates restrictions that were not confirmed in time. */
export function unconfirmedRestrictions(work: UnitOfWork): Periodic {
  return {
    name: 'unconfirmed restrictions',
    everyMs: EVERY_MS,
    run: () => work.command(scope, escalateUnconfirmed),
  };
}

/** The same at the end of a day, where business days are moved. */
export const unconfirmedRestrictionsStep: EndOfDayTask = {
  name: 'unconfirmed restrictions',
  phase: 'restrictions',
  run: (work, at) => work.command(at, escalateUnconfirmed),
};
