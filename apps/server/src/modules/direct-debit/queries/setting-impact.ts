import type { ImpactCounter } from '../../settings/public.ts';
import { countActiveMandates } from '../store/setting-impact.ts';

/** What settings decide about direct debits (OPS-34). */
export const directDebitImpact: readonly ImpactCounter[] = [
  {
    population: 'active_mandates',
    count: async (ctx) => ({ count: await countActiveMandates(ctx.reader), amountSen: null }),
  },
];
