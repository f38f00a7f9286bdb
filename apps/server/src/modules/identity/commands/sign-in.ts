import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OtpType } from '../domain/given-code.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { SessionLimits } from '../domain/session-limits.ts';
import type { User } from '../domain/user.ts';
import { readOtpTypes } from '../queries/read-two-factor.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { saveFamiliarDevice } from '../store/familiar-devices.ts';
import { endSession } from '../store/sessions.ts';
import { findCredentials, lockCredentials } from '../store/users.ts';
import { applyTwoFactorReset } from './apply-two-factor-reset.ts';
import { issueResendToken } from './issue-resend-token.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { type Proof, type Steps, verifySignIn, wrongSignIn } from './verify-sign-in.ts';
import { warnOfNewDevice } from './warn-of-new-device.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
  /** The hash of the browser's own token. */
  readonly deviceHash: Buffer;
  /** The session that this browser still has; it ends, so that a token never outlives a new sign-in. */
  readonly replaces: { readonly id: string; readonly eventUuid: string } | null;
}

export interface SignInDeps {
  readonly limits: SessionLimits;
  readonly queueEmail: MailQueue;
}

export interface SignedIn extends StartedSession {
  readonly userId: string;
  readonly otpTypes: readonly OtpType[];
}

type Outcome = { readonly session: SignedIn } | { readonly resendToken: string; readonly userId: string };

/**
 * Signs a customer in with address and password (ACC-1).
 * @throws FieldError on `email` when wrong; AppError `rate_limited`; `email_unverified` with `user_id` and
 * `resend_token` after the right password of a Pending account
 */
export async function signIn(steps: Steps, deps: SignInDeps, input: SignIn): Promise<SignedIn> {
  const proof = await verifySignIn(steps, { kind: 'user', ...input }, async (ctx) => {
    const found = await findCredentials(ctx.reader, input.email);
    return found && { subject: found.user, passwordHash: found.passwordHash };
  });
  const outcome = await steps.command((ctx) => completeSignIn(ctx, deps, input, proof));
  if ('resendToken' in outcome) {
    throw new AppError('email_unverified', { user_id: outcome.userId, resend_token: outcome.resendToken });
  }
  return outcome.session;
}

/** A Pending account is an answer here and an error later, because its resend token has to be committed. */
async function completeSignIn(
  ctx: Ctx,
  deps: SignInDeps,
  input: SignIn,
  proof: Proof<User>,
): Promise<Outcome> {
  const locked = await lockCredentials(ctx.tx, proof.subject.id);
  // A password that was changed since it was checked opens nothing any more.
  if (locked?.passwordHash !== proof.passwordHash) {
    throw wrongSignIn();
  }
  const { user } = locked;
  await deleteAttempts(ctx.tx, proof.triesKey);
  if (user.accountStatus === 'Pending') {
    return { userId: user.id, resendToken: await issueResendToken(ctx, user.id) };
  }
  await applyTwoFactorReset(ctx, deps.queueEmail, user.id);
  return { session: await openSession(ctx, deps, user, input) };
}

/** Opens the session of a verified customer whose row is locked. */
export async function openSession(
  ctx: Ctx,
  { limits, queueEmail }: SignInDeps,
  user: User,
  from: Pick<SignIn, 'ip' | 'device' | 'deviceHash' | 'replaces'>,
): Promise<SignedIn> {
  if (from.replaces) {
    await endSession(ctx.tx, from.replaces.id, from.replaces.eventUuid, {
      at: ctx.now,
      reason: 'signed_out',
    });
  }
  await warnOfNewDevice(ctx, queueEmail, user, from);
  const subject = { subjectKind: 'user', subjectId: user.id } as const;
  await saveFamiliarDevice(ctx.tx, { ...subject, tokenHash: from.deviceHash }, ctx.now);
  const session = await startSession(ctx, limits, { ...subject, ip: from.ip, device: from.device });
  return { ...session, userId: user.id, otpTypes: await readOtpTypes(ctx, user.id) };
}
