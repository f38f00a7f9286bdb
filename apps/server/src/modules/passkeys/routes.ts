import { type DeviceCookieSettings, deviceCookieOf } from '../../platform/http/device-cookie.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import {
  ownerOf,
  passByPasskey,
  readPasskeys,
  renamePasskey,
  requireStepUp,
  type SessionLimits,
  signInByPasskey,
} from '../identity/public.ts';
import { queueEmail } from '../notifications/public.ts';
import { acceptPasskey } from './commands/accept-passkey.ts';
import { requestRegistration, requestSecondFactor, requestSignIn } from './commands/create-challenge.ts';
import { registerPasskey, takePasskeyAway } from './commands/register-passkey.ts';
import { verifyOwnPasskey, verifyPasskey } from './commands/verify-passkey.ts';
import { type PasskeyDeps, partyOf, wrongPasskey } from './domain/ceremony.ts';
import { presentPasskey } from './present.ts';

export interface PasskeyRouteDeps extends PasskeyDeps {
  readonly authenticator: Authenticator;
  readonly deviceCookie: DeviceCookieSettings;
  readonly limits: SessionLimits;
}

/** Passkeys of customers: sign-in by one, and what they do with their own (decision 065). */
export function passkeyRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  signInRoutes(routes, deps);
  secondFactorRoutes(routes, deps);
  ownRoutes(routes, deps);
}

function signInRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('loginPasskeyOptions', async (call) => {
    const party = partyOf(deps);
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const options = await call.command((ctx) => requestSignIn(ctx, party, 'user', cookie.hash));
    cookie.store();
    return { success: true, options };
  });

  routes.on('loginPasskey', async (call) => {
    const { ip, device, principal: replaces } = call;
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const verified = await verifyPasskey(call, partyOf(deps), 'user', cookie.hash, call.body.credential);
    const from = { ip, device, deviceHash: cookie.hash, replaces };
    const signedIn = await call.command((ctx) =>
      signInByPasskey(ctx, { limits: deps.limits, queueEmail }, verified.passkey.subjectId, from, (inside) =>
        acceptPasskey(inside, verified),
      ),
    );
    if (signedIn === null) {
      throw wrongPasskey();
    }
    cookie.store();
    if (replaces) {
      deps.authenticator.forget(replaces.id);
    }
    const { session, passed } = signedIn;
    return {
      success: true,
      token: session.token,
      eventUuid: session.eventUuid,
      expires_at: session.expiresAt.toISOString(),
      // The passkey was both factors.
      two_factor_required: false,
      otp_types: [...session.otpTypes],
      two_factor_token: passed.token,
    };
  });
}

function secondFactorRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('userPasskeyChallenge', async ({ principal, ...call }) => {
    const party = partyOf(deps);
    return {
      success: true,
      options: await call.command((ctx) => requestSecondFactor(ctx, party, principal)),
    };
  });

  routes.on('userAuthenticatePasskey', async ({ principal, body, device, ...call }) => {
    const verified = await verifyOwnPasskey(call, partyOf(deps), principal, body.credential);
    const given = { remembersDevice: body.remember_device === 1, device };
    const passed = await call.command((ctx) =>
      passByPasskey(ctx, queueEmail, principal, given, (inside) => acceptPasskey(inside, verified)),
    );
    deps.authenticator.forget(principal.id);
    return {
      success: true,
      two_factor_token: passed.token,
      expires_at: passed.expiresAt.toISOString(),
      recovery_codes: null,
    };
  });
}

function ownRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('userPasskeys', async ({ principal, ...call }) => {
    const own = await call.read((ctx) => readPasskeys(ctx, ownerOf(principal)));
    return { success: true, available: deps.party !== null, items: own.map(presentPasskey) };
  });

  routes.on('userPasskeyOptions', async ({ principal, body, ...call }) => {
    const party = partyOf(deps);
    const options = await call.command(async (ctx) => {
      await requireStepUp(
        ctx,
        principal.id,
        { action: 'passkey_add', amountSen: null },
        body.otp_code ?? null,
      );
      return requestRegistration(ctx, party, principal);
    });
    return { success: true, options };
  });

  routes.on(
    'userAddPasskey',
    async ({ principal, body, ...call }) => {
      const added = await registerPasskey(call, partyOf(deps), principal, body);
      deps.authenticator.forget(principal.id);
      return { success: true, passkey: presentPasskey(added) };
    },
    201,
  );

  routes.on('userRenamePasskey', async ({ principal, params, body, ...call }) => {
    await call.command((ctx) => renamePasskey(ctx, principal, params.id, body.name));
    return { success: true };
  });

  routes.on('userRemovePasskey', async ({ principal, params, body, ...call }) => {
    await call.command((ctx) =>
      takePasskeyAway(ctx, principal, params.id, (inside) =>
        requireStepUp(
          inside,
          principal.id,
          { action: 'passkey_remove', amountSen: null },
          body.otp_code ?? null,
        ),
      ),
    );
    deps.authenticator.forget(principal.id);
    return { success: true };
  });
}
