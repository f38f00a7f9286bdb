import type { QueryCtx } from '../../../platform/context.ts';
import { findSignIns, type SignInRecord } from '../store/open-sessions.ts';

/** A customer's open sign-ins, the one seen last first. */
export function readSignIns(ctx: QueryCtx, userId: string): Promise<SignInRecord[]> {
  return findSignIns(ctx.reader, 'user', userId, ctx.now);
}
