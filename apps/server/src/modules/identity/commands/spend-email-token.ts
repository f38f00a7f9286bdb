import type { Ctx } from '../../../platform/context.ts';
import { tokenHash } from '../../../platform/vault.ts';
import { type EmailTokenPurpose, useEmailToken } from '../store/email-tokens.ts';

/** Uses a token up and answers whose it was; null when unknown, used, expired or for something else. */
export function spendEmailToken(ctx: Ctx, token: string, purpose: EmailTokenPurpose): Promise<string | null> {
  return useEmailToken(ctx.tx, tokenHash(token), purpose, ctx.now);
}
