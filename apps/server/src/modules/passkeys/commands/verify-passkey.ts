import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { reportSecurity } from '../../../platform/security/report.ts';
import { ownerOf, type Passkey, type PasskeyUse, readPasskey, type Steps } from '../../identity/public.ts';
import { type AssertedCredential, wrongPasskey } from '../domain/ceremony.ts';
import type { RelyingParty } from '../domain/relying-party.ts';
import { challengeIn, userHandle, verifiedUse } from '../domain/webauthn.ts';
import { type Challenge, takeChallenge } from '../store.ts';
import { sessionBinding } from './create-challenge.ts';

/** A passkey with a valid signature; its use is recorded, or rejected, under the lock of its owner. */
export interface VerifiedPasskey {
  readonly passkey: Passkey;
  readonly use: PasskeyUse;
}

/**
 * Verifies the signature of a sign-in; the passkey identifies the user.
 * @param deviceHash the hash of the browser's own token, which requested the challenge
 * @throws FieldError on `credential`, one text for all causes
 */
export function verifyPasskey(
  steps: Steps,
  party: RelyingParty,
  subjectKind: 'user' | 'operator',
  deviceHash: Buffer,
  credential: AssertedCredential,
): Promise<VerifiedPasskey> {
  const expected = { purpose: 'sign_in', subjectKind, subjectId: null, boundTo: deviceHash } as const;
  return verifyCredential(
    steps,
    party,
    expected,
    credential,
    (passkey) =>
      passkey.subjectKind === subjectKind && credential.response.userHandle === userHandle(passkey),
  );
}

/**
 * Verifies the signature of one of a user's own passkeys.
 * @throws FieldError on `credential`, one text for all causes
 */
export function verifyOwnPasskey(
  steps: Steps,
  party: RelyingParty,
  principal: Principal,
  credential: AssertedCredential,
): Promise<VerifiedPasskey> {
  const owner = ownerOf(principal);
  const expected = { purpose: 'second_factor', boundTo: sessionBinding(principal), ...owner } as const;
  return verifyCredential(
    steps,
    party,
    expected,
    credential,
    (passkey) => passkey.subjectKind === owner.subjectKind && passkey.subjectId === owner.subjectId,
  );
}

/** The challenge is used up before the answer is looked at, so that no answer is tried twice. */
async function verifyCredential(
  steps: Steps,
  party: RelyingParty,
  expected: Omit<Challenge, 'challengeHash'>,
  credential: AssertedCredential,
  isMeant: (passkey: Passkey) => boolean,
): Promise<VerifiedPasskey> {
  const challenge = await useChallenge(steps, expected, credential.response.clientDataJSON);
  const verified =
    challenge !== null &&
    (await steps.read((ctx) => assessAnswer(ctx, party, { challenge, credential, isMeant })));
  if (!verified) {
    const { subjectKind: kind, subjectId: id } = expected;
    const account = id === null ? null : { kind, id };
    await steps.read(async (ctx) =>
      reportSecurity(ctx, { kind: 'passkey_failed', detail: `${kind}_${expected.purpose}`, account }),
    );
    throw wrongPasskey();
  }
  return verified;
}

/** The challenge that a response answers, used up; null where it may not be answered. */
export async function useChallenge(
  steps: Steps,
  expected: Omit<Challenge, 'challengeHash'>,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) {
    return null;
  }
  const row = { ...expected, challengeHash: tokenHash(challenge) };
  return (await steps.command((ctx: Ctx) => takeChallenge(ctx.tx, row, ctx.now))) ? challenge : null;
}

async function assessAnswer(
  ctx: QueryCtx,
  party: RelyingParty,
  given: {
    readonly challenge: string;
    readonly credential: AssertedCredential;
    readonly isMeant: (passkey: Passkey) => boolean;
  },
): Promise<VerifiedPasskey | null> {
  const passkey = await readPasskey(ctx, given.credential.id);
  if (passkey === null || !given.isMeant(passkey)) {
    return null;
  }
  try {
    const said = await verifiedUse(party, given.challenge, given.credential, passkey);
    return { passkey, use: { passkeyId: passkey.id, ...said } };
  } catch (error) {
    ctx.log.info({ err: error, passkey: passkey.id }, 'a passkey was refused');
    return null;
  }
}
