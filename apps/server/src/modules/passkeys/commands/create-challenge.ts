import { message } from '@titian/contracts/messages/message';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newToken, sha256, tokenHash } from '../../../platform/field-encryption.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { ownerOf, type Passkey, readOperator, readPasskeys, readUser } from '../../identity/public.ts';
import { CEREMONY_MS, type CreationOptions, type RequestOptions } from '../domain/ceremony.ts';
import type { RelyingParty } from '../domain/relying-party.ts';
import { ALGORITHMS, transportsOf, userHandle } from '../domain/webauthn.ts';
import { type Challenge, insertChallenge } from '../store.ts';

/** What a sign-in is bound to: challenges of one are not answered in another. */
export function sessionBinding({ eventUuid }: Pick<Principal, 'eventUuid'>): Buffer {
  return sha256(`session\0${eventUuid}`);
}

/**
 * A challenge for a sign-in. It names no user: the passkey found on the device identifies them, so that the answer
 * does not disclose an address.
 * @param deviceHash the hash of the browser's own token
 */
export async function requestSignIn(
  ctx: Ctx,
  party: RelyingParty,
  subjectKind: 'user' | 'operator',
  deviceHash: Buffer,
): Promise<RequestOptions> {
  const challenge = { purpose: 'sign_in', subjectKind, subjectId: null, boundTo: deviceHash } as const;
  return requestOptions(ctx, party, challenge, []);
}

/**
 * What is signed in the place of a code of the second factor, by one of the person's own passkeys.
 * @throws AppError `wrong_state` where there is none
 */
export async function requestSecondFactor(
  ctx: Ctx,
  party: RelyingParty,
  principal: Principal,
): Promise<RequestOptions> {
  const owner = ownerOf(principal);
  const own = await readPasskeys(ctx, owner);
  if (own.length === 0) {
    throw new AppError('wrong_state', {}, message('passkey_none'));
  }
  const challenge = { purpose: 'second_factor', boundTo: sessionBinding(principal), ...owner } as const;
  return requestOptions(ctx, party, challenge, own);
}

/** A challenge for a new passkey; the caller has required a fresh code. */
export async function requestRegistration(
  ctx: Ctx,
  party: RelyingParty,
  principal: Principal,
): Promise<CreationOptions> {
  const owner = ownerOf(principal);
  const { email, name } = await personOf(ctx, principal);
  const own = await readPasskeys(ctx, owner);
  return {
    challenge: await newChallenge(ctx, {
      purpose: 'register',
      boundTo: sessionBinding(principal),
      ...owner,
    }),
    rp: { id: party.id, name: party.name },
    user: { id: userHandle(owner), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CEREMONY_MS,
    attestation: 'none',
    excludeCredentials: own.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
  };
}

async function requestOptions(
  ctx: Ctx,
  party: RelyingParty,
  challenge: Omit<Challenge, 'challengeHash'>,
  allowed: readonly Passkey[],
): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(ctx, challenge),
    rpId: party.id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  };
}

/** 256 random bits; only their hash is stored. */
async function newChallenge(ctx: Ctx, challenge: Omit<Challenge, 'challengeHash'>): Promise<string> {
  const text = newToken();
  const row = { ...challenge, challengeHash: tokenHash(text) };
  await insertChallenge(ctx.tx, row, later(ctx.now, CEREMONY_MS), ctx.now);
  return text;
}

function descriptorOf(passkey: Passkey) {
  return { id: passkey.credentialId, type: 'public-key' as const, transports: transportsOf(passkey) };
}

/** How an authenticator lists the account. */
async function personOf(ctx: Ctx, { kind, id }: Principal) {
  const person = kind === 'user' ? await readUser(ctx, id) : await readOperator(ctx, id);
  if (person === null) {
    throw new AppError('unauthorized');
  }
  const name = 'name' in person ? person.name : `${person.firstName} ${person.lastName}`;
  return { email: person.email, name };
}
