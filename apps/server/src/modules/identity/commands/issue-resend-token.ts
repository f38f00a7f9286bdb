import type { Ctx } from '../../../platform/context.ts';
import { issueEmailToken } from './issue-email-token.ts';

const RESEND_TOKEN_MS = 24 * 60 * 60 * 1000;

/** A token to request the verification mail again, issued after registration or the right password. */
export function issueResendToken(ctx: Ctx, userId: string): Promise<string> {
  return issueEmailToken(ctx, userId, 'resend', RESEND_TOKEN_MS);
}
