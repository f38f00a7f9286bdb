import type { QueryCtx } from '../../../platform/context.ts';
import { findReferrer } from '../store/users.ts';

/** The referrer of a customer: the owner of the code in the registration; null without one. */
export function readReferrerOf(ctx: QueryCtx, userId: string): Promise<string | null> {
  return findReferrer(ctx.reader, userId);
}
