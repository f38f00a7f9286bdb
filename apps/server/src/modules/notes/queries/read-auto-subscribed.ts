import type { Month } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { sumAutoSubscribed } from '../store/auto-subscribed.ts';

/** What presets subscribed for some investors in a Malaysian month, without what was given back. */
export function readAutoSubscribed(
  ctx: Pick<QueryCtx, 'reader'>,
  month: Month,
  investorIds: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  return sumAutoSubscribed(ctx.reader, month, investorIds);
}
