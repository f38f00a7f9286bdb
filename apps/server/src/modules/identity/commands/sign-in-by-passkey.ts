import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { SessionLimits } from '../domain/session-limits.ts';
import { lockOperatorCredentials } from '../store/operators.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { lockCredentials } from '../store/users.ts';
import type { OperatorDevice } from './authenticate-operator.ts';
import type { TwoFactorPassed } from './authenticate-two-factor.ts';
import { noteOperatorDevice } from './note-operator-device.ts';
import { type AcceptPasskey, passByPasskey, passOperatorByPasskey } from './pass-by-passkey.ts';
import { openSession, type SignedIn, type SignIn, type SignInDeps } from './sign-in.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** The origin of a sign-in. */
export type SignInFrom = Pick<SignIn, 'ip' | 'device' | 'deviceHash' | 'replaces'>;

/** A session with the token of its second factor: a passkey is both. */
export interface SignedInByPasskey {
  readonly session: SignedIn;
  readonly passed: TwoFactorPassed;
}

/**
 * Signs a customer in by a passkey alone: it is something they have, and it has verified its user. Answers null where
 * the account may not sign in; a disabled account is signed in as by its password, and may do nothing else.
 * @throws what `accept` throws
 */
export async function signInByPasskey(
  ctx: Ctx,
  deps: SignInDeps,
  userId: string,
  from: SignInFrom,
  accept: AcceptPasskey,
): Promise<SignedInByPasskey | null> {
  const locked = await lockCredentials(ctx.tx, userId);
  if (!locked || locked.user.accountStatus === 'Pending') {
    return null;
  }
  const session = await openSession(ctx, deps, locked.user, from);
  const principal = { id: userId, eventUuid: session.eventUuid, deviceId: null };
  const given = { remembersDevice: false, device: from.device };
  const passed = await passByPasskey(ctx, deps.queueEmail, principal, given, accept);
  return { session, passed };
}

export interface OperatorSignedIn {
  readonly session: StartedSession;
  readonly trusted: OperatorDevice;
}

/**
 * The same for an operator. Answers null where the account is disabled or waits for a password or an authenticator app.
 * @throws what `accept` throws
 */
export async function signInOperatorByPasskey(
  ctx: Ctx,
  limits: SessionLimits,
  operatorId: string,
  { ip, device, deviceHash }: Omit<SignInFrom, 'replaces'>,
  accept: AcceptPasskey,
): Promise<OperatorSignedIn | null> {
  const subject = { subjectKind: 'operator', subjectId: operatorId } as const;
  const locked = await lockOperatorCredentials(ctx.tx, operatorId);
  if (locked === null || (await findTwoFactor(ctx.reader, 'operator', operatorId)) === null) {
    return null;
  }
  await noteOperatorDevice(ctx, operatorId, deviceHash);
  const session = await startSession(ctx, limits, { ...subject, ip, device });
  await recordAudit(ctx, { action: 'operator.signed_in', ...subject });
  const principal = { id: operatorId, eventUuid: session.eventUuid };
  return { session, trusted: await passOperatorByPasskey(ctx, principal, device, accept) };
}
