import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { generateSync } from 'otplib';
import { newTotpSecret } from '../../src/modules/identity/domain/totp.ts';
import { createOperator, issueOperatorToken } from '../../src/modules/identity/public.ts';
import { enableTwoFactor, secretPlace } from '../../src/modules/identity/store/two-factors.ts';
import { type Ctx, systemActor } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app.ts';
import { bearer, call, type Headers, xhr } from './http.ts';
import { mailTo } from './mails.ts';
import { newPerson } from './new-person.ts';

/** Long enough, and unique. */
export const PASSWORD = 'kopi kaw di jalan sultan';

export interface RegistrationChoice {
  readonly role?: 'investor' | 'businessowner';
  readonly type?: 'Individual' | 'Institution';
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly referralCode?: string;
  readonly phoneNumber?: string;
  readonly password?: string;
}

export interface RegisteredUser {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly resendToken: string;
}

export interface SignedInUser extends RegisteredUser {
  readonly token: string;
  readonly eventUuid: string;
  readonly headers: Headers;
}

/** The fields of a registration as the web sends them; an Individual investor by default. */
export function registrationForm(choice: RegistrationChoice = {}) {
  const role = choice.role ?? 'investor';
  const type = role === 'investor' ? (choice.type ?? 'Individual') : undefined;
  const password = choice.password ?? PASSWORD;
  return {
    role,
    ...(type === undefined ? {} : { type }),
    first_name: choice.firstName ?? 'Aminah',
    last_name: choice.lastName ?? 'binti Yusof',
    email: choice.email ?? `person.${randomUUID()}@example.com`,
    phone_country_code: '+60',
    phone_number: choice.phoneNumber ?? '0123456789',
    ...(type === 'Individual' ? {} : { company_name: choice.companyName ?? 'Kedai Maju Sdn Bhd' }),
    password,
    password_confirmation: password,
    ...(choice.referralCode === undefined ? {} : { referral_code: choice.referralCode }),
    agree_terms: '1',
    agree_privacy: '1',
  };
}

/** Registers a user without verifying the address. */
export async function registerPending(
  app: TestApp,
  choice: RegistrationChoice = {},
): Promise<RegisteredUser> {
  const form = registrationForm(choice);
  const answer = await call(app, 'register', { body: form });
  expectStatus('register', answer, 201);
  const { user_id: userId, resend_token: resendToken } = answer.body;
  return { userId, resendToken, email: form.email, password: form.password };
}

/** The token of the newest verification mail. */
export async function verificationToken(app: TestApp, email: string): Promise<string> {
  return String((await mailTo(app, email, 'verify_email')).params.token);
}

/** Registers, verifies the address by its mail and signs in; an Individual investor by default. */
export async function registerUser(app: TestApp, choice: RegistrationChoice = {}): Promise<SignedInUser> {
  const registered = await registerPending(app, choice);
  const token = await verificationToken(app, registered.email);
  expectStatus('registerVerify', await call(app, 'registerVerify', { body: { token } }), 200);
  return signInUser(app, registered);
}

/** Signs in again: a new session of the same person. */
export async function signInUser(app: TestApp, user: RegisteredUser): Promise<SignedInUser> {
  const { email, password } = user;
  const answer = await call(app, 'login', { body: { email, password } });
  expectStatus('login', answer, 200);
  const { token, eventUuid } = answer.body;
  return { ...user, token, eventUuid, headers: bearer(token) };
}

/** A fresh code for a step-up, requested and read from the mail. */
export async function stepUpCode(app: TestApp, user: SignedInUser): Promise<string> {
  const answer = await call(app, 'userSendEmailOtp', {
    headers: user.headers,
    body: { purpose: 'step_up' },
  });
  expectStatus('userSendEmailOtp', answer, 200);
  return String((await mailTo(app, user.email, 'step_up_code')).params.code);
}

export interface TestOperator {
  readonly operatorId: string;
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string;
}

export interface SignedInOperator extends TestOperator {
  readonly token: string;
  readonly twoFactorToken: string;
  readonly headers: Headers;
}

/** An operator who has not signed in yet. */
export async function makeOperator(
  app: TestApp,
  roles: readonly OperatorRole[],
  name = 'Farid Osman',
): Promise<TestOperator> {
  const email = `operator.${randomUUID()}@titian.example`;
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  const made = await app.work.command(scope, async (ctx) => {
    const operatorId = newId();
    await createOperator(ctx, { ...newPerson(ctx, email), id: operatorId, name, roles });
    return { operatorId, token: await issueOperatorToken(ctx, operatorId, 'invitation', 60_000) };
  });
  const choice = { token: made.token, password: PASSWORD, password_confirmation: PASSWORD };
  expectStatus('operatorNewPassword', await call(app, 'operatorNewPassword', { body: choice }), 200);
  const totpSecret = await app.work.command(scope, (ctx) => enrol(ctx, made.operatorId));
  return { operatorId: made.operatorId, email, password: PASSWORD, totpSecret };
}

/** An authenticator app that has given no code yet, so that a test can use each. */
async function enrol(ctx: Ctx, subjectId: string): Promise<string> {
  const secret = newTotpSecret();
  const secretEnc = ctx.fieldEncryption.seal(secret, secretPlace('operator', subjectId));
  const factor = { method: 'totp', secretEnc, lastStep: 0n } as const;
  await enableTwoFactor(ctx.tx, { subjectKind: 'operator', subjectId, ...factor, enabledAt: ctx.now });
  return secret;
}

/** The code that an authenticator app shows at the server's time, so many 30-second steps away. */
export function totpCode(app: TestApp, secret: string, stepsAway = 0): string {
  const epoch = Math.floor(app.work.clock.now().getTime() / 1000) + stepsAway * 30;
  return generateSync({ secret, epoch });
}

/** Makes an operator with these roles and signs in with both factors. */
export async function signInOperator(
  app: TestApp,
  roles: readonly OperatorRole[],
  name?: string,
): Promise<SignedInOperator> {
  const operator = await makeOperator(app, roles, name);
  const { email, password } = operator;
  const login = await call(app, 'operatorLogin', { headers: xhr, body: { email, password } });
  expectStatus('operatorLogin', login, 200);
  const { token } = login.body;
  const second = await call(app, 'operatorAuthenticateTwoFactor', {
    headers: bearer(token),
    body: { otp_code: totpCode(app, operator.totpSecret) },
  });
  expectStatus('operatorAuthenticateTwoFactor', second, 200);
  const twoFactorToken = second.body.two_factor_token;
  return { ...operator, token, twoFactorToken, headers: bearer(token, twoFactorToken) };
}

function expectStatus(
  name: string,
  answer: { readonly status: number; readonly error: unknown },
  status: number,
) {
  if (answer.status !== status) {
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}
