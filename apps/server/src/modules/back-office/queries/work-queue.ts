import { may } from '@titian/contracts/permissions';
import { type HealthCheck, readAllHealth } from '../../../platform/health.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';

/** Every page of every operator shows the count, and it is as good half a minute later. */
const COUNTED_FOR_MS = 30_000;

/** How many health checks did not pass, for those who may see which (OPS-21, OPS-28). */
export function healthQueue(checks: readonly HealthCheck[]): WorkQueueReader {
  let counted = { atMs: Number.NEGATIVE_INFINITY, health: 0 };
  return async (ctx, operator) => {
    if (!may(operator, 'health_view')) {
      return { can: {}, counts: {} };
    }
    const nowMs = ctx.now.getTime();
    if (Math.abs(nowMs - counted.atMs) >= COUNTED_FOR_MS) {
      const health = (await readAllHealth(ctx, checks)).filter(({ state }) => state !== 'ok').length;
      counted = { atMs: nowMs, health };
    }
    return { can: {}, counts: { health: counted.health } };
  };
}
