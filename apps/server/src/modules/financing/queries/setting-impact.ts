import { originationFeeBps } from '@titian/finance/fees';
import { shareHalfUp } from '@titian/finance/rate';
import { sumSen } from '@titian/finance/sen';
import type { Counted, ImpactCounter, Settings } from '../../settings/public.ts';
import { type SoughtByTerm, soughtByTerm } from '../store/setting-impact.ts';

/** What settings decide about applications and offers (OPS-34). */
export const financingImpact: readonly ImpactCounter[] = [
  {
    population: 'draft_applications',
    count: async (ctx) => totalOf(await soughtByTerm(ctx.reader, 'draft')),
  },
  {
    population: 'open_applications',
    count: async (ctx) => totalOf(await soughtByTerm(ctx.reader, 'under_review')),
  },
  {
    population: 'origination_fees',
    count: async (ctx, settings) => feesOf(await soughtByTerm(ctx.reader, 'under_review'), settings),
  },
];

function totalOf(rows: readonly SoughtByTerm[]): Counted {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    amountSen: sumSen(rows.map((row) => row.amountSen)),
  };
}

/** The origination fees if every application were offered what it seeks. */
function feesOf(rows: readonly SoughtByTerm[], { originationFees }: Settings): Counted {
  const bands = originationFees.map((one) => ({ upToMonths: one.upToMonths, feeBps: one.bps }));
  const fees = rows.flatMap(({ termMonths, amountSen }) =>
    termMonths === null ? [] : [shareHalfUp(amountSen, originationFeeBps(bands, termMonths))],
  );
  return { count: totalOf(rows).count, amountSen: sumSen(fees) };
}
