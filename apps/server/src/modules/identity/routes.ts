import { AppError } from '../../platform/errors.ts';
import { type DeviceCookieSettings, deviceCookieOf } from '../../platform/http/device-cookie.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { renderMessage } from '../../platform/messages.ts';
import { authenticateTwoFactor } from './commands/authenticate-two-factor.ts';
import { changePassword } from './commands/change-password.ts';
import { confirmEmailChange } from './commands/confirm-email-change.ts';
import { endOtherSignIns, endSignIn } from './commands/end-sign-in.ts';
import { forgetDevice } from './commands/forget-device.ts';
import { type RegisterDeps, register } from './commands/register.ts';
import { rejectChange } from './commands/reject-change.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { requestPasswordReset } from './commands/request-password-reset.ts';
import { requestTwoFactorReset } from './commands/request-two-factor-reset.ts';
import { resendVerification } from './commands/resend-verification.ts';
import { scheduleTwoFactorReset } from './commands/schedule-two-factor-reset.ts';
import { sendEmailCode } from './commands/send-email-code.ts';
import { setNewPassword } from './commands/set-new-password.ts';
import { signIn } from './commands/sign-in.ts';
import { signOut } from './commands/sign-out.ts';
import { startEnrolment } from './commands/start-enrolment.ts';
import { turnOffTwoFactor } from './commands/turn-off-two-factor.ts';
import { verifyEmail } from './commands/verify-email.ts';
import { defaultSessionLimits, type SessionLimits } from './domain/session-limits.ts';
import {
  presentEndedAccess,
  presentEnrolment,
  presentRegistered,
  presentResent,
  presentResetRequested,
  presentSentCode,
  presentSession,
  presentSignIn,
  presentSignIns,
  presentTwoFactor,
  presentTwoFactorPassed,
  presentTwoFactorResetRequested,
} from './present.ts';
import { readSignIns } from './queries/read-sign-ins.ts';
import { readTwoFactor } from './queries/read-two-factor.ts';

export interface IdentityDeps extends RegisterDeps {
  readonly authenticator: Authenticator;
  readonly deviceCookie: DeviceCookieSettings;
  readonly limits?: SessionLimits;
}

/** Registration, sign-in, logout and codes of customers (contract Account). */
export function identityRoutes(routes: Routes, deps: IdentityDeps): void {
  const limits = deps.limits ?? defaultSessionLimits;

  routes.on(
    'register',
    async (call) => presentRegistered(await register(call, deps, registrationOf(call)), call.language),
    201,
  );

  routes.on('registerVerify', async (call) => {
    const { token } = call.body;
    const { id, email } = await call.command(
      async (ctx) =>
        (await confirmEmailChange(ctx, deps.queueEmail, token)) ?? (await verifyEmail(ctx, token)),
    );
    deps.authenticator.forget(id);
    return { success: true, email };
  });

  routes.on('registerResendVerification', async (call) => {
    const claim = { token: call.body.token, userId: call.body.user_id };
    await call.command((ctx) => resendVerification(ctx, deps.queueEmail, claim));
    return presentResent(call.language);
  });

  routes.on('login', async (call) => {
    const { ip, device, principal } = call;
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const session = await signIn(
      call,
      { ...deps, limits },
      { ...call.body, ip, device, deviceHash: cookie.hash, replaces: principal },
    );
    cookie.store();
    if (principal) {
      deps.authenticator.forget(principal.id);
    }
    return presentSignIn(session);
  });

  routes.on('logout', (call) => logOut(call, deps.authenticator));

  routes.on('userSendEmailOtp', async (call) => {
    const { principal, body } = call;
    return presentSentCode(
      await call.command((ctx) =>
        sendEmailCode(ctx, deps.queueEmail, principal, { purpose: body.purpose, device: call.device }),
      ),
    );
  });

  passwordRoutes(routes, { ...deps, limits });
  twoFactorRoutes(routes, deps);
  signInListRoutes(routes, deps.authenticator);
}

function passwordRoutes(routes: Routes, deps: IdentityDeps & { readonly limits: SessionLimits }): void {
  routes.on('userChangePassword', async (call) => {
    const { body, ip, device } = call;
    const change = { currentPassword: body.current_password, password: body.password, ip, device };
    return presentSession(await changePassword(call, deps, { userId: call.principal.id, ...change }));
  });

  routes.on('passwordReset', async (call) => {
    await call.command((ctx) => requestPasswordReset(ctx, call.body.email, call.ip));
    return presentResetRequested(call.language);
  });

  routes.on('passwordNew', async (call) => {
    const { token, password } = call.body;
    await setNewPassword(call, deps, { token, password, device: call.device });
    return { success: true };
  });

  routes.on('userNotMe', async (call) =>
    presentEndedAccess(await call.command((ctx) => rejectChange(ctx, deps, call.body.token))),
  );
}

