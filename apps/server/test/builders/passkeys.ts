import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { TestApp } from '../app.ts';
import { bearer, call, type Headers, xhr } from './http.ts';
import { type SignedInOperator, type SignedInUser, stepUpCode, totpCode } from './identity.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;
const ES256 = { kty: 2, alg: -7, crv: 1 };

interface Requested {
  readonly challenge: string;
}

/** What differs in an answer from that of a valid authenticator and browser. */
export interface Lie {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly unverified?: true;
  readonly signCount?: number;
  readonly userHandle?: string;
  readonly type?: string;
  /** Signs with another key. */
  readonly key?: KeyObject;
}

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** A security key with one ES256 credential, and the browser that it is plugged into, of one site. */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  signCount = 0;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  private readonly site: Site;

  constructor(site: Site) {
    this.site = site;
  }

  /** `navigator.credentials.create`. */
  create(options: Requested & { readonly user: { readonly id: string } }, lie: Lie = {}) {
    this.userHandle = options.user.id;
    const authData = this.authenticatorData(lie, NEW_CREDENTIAL, this.attestedCredential());
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options, lie).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** `navigator.credentials.get`. */
  get(options: Requested, lie: Lie = {}) {
    this.signCount = lie.signCount ?? this.signCount + 1;
    const authData = this.authenticatorData(lie, 0, Buffer.alloc(0));
    const clientData = this.clientData('webauthn.get', options, lie);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, lie.key ?? this.pair.privateKey).toString('base64url'),
        userHandle: lie.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  private clientData(type: string, { challenge }: Requested, lie: Lie): Buffer {
    const said = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.site.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  private authenticatorData(lie: Lie, flags: number, rest: Buffer): Buffer {
    const head = Buffer.alloc(37);
    createHash('sha256')
      .update(lie.rpId ?? this.site.rpId)
      .digest()
      .copy(head);
    head.writeUInt8(PRESENT | (lie.unverified ? 0 : VERIFIED) | flags, 32);
    head.writeUInt32BE(lie.signCount ?? this.signCount, 33);
    return Buffer.concat([head, rest]);
  }

  private attestedCredential(): Buffer {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const { kty, alg, crv } = ES256;
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, kty],
        [3, alg],
        [-1, crv],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, Buffer.from(key)]);
  }
}

/** An authenticator for the site under test. */
export function newAuthenticator(app: TestApp): Authenticator {
  const { origin, hostname } = new URL(app.config.publicUrl);
  return new Authenticator({ origin, rpId: hostname });
}

/** The options with which a customer's browser creates a passkey, after a fresh code by e-mail. */
export async function registrationOptions(app: TestApp, user: SignedInUser) {
  const otp_code = await stepUpCode(app, user);
  const answer = await call(app, 'userPasskeyOptions', { headers: user.headers, body: { otp_code } });
  return accepted('userPasskeyOptions', answer, 200).options;
}

/** Adds a passkey to a customer whose fresh codes come by e-mail. */
export async function addPasskey(app: TestApp, user: SignedInUser, name = 'My telephone') {
  const authenticator = newAuthenticator(app);
  const credential = authenticator.create(await registrationOptions(app, user));
  const added = await call(app, 'userAddPasskey', { headers: user.headers, body: { name, credential } });
  return { authenticator, passkey: accepted('userAddPasskey', added, 201).passkey };
}

/** Adds a passkey to an operator who signed in within ten minutes. */
export async function addOperatorPasskey(app: TestApp, operator: Pick<SignedInOperator, 'headers'>) {
  const { headers } = operator;
  const authenticator = newAuthenticator(app);
  const answer = await call(app, 'operatorPasskeyOptions', { headers });
  const { options } = accepted('operatorPasskeyOptions', answer, 200);
  const body = { name: 'Key on my desk', credential: authenticator.create(options) };
  const added = await call(app, 'operatorAddPasskey', { headers, body });
  return { authenticator, passkey: accepted('operatorAddPasskey', added, 201).passkey };
}

/** A browser without a session, with the cookie that names it. */
export async function requestSignIn(
  app: TestApp,
  name: 'loginPasskeyOptions' | 'operatorLoginPasskeyOptions' = 'loginPasskeyOptions',
) {
  const answer = await call(app, name);
  const { options } = accepted(name, answer, 200);
  const [cookie = ''] = [answer.headers['set-cookie']].flat().map(String);
  return { options, headers: { ...xhr, cookie: cookie.split(';')[0] ?? '' } satisfies Headers };
}

/** An operator's session with the password alone. */
export async function operatorHalf(app: TestApp, operator: { email: string; password: string }) {
  const { email, password } = operator;
  const login = await call(app, 'operatorLogin', { body: { email, password } });
  return { headers: bearer(accepted('operatorLogin', login, 200).token), login };
}

/** The same with a code of the authenticator app. */
export async function operatorByCode(
  app: TestApp,
  operator: { email: string; password: string; totpSecret: string },
) {
  const { headers } = await operatorHalf(app, operator);
  const body = { otp_code: totpCode(app, operator.totpSecret) };
  const given = await call(app, 'operatorAuthenticateTwoFactor', { headers, body });
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  return { given, headers: bearer(token, given.body.two_factor_token) };
}

function accepted<Body>(
  name: EndpointName,
  answer: { readonly status: number; readonly body: Body; readonly error: unknown },
  status: number,
): Body {
  if (answer.status !== status) {
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body;
}
