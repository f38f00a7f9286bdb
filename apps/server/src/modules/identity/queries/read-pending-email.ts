import type { QueryCtx } from '../../../platform/context.ts';
import { findPendingEmail } from '../store/email-changes.ts';

/** The address that a customer wants to change to while it waits for its link, or null. */
export function readPendingEmail(ctx: QueryCtx, userId: string): Promise<string | null> {
  return findPendingEmail(ctx.reader, userId, ctx.now);
}
