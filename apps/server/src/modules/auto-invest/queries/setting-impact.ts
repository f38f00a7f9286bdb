import type { ImpactCounter } from '../../settings/public.ts';
import { countPresets } from '../store/setting-impact.ts';

/** What settings decide about presets (OPS-34). */
export const autoInvestImpact: readonly ImpactCounter[] = [
  { population: 'presets', count: (ctx) => countPresets(ctx.reader, null) },
  {
    population: 'presets_below_minimum',
    count: (ctx, { minimumInvestmentSen }) => countPresets(ctx.reader, minimumInvestmentSen),
  },
];
