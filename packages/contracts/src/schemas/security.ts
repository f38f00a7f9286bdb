import { z } from 'zod';
import type { securityEndpoints } from '../endpoints/security.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { givenPassword, newPassword } from '../people.ts';
import { codeBeside, email, id, instant, ok, oneOf, otpCode, text, token, yesNo } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { otpType } from './shapes.ts';

/** A password that is chosen, as it is typed. */
export const chosen = {
  password: newPassword,
  password_confirmation: z.string({ error: issueMessage('password_repeat_required') }),
};

interface Chosen {
  readonly password: string;
  readonly password_confirmation: string;
}

/** A password is typed twice, because the input is masked. */
function validateRepeated(form: Partial<Chosen>, addError: AddFieldError): void {
  if (form.password !== undefined && form.password !== form.password_confirmation) {
    addError('password_confirmation', issueMessage('passwords_differ'));
  }
}

export const repeatedPassword = formCheck<Chosen>(validateRepeated);

/** A code of an app or a mail (six digits), or a recovery code; spaces and dashes are dropped. */
const anyCode = z
  .string({ error: issueMessage('code_required') })
  .max(40, issueMessage('code_required'))
  .transform((typed) => typed.replace(/[\s-]+/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z0-9]{10})$/, issueMessage('otp_code_invalid')));

const trustedDevice = z.object({
  id,
  name: z.string(),
  ...codeBeside('name'),
  last_used_at: instant,
  is_current: z.boolean(),
});

/** Shown once; each opens the account a single time. */
const recoveryCodes = z.array(z.string());

/** An open sign-in as its owner sees it. */
export const session = z.object({
  eventUuid: z.uuid(),
  device: z.string(),
  ...codeBeside('device'),
  ip: z.string(),
  signed_in_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  is_current: z.boolean(),
});

export const securitySchemas = {
  userChangePassword: {
    body: z.strictObject({ current_password: givenPassword, ...chosen }).check(repeatedPassword),
    response: ok({ token: z.string(), eventUuid: z.uuid(), expires_at: instant }),
  },
  passwordReset: {
    body: z.strictObject({ email }),
    response: ok({ message: z.string(), ...codeBeside('message') }),
  },
  passwordNew: {
    body: z.strictObject({ token, ...chosen }).check(repeatedPassword),
    response: ok({}),
  },
  userGetTwoFactor: {
    response: ok({
      enabled: z.boolean(),
      otp_types: z.array(otpType),
      recovery_codes_left: z.int(),
      /** When a reset requested by mail takes effect; giving a code before that stops it. */
      reset_at: instant.nullable(),
      trusted_devices: z.array(trustedDevice),
    }),
  },
  userGetQrCode: {
    response: ok({ qr_code: z.string(), secret: z.string(), secret_key: id, expires_at: instant }),
  },
  userAuthenticateTwoFactor: {
    body: z.strictObject({
      otp_code: anyCode,
      otp_type: oneOf(['totp', 'email', 'recovery'], issueMessage('code_type_invalid')),
      secret_key: text(100, issueMessage('qr_code_required')).nullable().optional(),
      remember_device: yesNo.default(0),
    }),
    response: ok({
      two_factor_token: z.string(),
      expires_at: instant,
      recovery_codes: recoveryCodes.nullable(),
    }),
  },
  userResetTwoFactorMail: {
    body: z.strictObject({ email }),
    response: ok({ message: z.string(), ...codeBeside('message') }),
  },
  userResetTwoFactor: {
    body: z.strictObject({ token, password: givenPassword }),
    response: ok({ takes_effect_at: instant }),
  },
  /** What was open and is not any more. */
  userNotMe: {
    body: z.strictObject({ token }),
    response: ok({
      email_change: z.boolean(),
      two_factor_reset: z.boolean(),
      links: z.int(),
      codes: z.int(),
      sign_ins: z.int(),
    }),
  },
  userTurnOffTwoFactor: {
    body: z.strictObject({ password: givenPassword, otp_code: otpCode.optional() }),
    response: ok({}),
  },
  userNewRecoveryCodes: {
    body: z.strictObject({ otp_code: otpCode.optional() }),
    response: ok({ recovery_codes: recoveryCodes }),
  },
  userForgetDevice: { params: z.object({ id }), response: ok({}) },
  userSessions: { response: ok({ items: z.array(session) }) },
  userEndOtherSessions: { response: ok({ ended: z.int() }) },
  /** `id` is the sign-in's eventUuid. */
  userEndSession: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof securityEndpoints>;
