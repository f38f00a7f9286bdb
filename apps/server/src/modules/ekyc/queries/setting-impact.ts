import { later } from '../../../platform/clock.ts';
import type { ImpactCounter } from '../../settings/public.ts';
import { countOverdue } from '../store/setting-impact.ts';

const DAY_MS = 24 * 3_600_000;

/** What settings decide about identity checks (OPS-34). */
export const ekycImpact: readonly ImpactCounter[] = [
  {
    population: 'selfies_to_delete',
    count: async (ctx, { ekycSelfieRetentionDays: days }) => ({
      count: await countOverdue(ctx.reader, later(ctx.now, -days * DAY_MS)),
      amountSen: null,
    }),
  },
];
