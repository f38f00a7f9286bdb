import type { ImpactCounter } from '../../settings/public.ts';
import { exceptionsAbove } from '../store/setting-impact.ts';

/** What settings decide about the reconciliation (OPS-34). */
export const paymentsImpact: readonly ImpactCounter[] = [
  {
    population: 'exceptions_for_administrators',
    count: (ctx, { exceptionAdminAmountSen }) => exceptionsAbove(ctx.reader, exceptionAdminAmountSen),
  },
];
