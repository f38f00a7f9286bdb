import type { Day } from '@titian/finance/calendar';
import { expectedLoss, fullValueDays } from '@titian/finance/impairment';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { agedPrincipal } from '../../servicing/public.ts';
import { readValuations } from '../../settings/public.ts';

/**
 * What of an investor's principal was not counted on at the end of some days, each by that day's table (FIG-15).
 * Return that has accrued is worth nothing, a guarantee nothing until it is paid, and committed money is at par.
 */
export async function expectedLosses(
  ctx: QueryCtx,
  investorId: string,
  days: readonly Day[],
): Promise<(on: Day) => Sen> {
  const bandsOn = await readValuations(ctx);
  const bands = [...new Set(days)].map((on) => ({ on, beyondDays: fullValueDays(bandsOn(on)) }));
  const aged = await agedPrincipal(ctx, investorId, bands);
  const losses = new Map(
    bands.map(({ on }) => [
      on,
      expectedLoss(
        bandsOn(on),
        aged.filter((one) => one.on === on),
      ),
    ]),
  );
  return (on) => losses.get(on) ?? ZERO_SEN;
}
