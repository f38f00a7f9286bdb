import { type Scope, systemActor } from '../../platform/context.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { deleteExpired } from './store.ts';

const HOUR_MS = 3_600_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Guests can request challenges; unanswered ones are deleted every hour. */
export function passkeySweep(work: UnitOfWork): Periodic {
  return {
    name: 'passkey challenges',
    everyMs: HOUR_MS,
    run: () => work.command(scope, (ctx) => deleteExpired(ctx.tx, ctx.now)),
  };
}
