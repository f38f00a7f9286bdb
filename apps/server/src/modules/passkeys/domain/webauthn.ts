import type {
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { passkeyTransports } from '@titian/contracts/schemas/passkeys';
import type { NewPasskey, Passkey } from '../../identity/public.ts';
import type { AssertedCredential, RegisteredCredential } from './ceremony.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what the browsers and keys in use can do (WebAuthn §5.8.5). */
export const ALGORITHMS = [-8, -7, -257];

type Transport = (typeof passkeyTransports)[number];

/** Forty packages, loaded by the first passkey and not by the start. */
const loadVerifier = () => import('@simplewebauthn/server');

/** The challenge that a response answers, as it was sent; null where the response cannot be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Identifies a user to an authenticator without personal data; customers and operators are distinguished. */
export function userHandle({ subjectKind, subjectId }: Pick<Passkey, 'subjectKind' | 'subjectId'>): string {
  return Buffer.from(`${subjectKind}:${subjectId}`).toString('base64url');
}

/** The transports that are known; the table holds what was known when the passkey was added. */
export function transportsOf({ transports }: Pick<Passkey, 'transports'>): Transport[] {
  return passkeyTransports.filter((known) => transports.includes(known));
}

/**
 * The passkey of a registration whose signature, origin, relying party and user verification are right.
 * @throws Error with the reason where they are not
 */
export async function verifiedRegistration(
  party: RelyingParty,
  challenge: string,
  credential: RegisteredCredential,
): Promise<Omit<NewPasskey, 'name'>> {
  const { attestationObject, clientDataJSON, transports } = credential.response;
  await rejectCertificates(attestationObject);
  const response: RegistrationResponseJSON = {
    ...{ id: credential.id, rawId: credential.rawId, type: credential.type },
    response: { attestationObject, clientDataJSON },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await loadVerifier();
  const { verified, registrationInfo }: VerifiedRegistrationResponse = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) {
    throw new Error('The attestation is not right');
  }
  return {
    credentialId: registrationInfo.credential.id,
    publicKey: Buffer.from(registrationInfo.credential.publicKey),
    signCount: registrationInfo.credential.counter,
    transports,
    backedUp: registrationInfo.credentialBackedUp,
  };
}

/** No attestation is requested, so manufacturers' certificates, which would have to be maintained, are not checked. */
async function rejectCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isPlain = decoded.get('fmt') === 'none';
  const isOwn = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (!isPlain && !isOwn) {
    throw new Error('The attestation has a certificate');
  }
}

/**
 * What the signature of a passkey says, once signature, origin, relying party and user verification are right. The count
 * of signatures is validated by the caller, because the library validates it before it has looked at the signature.
 * @throws Error with the reason where they are not
 */
export async function verifiedUse(
  party: RelyingParty,
  challenge: string,
  credential: AssertedCredential,
  passkey: Passkey,
): Promise<{ readonly signCount: number; readonly backedUp: boolean }> {
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const { verifyAuthenticationResponse } = await loadVerifier();
  const { verified, authenticationInfo }: VerifiedAuthenticationResponse = await verifyAuthenticationResponse(
    {
      response: {
        ...{ id: credential.id, rawId: credential.rawId, type: credential.type },
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    },
  );
  if (!verified) {
    throw new Error('The signature is not right');
  }
  return { signCount: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}
