import type { QueryCtx } from '../../../platform/context.ts';
import type { EkycState } from '../domain/session.ts';
import { findNewest } from '../store/sessions.ts';

/** A person's newest identity check, for a proposal that rests on it; null where there is none. */
export async function newestCheck(
  ctx: QueryCtx,
  userId: string,
): Promise<{ session: string; state: EkycState; version: number } | null> {
  const found = await findNewest(ctx.reader, ctx.fieldEncryption, userId);
  return found === null ? null : { session: found.id, state: found.state, version: found.version };
}
