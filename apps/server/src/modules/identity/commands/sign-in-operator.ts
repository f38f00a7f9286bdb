import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Operator } from '../domain/operator.ts';
import type { SessionLimits } from '../domain/session-limits.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { findOperatorCredentials, lockOperatorCredentials } from '../store/operators.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { noteOperatorDevice } from './note-operator-device.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { type Proof, type Steps, verifySignIn, wrongSignIn } from './verify-sign-in.ts';

export interface OperatorSignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
  /** The hash of the browser's own token. */
  readonly deviceHash: Buffer;
}

export interface OperatorSession extends StartedSession {
  /** Whether an authenticator app has to be set up before anything else. */
  readonly isEnrolmentRequired: boolean;
  /** Whether a passkey may be given in the place of its code. */
  readonly hasPasskey: boolean;
}

/**
 * The first half of an operator's sign-in: a session that may do nothing but give its second factor, or set it up.
 * @throws FieldError on `email` when wrong, unknown or disabled; AppError `rate_limited`
 */
export async function signInOperator(
  steps: Steps,
  limits: SessionLimits,
  input: OperatorSignIn,
): Promise<OperatorSession> {
  const proof = await verifySignIn(steps, { kind: 'operator', ...input }, async (ctx) => {
    const found = await findOperatorCredentials(ctx.reader, input.email);
    return found && { subject: found.operator, passwordHash: found.passwordHash };
  });
  return steps.command((ctx) => complete(ctx, limits, input, proof));
}

async function complete(
  ctx: Ctx,
  limits: SessionLimits,
  input: OperatorSignIn,
  { subject, triesKey, passwordHash }: Proof<Operator>,
): Promise<OperatorSession> {
  const locked = await lockOperatorCredentials(ctx.tx, subject.id);
  // A password that was reset since it was checked, or of an account disabled since, opens nothing any more.
  if (locked?.passwordHash !== passwordHash) {
    throw wrongSignIn();
  }
  await deleteAttempts(ctx.tx, triesKey);
  const who = { subjectKind: 'operator', subjectId: subject.id } as const;
  await noteOperatorDevice(ctx, subject.id, input.deviceHash);
  const start = { ...who, ip: input.ip, device: input.device };
  const session = await startSession(ctx, limits, start);
  await recordAudit(ctx, { action: 'operator.signed_in', subjectKind: 'operator', subjectId: subject.id });
  const factor = await findTwoFactor(ctx.reader, 'operator', subject.id);
  const passkeys = await listPasskeys(ctx.reader, who);
  return { ...session, isEnrolmentRequired: factor === null, hasPasskey: passkeys.length > 0 };
}
