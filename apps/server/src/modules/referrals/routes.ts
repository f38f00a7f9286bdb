import { senToText } from '@titian/finance/sen';
import { toDataURL } from 'qrcode';
import { AppError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { readUser } from '../identity/public.ts';
import { readSettings } from '../settings/public.ts';
import { presentReferral } from './present.ts';
import { readReferrals } from './queries/read-referrals.ts';
import { sumRewardsOf } from './store/rewards.ts';

export interface ReferralDeps {
  /** The address of the product, without a slash at its end. */
  readonly siteUrl: string;
}

/** A customer's link, and the friends who registered with it (RFL-2). */
export function referralRoutes(routes: Routes, { siteUrl }: ReferralDeps): void {
  routes.on('referralsData', (call) =>
    call.read(async (ctx) => {
      const user = await readUser(ctx, call.principal.id);
      if (user === null) {
        throw new AppError('unauthorized');
      }
      const link = `${siteUrl}/register?ref=${user.referralCode}`;
      const settings = await readSettings(ctx);
      return {
        success: true,
        items: (await readReferrals(ctx, user.id)).map((one) => presentReferral(one, call.language)),
        next_cursor: null,
        link,
        qr_code: await toDataURL(link, { type: 'image/png', errorCorrectionLevel: 'M', margin: 2, scale: 8 }),
        earned: senToText(await sumRewardsOf(ctx.reader, user.id)),
        terms: {
          reward: senToText(settings.referralRewardSen),
          invested: senToText(settings.referralInvestedSen),
          days: settings.referralDays,
        },
      };
    }),
  );
}
