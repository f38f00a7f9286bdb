import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal, Principal } from '../../../platform/http/principal.ts';
import {
  addPasskey,
  type NewPasskey,
  ownerOf,
  type Passkey,
  readPasskeys,
  removePasskey,
  requireFreshOperator,
  type Steps,
} from '../../identity/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { RegisteredCredential } from '../domain/ceremony.ts';
import type { RelyingParty } from '../domain/relying-party.ts';
import { verifiedRegistration } from '../domain/webauthn.ts';
import { sessionBinding } from './create-challenge.ts';
import { notifyOwner } from './notify-owner.ts';
import { useChallenge } from './verify-passkey.ts';

/**
 * What an operator gives before a passkey is added or removed: a factor within ten minutes, and where a passkey is
 * demanded and there is one, that passkey.
 * @throws AppError `passkey_required`, `step_up_required`
 */
export async function requireOperatorStepUp(ctx: Ctx, principal: OperatorPrincipal): Promise<void> {
  if (principal.passkeyMissing && (await readPasskeys(ctx, ownerOf(principal))).length > 0) {
    throw new AppError('passkey_required');
  }
  await requireFreshOperator(ctx, principal);
}

/**
 * Stores a passkey that a browser has created. The challenge that it answers was issued after a fresh code, in this
 * sign-in and within five minutes.
 * @throws FieldError on `credential` where it is not right, answers no open challenge or is known; AppError `wrong_state`
 */
export async function registerPasskey(
  steps: Steps,
  party: RelyingParty,
  principal: Principal,
  given: { readonly name: string; readonly credential: RegisteredCredential },
): Promise<Passkey> {
  const expected = {
    purpose: 'register',
    boundTo: sessionBinding(principal),
    ...ownerOf(principal),
  } as const;
  const { clientDataJSON } = given.credential.response;
  const challenge = await useChallenge(steps, expected, clientDataJSON);
  const made = challenge !== null && (await verified(steps, party, challenge, given.credential));
  if (!made) {
    throw fieldError('credential', message('passkey_not_added'));
  }
  return steps.command(async (ctx) => {
    const added = await addPasskey(ctx, queueEmail, principal, { ...made, name: given.name });
    await notifyOwner(ctx, added, 'passkey_added', added.name);
    return added;
  });
}

async function verified(
  steps: Steps,
  party: RelyingParty,
  challenge: string,
  credential: RegisteredCredential,
): Promise<Omit<NewPasskey, 'name'> | null> {
  try {
    return await verifiedRegistration(party, challenge, credential);
  } catch (error) {
    await steps.read(async (ctx) => ctx.log.info({ err: error }, 'a new passkey was refused'));
    return null;
  }
}

/**
 * Removes a passkey of its owner.
 * @param stepUp requires a fresh code, which is used up by what it confirms
 * @throws AppError `not_found` when it is unknown, removed or another's; what `stepUp` throws
 */
export async function takePasskeyAway(
  ctx: Ctx,
  principal: Principal,
  id: string,
  stepUp: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const own = await readPasskeys(ctx, ownerOf(principal));
  if (!own.some((one) => one.id === id)) {
    throw new AppError('not_found');
  }
  await stepUp(ctx);
  const name = await removePasskey(ctx, queueEmail, principal, id);
  await notifyOwner(ctx, ownerOf(principal), 'passkey_removed', name);
}
