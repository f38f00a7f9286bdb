import type { TestApp } from '../app.ts';
import { bearer, call, type Headers } from './http.ts';
import { type SignedInUser, totpCode } from './identity.ts';
import { mailTo } from './mails.ts';

export interface WithTwoFactor extends SignedInUser {
  readonly twoFactorToken: string;
  readonly recoveryCodes: readonly string[];
}

export interface WithApp extends WithTwoFactor {
  readonly secret: string;
  /** The code that switched it on: it is not accepted again. */
  readonly usedCode: string;
}

/** The answer of POST /user/authenticate-two-factor. */
export const giveCode = (app: TestApp, headers: Headers, body: object) =>
  call(app, 'userAuthenticateTwoFactor', { headers, body });

/** Switches an authenticator app on; the headers carry the second token from then on. */
export async function enrolApp(app: TestApp, user: SignedInUser): Promise<WithApp> {
  const { body: pending } = await call(app, 'userGetQrCode', { headers: user.headers });
  const usedCode = totpCode(app, pending.secret);
  const answer = await giveCode(app, user.headers, {
    otp_code: usedCode,
    otp_type: 'totp',
    secret_key: pending.secret_key,
  });
  return { ...enrolled(user, answer), secret: pending.secret, usedCode };
}

/** The code of the newest mail for a purpose, requested first. */
export async function mailedCode(
  app: TestApp,
  user: SignedInUser,
  purpose: 'sign_in' | 'step_up' | 'enrol',
): Promise<string> {
  const answer = await call(app, 'userSendEmailOtp', { headers: user.headers, body: { purpose } });
  if (answer.status !== 200) {
    throw new Error(`no code was sent: ${JSON.stringify(answer.error)}`);
  }
  return String((await mailTo(app, user.email, `${purpose}_code`)).params.code);
}

/** Switches codes by e-mail on. */
export async function enrolMailbox(app: TestApp, user: SignedInUser): Promise<WithTwoFactor> {
  const otp_code = await mailedCode(app, user, 'enrol');
  return enrolled(user, await giveCode(app, user.headers, { otp_code, otp_type: 'email' }));
}

function enrolled(user: SignedInUser, answer: Awaited<ReturnType<typeof giveCode>>): WithTwoFactor {
  if (answer.status !== 200 || answer.body.recovery_codes === null) {
    throw new Error(`two-factor was not switched on: ${JSON.stringify(answer.error)}`);
  }
  const twoFactorToken = answer.body.two_factor_token;
  const recoveryCodes = answer.body.recovery_codes;
  return { ...user, twoFactorToken, recoveryCodes, headers: bearer(user.token, twoFactorToken) };
}
