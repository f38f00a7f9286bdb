import { later } from '../clock.ts';
import { systemActor } from '../context.ts';
import type { Periodic } from '../periodic.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deleteEventsBefore } from './store.ts';

/** A year and the month in which it is looked back at. */
export const EVENT_RETENTION_DAYS = 400;
const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const AT_ONCE = 10_000;

/** Removes security events past their retention, every hour. */
export function securityEventSweep(work: UnitOfWork): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'security events',
    everyMs: EVERY_MS,
    async run() {
      const before = later(work.clock.now(), -EVENT_RETENTION_DAYS * DAY_MS);
      for (let removed = AT_ONCE; removed === AT_ONCE; ) {
        removed = await work.command(scope, (ctx) => deleteEventsBefore(ctx.tx, before, AT_ONCE));
      }
    },
  };
}
