import { AppError } from '../../platform/errors.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { changePassword } from './commands/change-password.ts';
import { confirmEmailChange } from './commands/confirm-email-change.ts';
import { endSignIn } from './commands/end-sign-in.ts';
import { type RegisterDeps, register } from './commands/register.ts';
import { requestPasswordReset } from './commands/request-password-reset.ts';
import { resendVerification } from './commands/resend-verification.ts';
import { sendEmailCode } from './commands/send-email-code.ts';
import { setNewPassword } from './commands/set-new-password.ts';
import { signIn } from './commands/sign-in.ts';
import { signOut } from './commands/sign-out.ts';
import { verifyEmail } from './commands/verify-email.ts';
import { defaultSessionLimits, type SessionLimits } from './domain/session-limits.ts';
import {
  presentRegistered,
  presentResent,
  presentResetRequested,
  presentSentCode,
  presentSession,
  presentSignIn,
  presentSignIns,
} from './present.ts';
import { readSignIns } from './queries/read-sign-ins.ts';

export interface IdentityDeps extends RegisterDeps {
  readonly authenticator: Authenticator;
  readonly limits?: SessionLimits;
}

/** Registration, sign-in, logout and codes of customers (contract Account). */
export function identityRoutes(routes: Routes, deps: IdentityDeps): void {
  const limits = deps.limits ?? defaultSessionLimits;

  routes.on(
    'register',
    async (call) => presentRegistered(await register(call, deps, registrationOf(call))),
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
    return presentResent();
  });

  routes.on('login', async (call) => {
    const { ip, device, principal } = call;
    const session = await signIn(call, { ...deps, limits }, { ...call.body, ip, device, replaces: principal });
    if (principal) {
      deps.authenticator.forget(principal.id);
    }
    return presentSignIn(session);
  });

  routes.on('logout', (call) => logOut(call, deps.authenticator));

  routes.on('userSendEmailOtp', async (call) => {
    const { principal, body } = call;
    return presentSentCode(
      await call.command((ctx) => sendEmailCode(ctx, deps.queueEmail, principal, body.purpose)),
    );
  });

  passwordRoutes(routes, { ...deps, limits });
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
    return presentResetRequested();
  });

  routes.on('passwordNew', async (call) => {
    const { token, password } = call.body;
    await setNewPassword(call, deps, { token, password, device: call.device });
    return { success: true };
  });
}

function signInListRoutes(routes: Routes, authenticator: Authenticator): void {
  routes.on('userSessions', async (call) => {
    const { id, eventUuid } = call.principal;
    return presentSignIns(await call.read((ctx) => readSignIns(ctx, id)), eventUuid);
  });

  routes.on('userEndSession', async (call) => {
    await call.command((ctx) => endSignIn(ctx, call.principal.id, call.params.id));
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

/** A sign-in that has ended already is told with 200, because the screen tells it apart (rules §10, spec §8). */
async function logOut(call: Call<'logout'>, authenticator: Authenticator) {
  try {
    await call.command((ctx) => signOut(ctx, call.principal.id, call.body.eventUuid));
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_logged_out') {
      return { success: false as const, message: error.message, code: error.code };
    }
    throw error;
  }
  authenticator.forget(call.principal.id);
  return { success: true as const };
}
