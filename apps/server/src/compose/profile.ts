import { mandateStanding } from '../modules/direct-debit/public.ts';
import { hasRunningApplication } from '../modules/financing/public.ts';
import { readPosition } from '../modules/notes/public.ts';
import { profileRoutes } from '../modules/profile/public.ts';
import { readReferralTasks } from '../modules/referrals/public.ts';
import type { Config } from '../platform/config.ts';
import type { Authenticator } from '../platform/http/principal.ts';
import type { Routes } from '../platform/http/route.ts';

/** The signed-in user, with what notes and financing know of them. */
export function registerProfile(routes: Routes, config: Config, authenticator: Authenticator): void {
  profileRoutes(routes, {
    authenticator,
    siteUrl: config.publicUrl.replace(/\/$/, ''),
    secureCookies: config.secureCookies,
    idleSeconds: config.SESSION_IDLE_MINUTES * 60,
    readers: {
      invested: async (ctx, investorId) => (await readPosition(ctx, investorId)).outstandingSen,
      hasFinancingApplication: hasRunningApplication,
      referralTasks: readReferralTasks,
      mandate: mandateStanding,
    },
  });
}
