import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal, OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { GivenCode } from '../domain/given-code.ts';
import type { MailQueue } from '../domain/mail.ts';
import { lockEnabledOperator } from '../store/operators.ts';
import { notePasskeyGiven } from '../store/passkeys.ts';
import { lockCredentials } from '../store/users.ts';
import { type OperatorDevice, trustOperatorDevice } from './authenticate-operator.ts';
import { type TwoFactorPassed, trustDevice } from './authenticate-two-factor.ts';
import { stopReset } from './end-pending-access.ts';

/** Records the use of the passkey under the lock of its owner, or rejects it. */
export type AcceptPasskey = (ctx: Ctx) => Promise<void>;

/**
 * A customer's passkey in the place of a code of the second factor. A valid passkey shows that the factors are not
 * lost: a scheduled reset is stopped.
 * @throws what `accept` throws; AppError `unauthorized` where the sign-in has ended
 */
export async function passByPasskey(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: Pick<CustomerPrincipal, 'id' | 'eventUuid' | 'deviceId'>,
  given: Pick<GivenCode, 'remembersDevice' | 'device'>,
  accept: AcceptPasskey,
): Promise<TwoFactorPassed> {
  const locked = await lockCredentials(ctx.tx, principal.id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  await accept(ctx);
  await stopReset(ctx, queueEmail, locked.user);
  const passed = await trustDevice(ctx, principal, given);
  await notePasskeyGiven(ctx.tx, principal.eventUuid, ctx.now);
  return { ...passed, recoveryCodes: null };
}

/**
 * An operator's passkey in the place of a code of the authenticator app.
 * @throws what `accept` throws; AppError `unauthorized` where the account is disabled or the sign-in has ended
 */
export async function passOperatorByPasskey(
  ctx: Ctx,
  principal: Pick<OperatorPrincipal, 'id' | 'eventUuid'>,
  device: string,
  accept: AcceptPasskey,
): Promise<OperatorDevice> {
  if ((await lockEnabledOperator(ctx.tx, principal.id)) === null) {
    throw new AppError('unauthorized');
  }
  await accept(ctx);
  const trusted = await trustOperatorDevice(ctx, principal, device);
  await notePasskeyGiven(ctx.tx, principal.eventUuid, ctx.now);
  return trusted;
}
