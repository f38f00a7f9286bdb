import { AppError } from '../../platform/errors.ts';
import { type DeviceCookieSettings, deviceCookieOf } from '../../platform/http/device-cookie.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { WorkQueueReader } from '../../platform/module.ts';
import { authenticateOperator } from './commands/authenticate-operator.ts';
import { startOperatorEnrolment } from './commands/enrol-operator.ts';
import { signInOperator } from './commands/sign-in-operator.ts';
import { signOutOperator } from './commands/sign-out.ts';
import { defaultSessionLimits, type SessionLimits } from './domain/session-limits.ts';
import {
  presentEnrolment,
  presentOperator,
  presentOperatorDevice,
  presentOperatorSignIn,
} from './present.ts';
import type { PasskeyRule } from './queries/authenticate.ts';
import { readOperator } from './queries/read-operator.ts';

export interface IdentityOperatorDeps {
  readonly authenticator: Authenticator;
  readonly readWorkQueue: WorkQueueReader;
  readonly deviceCookie: DeviceCookieSettings;
  readonly requiresPasskey: PasskeyRule;
  readonly limits?: SessionLimits;
}

/** Sign-in of operators in two steps, and the current operator (OPS-3). */
export function identityOperatorRoutes(routes: Routes, deps: IdentityOperatorDeps): void {
  const limits = deps.limits ?? defaultSessionLimits;

  routes.on('operatorLogin', async (call) => {
    const { ip, device, body } = call;
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const session = await signInOperator(call, limits, { ...body, ip, device, deviceHash: cookie.hash });
    cookie.store();
    return presentOperatorSignIn(session);
  });

  routes.on('operatorAuthenticateTwoFactor', async (call) => {
    const { principal, device, body } = call;
    const given = { otpCode: body.otp_code, secretKey: body.secret_key ?? null, device };
    const trusted = await call.command((ctx) =>
      authenticateOperator(ctx, principal, given, deps.requiresPasskey),
    );
    deps.authenticator.forget(principal.id);
    return presentOperatorDevice(trusted);
  });

  routes.on('operatorStartEnrolment', async ({ principal, ...call }) =>
    presentEnrolment(await call.command((ctx) => startOperatorEnrolment(ctx, principal))),
  );

  routes.on('operatorLogout', async (call) => {
    await call.command((ctx) => signOutOperator(ctx, call.principal.id, call.principal.eventUuid));
    deps.authenticator.forget(call.principal.id);
    return { success: true };
  });

  routes.on('operatorCurrent', (call) =>
    call.read(async (ctx) => {
      const operator = await readOperator(ctx, call.principal.id);
      if (!operator) {
        throw new AppError('unauthorized');
      }
      const { can, counts } = await deps.readWorkQueue(ctx, operator);
      return { success: true as const, operator: presentOperator(operator), can, counts };
    }),
  );
}
