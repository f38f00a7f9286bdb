import { sen } from '@titian/finance/sen';
import type { ImpactCounter } from '../../settings/public.ts';
import { sumManaged } from '../store/managed-investors.ts';

/** What settings decide about managed funds (OPS-34). */
export const fundManagementImpact: readonly ImpactCounter[] = [
  {
    population: 'managed_investors',
    async count(ctx) {
      const totals = await sumManaged(ctx.reader);
      return {
        count: totals.investors,
        amountSen: sen(totals.cashSen + totals.committedSen + totals.outstandingSen),
      };
    },
  },
];
