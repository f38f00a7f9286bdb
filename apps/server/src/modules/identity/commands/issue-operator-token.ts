import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { type OperatorTokenPurpose, replaceOperatorToken } from '../store/operator-tokens.ts';

/** Makes the token of a one-time link; only its hash is stored, and links from before stop working. Real time counts. */
export async function issueOperatorToken(
  ctx: Ctx,
  operatorId: string,
  purpose: OperatorTokenPurpose,
  ttlMs: number,
): Promise<string> {
  const token = newToken();
  await replaceOperatorToken(ctx.tx, {
    tokenHash: tokenHash(token),
    operatorId,
    purpose,
    createdAt: ctx.now,
    expiresAt: later(ctx.now, ttlMs),
  });
  return token;
}
