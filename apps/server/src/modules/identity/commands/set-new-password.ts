import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type FieldError, fieldError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { passwordProblem, personalWords } from '../domain/validate-password.ts';
import { findEmailToken } from '../store/email-tokens.ts';
import { findUsers, moveAccount } from '../store/users.ts';
import { type PasswordDeps, replacePassword } from './replace-password.ts';
import { spendOwnersToken } from './spend-email-token.ts';
import { forgetWrongPasswords, type Steps } from './verify-sign-in.ts';

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly device: string;
}

/**
 * Sets a new password by the token of a mail. A Pending account becomes Active with it: the link has verified the
 * mailbox, and a password that a stranger registered this address with is replaced. A disabled
 * account stays disabled.
 * @throws FieldError on `token` when unknown, used or expired, on `password` when it is easy to guess; AppError `busy`
 */
export async function setNewPassword(steps: Steps, deps: PasswordDeps, input: NewPassword): Promise<void> {
  const owner = await steps.read(async (ctx) => {
    const userId = await findEmailToken(ctx.reader, tokenHash(input.token), 'password', ctx.now);
    const [user] = userId === null ? [] : await findUsers(ctx.reader, [userId]);
    return user;
  });
  if (!owner) {
    throw deadLink();
  }
  const problem = passwordProblem(input.password, personalWords(owner));
  if (problem !== null) {
    throw fieldError('password', problem);
  }
  const passwordHash = await hashPassword(input.password);
  await steps.command((ctx) => complete(ctx, deps, input, passwordHash));
}

async function complete(
  ctx: Ctx,
  deps: PasswordDeps,
  { token, device }: NewPassword,
  passwordHash: string,
): Promise<void> {
  const locked = await spendOwnersToken(ctx, token, 'password');
  if (locked === null) {
    throw deadLink();
  }
  const { user } = locked;
  await replacePassword(ctx, deps, { user, passwordHash, how: 'reset', device });
  await forgetWrongPasswords(ctx, user.email);
  if (await moveAccount(ctx.tx, user.id, 'Pending', 'Active')) {
    await recordAudit(ctx, { action: 'user.verified', subjectKind: 'user', subjectId: user.id });
  }
}

function deadLink(): FieldError {
  return fieldError('token', message('link_used_or_expired'));
}
