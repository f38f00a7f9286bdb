import { message } from '@titian/contracts/messages/message';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, type FieldError, fieldError } from '../../../platform/errors.ts';
import { accountBackOff } from '../domain/back-off.ts';
import { hashPassword, verifyPassword } from '../domain/password-hash.ts';
import type { SessionLimits } from '../domain/session-limits.ts';
import { passwordProblem, personalWords } from '../domain/validate-password.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { findCredentialsById, lockCredentials, type UserCredentials } from '../store/users.ts';
import { countAttempt } from './count-attempt.ts';
import { type PasswordDeps, replacePassword } from './replace-password.ts';
import { type StartedSession, startSession } from './start-session.ts';
import type { Steps } from './verify-sign-in.ts';

export interface PasswordChange {
  readonly userId: string;
  readonly currentPassword: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
}

export interface ChangeDeps extends PasswordDeps {
  readonly limits: SessionLimits;
}

/**
 * Changes the password of the signed-in customer; every sign-in ends and this device gets a new one (contract Account).
 * Attempts count as they do at sign-in, so that an unattended session cannot be used to guess.
 * @throws FieldError on `current_password` when wrong, on `password` when easy to guess or unchanged; AppError
 * `rate_limited` after too many tries, `busy`
 */
export async function changePassword(
  steps: Steps,
  deps: ChangeDeps,
  change: PasswordChange,
): Promise<StartedSession> {
  const known = await steps.read((ctx) => findCredentialsById(ctx.reader, change.userId));
  if (!known) {
    throw new AppError('unauthorized');
  }
  rejectInvalid(change, known);
  await steps.command((ctx) => countAttempt(ctx, triesKey(ctx, change.userId), accountBackOff));
  if (!(await verifyPassword(known.passwordHash, change.currentPassword))) {
    throw wrongCurrent();
  }
  const passwordHash = await hashPassword(change.password);
  return steps.command((ctx) => complete(ctx, deps, change, { old: known.passwordHash, passwordHash }));
}

function rejectInvalid(change: PasswordChange, { user }: UserCredentials): void {
  const problem = passwordProblem(change.password, personalWords(user));
  if (problem !== null) {
    throw fieldError('password', problem);
  }
  if (change.password === change.currentPassword) {
    throw fieldError('password', message('password_unchanged'));
  }
}

async function complete(
  ctx: Ctx,
  deps: ChangeDeps,
  { userId, ip, device }: PasswordChange,
  hashes: { readonly old: string; readonly passwordHash: string },
): Promise<StartedSession> {
  const locked = await lockCredentials(ctx.tx, userId);
  // A password that was changed since it was checked is not the current one any more.
  if (locked?.passwordHash !== hashes.old) {
    throw wrongCurrent();
  }
  await deleteAttempts(ctx.tx, triesKey(ctx, userId));
  const { passwordHash } = hashes;
  await replacePassword(ctx, deps, { user: locked.user, passwordHash, how: 'changed', device });
  return startSession(ctx, deps.limits, { subjectKind: 'user', subjectId: userId, ip, device });
}

function triesKey(ctx: QueryCtx, userId: string): Buffer {
  return ctx.fieldEncryption.keyedHash('tries of a current password', userId);
}

function wrongCurrent(): FieldError {
  return fieldError('current_password', message('current_password_wrong'));
}
