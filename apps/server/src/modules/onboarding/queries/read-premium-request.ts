import type { QueryCtx } from '../../../platform/context.ts';
import { findWaitingSince } from '../store/premium-applications.ts';

/** When the request for Premium that waits was made; null where none waits. */
export function readPremiumRequestedAt(ctx: QueryCtx, userId: string): Promise<Date | null> {
  return findWaitingSince(ctx.reader, userId);
}
