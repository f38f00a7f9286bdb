import { deviceCookieOf } from '../../platform/http/device-cookie.ts';
import type { Routes } from '../../platform/http/route.ts';
import {
  ownerOf,
  passOperatorByPasskey,
  readPasskeys,
  renamePasskey,
  signInOperatorByPasskey,
} from '../identity/public.ts';
import { acceptPasskey } from './commands/accept-passkey.ts';
import { requestRegistration, requestSecondFactor, requestSignIn } from './commands/create-challenge.ts';
import { registerPasskey, requireOperatorStepUp, takePasskeyAway } from './commands/register-passkey.ts';
import { verifyOwnPasskey, verifyPasskey } from './commands/verify-passkey.ts';
import { partyOf, wrongPasskey } from './domain/ceremony.ts';
import { presentPasskey } from './present.ts';
import type { PasskeyRouteDeps } from './routes.ts';

/** Passkeys of operators: sign-in by one, and what they do with their own (decision 065). */
export function passkeyOperatorRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  signInRoutes(routes, deps);
  secondFactorRoutes(routes, deps);
  ownRoutes(routes, deps);
}

function signInRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('operatorLoginPasskeyOptions', async (call) => {
    const party = partyOf(deps);
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const options = await call.command((ctx) => requestSignIn(ctx, party, 'operator', cookie.hash));
    cookie.store();
    return { success: true, options };
  });

  routes.on('operatorLoginPasskey', async (call) => {
    const { ip, device } = call;
    const cookie = deviceCookieOf(call.reply, deps.deviceCookie);
    const verified = await verifyPasskey(call, partyOf(deps), 'operator', cookie.hash, call.body.credential);
    const from = { ip, device, deviceHash: cookie.hash };
    const signedIn = await call.command((ctx) =>
      signInOperatorByPasskey(ctx, deps.limits, verified.passkey.subjectId, from, (inside) =>
        acceptPasskey(inside, verified),
      ),
    );
    if (signedIn === null) {
      throw wrongPasskey();
    }
    cookie.store();
    const { session, trusted } = signedIn;
    return {
      success: true,
      token: session.token,
      two_factor_token: trusted.token,
      expires_at: session.expiresAt.toISOString(),
    };
  });
}

function secondFactorRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('operatorPasskeyChallenge', async ({ principal, ...call }) => {
    const party = partyOf(deps);
    return {
      success: true,
      options: await call.command((ctx) => requestSecondFactor(ctx, party, principal)),
    };
  });

  routes.on('operatorAuthenticatePasskey', async ({ principal, body, device, ...call }) => {
    const verified = await verifyOwnPasskey(call, partyOf(deps), principal, body.credential);
    const trusted = await call.command((ctx) =>
      passOperatorByPasskey(ctx, principal, device, (inside) => acceptPasskey(inside, verified)),
    );
    deps.authenticator.forget(principal.id);
    return {
      success: true,
      two_factor_token: trusted.token,
      expires_at: trusted.expiresAt.toISOString(),
    };
  });
}

function ownRoutes(routes: Routes, deps: PasskeyRouteDeps): void {
  routes.on('operatorPasskeys', async ({ principal, ...call }) => {
    const own = await call.read((ctx) => readPasskeys(ctx, ownerOf(principal)));
    return { success: true, available: deps.party !== null, items: own.map(presentPasskey) };
  });

  routes.on('operatorPasskeyOptions', async ({ principal, ...call }) => {
    const party = partyOf(deps);
    const options = await call.command(async (ctx) => {
      await requireOperatorStepUp(ctx, principal);
      return requestRegistration(ctx, party, principal);
    });
    return { success: true, options };
  });

  routes.on(
    'operatorAddPasskey',
    async ({ principal, body, ...call }) => {
      const added = await registerPasskey(call, partyOf(deps), principal, body);
      deps.authenticator.forget(principal.id);
      return { success: true, passkey: presentPasskey(added) };
    },
    201,
  );

  routes.on('operatorRenamePasskey', async ({ principal, params, body, ...call }) => {
    await call.command((ctx) => renamePasskey(ctx, principal, params.id, body.name));
    return { success: true };
  });

  routes.on('operatorRemovePasskey', async ({ principal, params, ...call }) => {
    await call.command((ctx) =>
      takePasskeyAway(ctx, principal, params.id, (inside) => requireOperatorStepUp(inside, principal)),
    );
    deps.authenticator.forget(principal.id);
    return { success: true };
  });
}
