import type { QueryCtx } from '../../../platform/context.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { type EmailTokenPurpose, findEmailToken } from '../store/email-tokens.ts';

/** Whose unused token this is, without using it up; null when unknown, used, expired or for something else. */
export function ownerOfEmailToken(
  ctx: QueryCtx,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<string | null> {
  return findEmailToken(ctx.reader, tokenHash(token), purpose, ctx.now);
}
