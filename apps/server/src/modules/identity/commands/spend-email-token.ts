import type { Ctx } from '../../../platform/context.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { type EmailTokenPurpose, findEmailToken, useEmailToken } from '../store/email-tokens.ts';
import { lockCredentials, type UserCredentials } from '../store/users.ts';

/** Uses a token up and answers whose it was; null when unknown, used, expired or for something else. */
export function spendEmailToken(ctx: Ctx, token: string, purpose: EmailTokenPurpose): Promise<string | null> {
  return useEmailToken(ctx.tx, tokenHash(token), purpose, ctx.now);
}

/**
 * The same for a token that changes its owner's sign-in: locks the owner first, as every change of a sign-in does, so
 * that a change which ends the token and the token itself wait for each other in one order. Null as above.
 */
export async function spendOwnersToken(
  ctx: Ctx,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<UserCredentials | null> {
  const userId = await findEmailToken(ctx.reader, tokenHash(token), purpose, ctx.now);
  const locked = userId === null ? null : await lockCredentials(ctx.tx, userId);
  // Read again under the lock: a change of the sign-in in the meantime has closed the token.
  return locked !== null && (await spendEmailToken(ctx, token, purpose)) !== null ? locked : null;
}
