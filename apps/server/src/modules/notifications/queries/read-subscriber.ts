import type { QueryCtx } from '../../../platform/context.ts';
import { readUser } from '../../identity/public.ts';
import { unsubscribeOwner } from '../domain/unsubscribe-token.ts';

/** The address that a mail's unsubscribe token belongs to; null when it is not valid. */
export async function readSubscriber(ctx: QueryCtx, token: string): Promise<string | null> {
  const userId = unsubscribeOwner(ctx.fieldEncryption, token);
  return userId === null ? null : ((await readUser(ctx, userId))?.email ?? null);
}
