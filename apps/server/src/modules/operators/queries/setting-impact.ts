import { countOperatorsWithoutPasskey } from '../../identity/public.ts';
import type { ImpactCounter } from '../../settings/public.ts';

/** What settings decide about operators (OPS-34). */
export const operatorsImpact: readonly ImpactCounter[] = [
  {
    population: 'operators_without_passkey',
    count: async (ctx, { operatorsRequirePasskey }) => ({
      count: operatorsRequirePasskey ? await countOperatorsWithoutPasskey(ctx) : 0,
      amountSen: null,
    }),
  },
];
