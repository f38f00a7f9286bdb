import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { readReferrals } from './read-referrals.ts';

/** Which friends a customer has brought, by the names that the page shows too, and what it brought. */
export const referralsExport: ExportReader = {
  name: 'referrals',
  async read(ctx, userId) {
    const rows = (await readReferrals(ctx, userId)).map(({ referral, friend, rewardSen, state }) => ({
      friend,
      registered_at: referral.registeredAt,
      state,
      reward_sen: rewardSen,
    }));
    return [exportTable('friends', rows)];
  },
};