function twoFactorRoutes(routes: Routes, { queueEmail, authenticator }: IdentityDeps): void {
  routes.on('userGetTwoFactor', async ({ principal, ...call }) =>
    presentTwoFactor(
      await call.read((ctx) => readTwoFactor(ctx, principal.id)),
      principal.deviceId,
      call.language,
    ),
  );

  routes.on('userGetQrCode', async ({ principal, ...call }) =>
    presentEnrolment(await call.command((ctx) => startEnrolment(ctx, principal))),
  );

  routes.on('userAuthenticateTwoFactor', async ({ principal, body, device, ...call }) => {
    const given = {
      otpCode: body.otp_code,
      otpType: body.otp_type,
      secretKey: body.secret_key ?? null,
      remembersDevice: body.remember_device === 1,
      device,
    };
    const passed = await call.command((ctx) => authenticateTwoFactor(ctx, queueEmail, principal, given));
    authenticator.forget(principal.id);
    return presentTwoFactorPassed(passed);
  });

  routes.on('userNewRecoveryCodes', async ({ principal, body, ...call }) => {
    const code = body.otp_code ?? null;
    const codes = await call.command((ctx) => renewRecoveryCodes(ctx, queueEmail, principal, code));
    authenticator.forget(principal.id);
    return { success: true, recovery_codes: [...codes] };
  });

  routes.on('userForgetDevice', async ({ principal, params, ...call }) => {
    await call.command((ctx) => forgetDevice(ctx, queueEmail, principal.id, params.id));
    authenticator.forget(principal.id);
    return { success: true };
  });

  lostTwoFactorRoutes(routes, { queueEmail, authenticator });
}

function lostTwoFactorRoutes(
  routes: Routes,
  { queueEmail, authenticator }: Pick<IdentityDeps, 'queueEmail' | 'authenticator'>,
): void {
  routes.on('userTurnOffTwoFactor', async (call) => {
    const { principal, body, ip } = call;
    const { id: userId, eventUuid } = principal;
    const form = { userId, eventUuid, password: body.password, otpCode: body.otp_code ?? null, ip };
    await turnOffTwoFactor(call, queueEmail, form);
    authenticator.forget(principal.id);
    return { success: true };
  });

  routes.on('userResetTwoFactorMail', async (call) => {
    await call.command((ctx) => requestTwoFactorReset(ctx, call.body.email, call.ip));
    return presentTwoFactorResetRequested(call.language);
  });

  routes.on('userResetTwoFactor', async (call) => {
    const takesEffectAt = await scheduleTwoFactorReset(call, queueEmail, { ...call.body, ip: call.ip });
    return { success: true, takes_effect_at: takesEffectAt.toISOString() };
  });
}

function signInListRoutes(routes: Routes, authenticator: Authenticator): void {
  routes.on('userSessions', async (call) => {
    const { id, eventUuid } = call.principal;
    return presentSignIns(await call.read((ctx) => readSignIns(ctx, id)), eventUuid, call.language);
  });

  routes.on('userEndOtherSessions', async (call) => {
    const ended = await call.command((ctx) => endOtherSignIns(ctx, call.principal));
    authenticator.forget(call.principal.id);
    return { success: true, ended };
  });

  routes.on('userEndSession', async (call) => {
    await call.command((ctx) => endSignIn(ctx, 'user', call.principal.id, call.params.id));
    authenticator.forget(call.principal.id);
    return { success: true };
  });
}

function registrationOf({ body, ip }: Call<'register'>) {
  return {
    role: body.role,
    type: body.type ?? null,
    firstName: body.first_name,
    lastName: body.last_name,
    companyName: body.company_name ?? null,
    email: body.email,
    phoneCountryCode: body.phone_country_code,
    phoneNumber: body.phone_number,
    password: body.password,
    referralCode: body.referral_code ?? null,
    ip,
  };
}

/** A sign-in that has ended already is answered with 200, because the page distinguishes it (ACC-16, WIRE-5). */
async function logOut(call: Call<'logout'>, authenticator: Authenticator) {
  try {
    await call.command((ctx) => signOut(ctx, call.principal.id, call.body.eventUuid));
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_logged_out') {
      return { success: false as const, message: renderMessage(error.text, call.language), code: error.code };
    }
    throw error;
  }
  authenticator.forget(call.principal.id);
  return { success: true as const };
}
