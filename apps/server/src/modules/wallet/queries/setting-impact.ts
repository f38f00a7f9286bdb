import { addDays, addMonthsClamped } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { countHeldBySecurityChange } from '../../identity/public.ts';
import type { ImpactCounter } from '../../settings/public.ts';
import { topupsOutside, withdrawalsBelow } from '../store/setting-impact.ts';

const RECENT_DAYS = 90;
const YEAR_MONTHS = 12;

/** What settings decide about deposits and withdrawals (OPS-34). */
export const walletImpact: readonly ImpactCounter[] = [
  {
    population: 'topups_outside_limits',
    count: (ctx, settings) =>
      topupsOutside(ctx.reader, addDays(ctx.businessDate, -RECENT_DAYS), {
        minimumSen: settings.minimumTopupSen,
        individualSen: settings.topupMaximumIndividualSen,
        institutionSen: settings.topupMaximumInstitutionSen,
      }),
  },
  {
    population: 'withdrawals_below_minimum',
    count: (ctx, { minimumWithdrawalSen }) =>
      withdrawalsBelow(ctx.reader, addDays(ctx.businessDate, -RECENT_DAYS), minimumWithdrawalSen),
  },
  {
    population: 'withdrawal_fees',
    async count(ctx, { withdrawalFeeSen }) {
      const since = addMonthsClamped(ctx.businessDate, -YEAR_MONTHS);
      const { count } = await withdrawalsBelow(ctx.reader, since, null);
      return { count, amountSen: sen(BigInt(count) * withdrawalFeeSen) };
    },
  },
  {
    population: 'withdrawals_on_hold',
    count: async (ctx, { securityHoldHours }) => ({
      count: await countHeldBySecurityChange(ctx, securityHoldHours),
      amountSen: null,
    }),
  },
];
