import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import type { User } from '../domain/user.ts';
import { findUsers, moveAccount } from '../store/users.ts';
import { spendOwnersToken } from './spend-email-token.ts';

/**
 * Verifies an address by the token of its mail: Pending → Active.
 * @throws FieldError on `token` when unknown, used or expired
 */
export async function verifyEmail(ctx: Ctx, token: string): Promise<User> {
  const locked = await spendOwnersToken(ctx, token, 'verify');
  if (locked === null) {
    throw fieldError('token', message('verification_link_used_or_expired'));
  }
  const userId = locked.user.id;
  if (await moveAccount(ctx.tx, userId, 'Pending', 'Active')) {
    await recordAudit(ctx, { action: 'user.verified', subjectKind: 'user', subjectId: userId });
  }
  const [user] = await findUsers(ctx.reader, [userId]);
  invariant(user, 'a token belongs to a customer');
  return user;
}
