import type { QueryCtx } from '../../../platform/context.ts';
import { findReferrer } from '../store/users.ts';

/** Who brought a customer: the owner of the code that the registration named; null where it named none. */
export function readReferrerOf(ctx: QueryCtx, userId: string): Promise<string | null> {
  return findReferrer(ctx.reader, userId);
}
