import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { type EmailTokenPurpose, insertEmailToken } from '../store/email-tokens.ts';

/** Makes a token for a link; only its hash is stored. Its time is real time, whatever the business date. */
export async function issueEmailToken(
  ctx: Ctx,
  userId: string,
  purpose: EmailTokenPurpose,
  ttlMs: number,
): Promise<string> {
  const token = newToken();
  await insertEmailToken(ctx.tx, {
    tokenHash: tokenHash(token),
    userId,
    purpose,
    createdAt: ctx.now,
    expiresAt: later(ctx.now, ttlMs),
  });
  return token;
}
