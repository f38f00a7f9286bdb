import { z } from 'zod';
import type { passkeyEndpoints } from '../endpoints/passkeys.ts';
import { issueMessage } from '../messages/message.ts';
import { id, instant, ok, otpCode, text, yesNo } from '../wire.ts';
import { accountSchemas } from './account.ts';
import type { AreaSchemas } from './area.ts';

const UNREADABLE = issueMessage('passkey_repeat_required');
const base64url = (maxLength: number) =>
  z
    .string({ error: UNREADABLE })
    .max(maxLength, UNREADABLE)
    .regex(/^[A-Za-z0-9_-]+$/, UNREADABLE);

/** A credential id: at most 1023 bytes (WebAuthn §4). */
const credentialId = base64url(1_400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key', UNREADABLE) };

/** How an authenticator may be reached again, in the words of WebAuthn; a word that is not known yet is dropped. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transport = z.enum(passkeyTransports);
const transports = z
  .array(z.string({ error: UNREADABLE }).max(40, UNREADABLE), UNREADABLE)
  .max(20, UNREADABLE)
  .default([])
  .transform((given) => passkeyTransports.filter((known) => given.includes(known)));

/** `RegistrationResponseJSON` of WebAuthn level 3; what browsers add to it is left out. */
const registered = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: base64url(8_192), attestationObject: base64url(32_768), transports },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);

/** `AuthenticationResponseJSON` of WebAuthn level 3. */
const asserted = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64url(8_192),
        authenticatorData: base64url(8_192),
        signature: base64url(4_096),
        userHandle: base64url(128).nullish(),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
});

/** A passkey as its owner sees it. */
const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  /** Whether it is synced to other devices by a service. */
  backed_up: z.boolean(),
});

/** The same for customers and operators. */
const own = {
  list: {
    /** `available` is false where this site's address has no name: browsers reject passkeys there. */
    response: ok({ available: z.boolean(), items: z.array(passkey) }),
  },
  add: {
    body: z.strictObject({ name: text(60, issueMessage('passkey_name_required')), credential: registered }),
    response: ok({ passkey }),
  },
  rename: {
    params: z.object({ id }),
    body: z.strictObject({ name: text(60, issueMessage('passkey_name_required')) }),
    response: ok({}),
  },
};

const request = ok({ options: requestOptions });
const secondFactor = { two_factor_token: z.string(), expires_at: instant };

export const passkeySchemas = {
  loginPasskeyOptions: { response: request },
  /** The answer of `/login` with the token of the second factor: a passkey is both factors. */
  loginPasskey: {
    body: z.strictObject({ credential: asserted }),
    response: accountSchemas.login.response.extend({ two_factor_token: z.string() }),
  },
  userPasskeyChallenge: { response: request },
  userAuthenticatePasskey: {
    body: z.strictObject({ credential: asserted, remember_device: yesNo.default(0) }),
    response: ok({ ...secondFactor, recovery_codes: z.null() }),
  },
  userPasskeys: own.list,
  userPasskeyOptions: {
    body: z.strictObject({ otp_code: otpCode.optional() }),
    response: ok({ options: creationOptions }),
  },
  userAddPasskey: own.add,
  userRenamePasskey: own.rename,
  userRemovePasskey: {
    params: z.object({ id }),
    body: z.strictObject({ otp_code: otpCode.optional() }),
    response: ok({}),
  },

  operatorLoginPasskeyOptions: { response: request },
  operatorLoginPasskey: {
    body: z.strictObject({ credential: asserted }),
    response: ok({ token: z.string(), two_factor_token: z.string(), expires_at: instant }),
  },
  operatorPasskeyChallenge: { response: request },
  operatorAuthenticatePasskey: { body: z.strictObject({ credential: asserted }), response: ok(secondFactor) },
  operatorPasskeys: own.list,
  operatorPasskeyOptions: { response: ok({ options: creationOptions }) },
  operatorAddPasskey: own.add,
  operatorRenamePasskey: own.rename,
  operatorRemovePasskey: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof passkeyEndpoints>;
