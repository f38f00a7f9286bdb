import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { Work } from '../../platform/work.ts';
import { FORGET_TRIES_MS } from './domain/back-off.ts';
import { deleteOutdated } from './store/retention.ts';

const HOUR_MS = 3_600_000;
const KEEP_SECRETS_MS = 30 * 24 * HOUR_MS;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Keeps tables that strangers can write to from growing without end; sessions stay, they are records. */
export function identitySweep(work: Work): Periodic {
  return {
    name: 'identity sweep',
    everyMs: HOUR_MS,
    run: () =>
      work.command(scope, (ctx) =>
        deleteOutdated(ctx.tx, {
          now: ctx.now,
          triesBefore: later(ctx.now, -FORGET_TRIES_MS),
          secretsBefore: later(ctx.now, -KEEP_SECRETS_MS),
        }),
      ),
  };
}
