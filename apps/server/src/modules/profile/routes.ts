import type { ClosingCheck } from '../../platform/account-closing.ts';
import type { QueryCtx } from '../../platform/context.ts';
import type { Authenticator, CustomerPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { setCsrfCookie } from '../../platform/http/static-site.ts';
import { ownerOf, readOtpTypes, readPasskeys, readPendingEmail } from '../identity/public.ts';
import { readPreferences } from '../notifications/public.ts';
import { closeOwnAccount } from './commands/close-own-account.ts';
import { requestExport } from './commands/request-export.ts';
import { updateInfo } from './commands/update-info.ts';
import { presentClosingReasons, presentInfo, presentUser } from './present.ts';
import { closingReasons } from './queries/closing-reasons.ts';
import { readExport } from './queries/read-export.ts';
import { type ProfileReaders, readFacts } from './queries/read-facts.ts';
import { phoneCodes, referenceData, registrationConstants } from './queries/reference-data.ts';

export interface ProfileDeps {
  readonly authenticator: Pick<Authenticator, 'forget'>;
  readonly readers: ProfileReaders;
  /** What the modules have of a customer that must end before the account can be closed. */
  readonly closingChecks: readonly ClosingCheck[];
  /** The address of the product, without a slash at its end. */
  readonly siteUrl: string;
  readonly secureCookies: boolean;
  /** How long a sign-in lasts without a request. */
  readonly idleSeconds: number;
}

/** The signed-in user, contact data and the lists of the forms (ONB-33, ONB-34). */
export function profileRoutes(routes: Routes, deps: ProfileDeps): void {
  routes.on('userCurrent', async (call) => {
    const { principal, reply } = call;
    setCsrfCookie(reply, deps.secureCookies);
    return call.read(async (ctx) => {
      const facts = await readFacts(ctx, principal.id, deps.readers);
      const user = presentUser(facts, {
        today: ctx.businessDate,
        siteUrl: deps.siteUrl,
        twoFactorEnabled: principal.twoFactorEnabled,
        hidesSecrets: principal.twoFactorEnabled && !principal.twoFactorPassed,
      });
      return {
        success: true,
        user,
        session: await sessionOf(ctx, principal, deps),
        ...(await referenceData(ctx)),
      };
    });
  });

  routes.on('userInfo', (call) =>
    call.read(async (ctx) => ({ success: true, user_info: await infoOf(ctx, call.principal.id, deps) })),
  );

  routes.on('userUpdateInfo', (call) =>
    call.command(async (ctx) => {
      await updateInfo(ctx, call.principal, call.body);
      // The next answer is in the new language.
      ctx.afterCommit(() => deps.authenticator.forget(call.principal.id));
      return { success: true, user_info: await infoOf(ctx, call.principal.id, deps) };
    }),
  );

  routes.on(
    'userExport',
    (call) =>
      call.command(async (ctx) => ({ success: true, ref: await requestExport(ctx, call.principal.id) })),
    201,
  );

  routes.on('userReadExport', (call) =>
    call.read(async (ctx) => ({ success: true, export: await readExport(ctx, call.principal.id) })),
  );

  closingRoutes(routes, deps);

  routes.on('phoneCountryCodes', async () => ({ success: true, country_phone_codes: phoneCodes() }));

  routes.on('investorRegistrationConstants', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await registrationConstants(ctx)) })),
  );
}

function closingRoutes(routes: Routes, { authenticator, closingChecks }: ProfileDeps): void {
  routes.on('userReadClosing', (call) =>
    call.read(async (ctx) => ({
      success: true,
      reasons: presentClosingReasons(
        await closingReasons(ctx, call.principal.id, closingChecks),
        call.language,
      ),
    })),
  );

  routes.on('userCloseAccount', (call) =>
    call.command(async (ctx) => {
      const { id } = call.principal;
      await closeOwnAccount(ctx, id, closingChecks, call.body.otp_code ?? null);
      ctx.afterCommit(() => authenticator.forget(id));
      return { success: true };
    }),
  );
}

async function infoOf(ctx: QueryCtx, userId: string, { readers }: ProfileDeps) {
  const facts = await readFacts(ctx, userId, readers);
  return presentInfo(facts, await readPreferences(ctx, facts.user), await readPendingEmail(ctx, userId));
}

async function sessionOf(ctx: QueryCtx, principal: CustomerPrincipal, { idleSeconds }: ProfileDeps) {
  return {
    eventUuid: principal.eventUuid,
    expires_at: principal.sessionExpiresAt.toISOString(),
    idle_seconds: idleSeconds,
    two_factor_passed: principal.twoFactorPassed,
    has_passkey: (await readPasskeys(ctx, ownerOf(principal))).length > 0,
    otp_types: principal.twoFactorEnabled ? await readOtpTypes(ctx, principal.id) : [],
  };
}
