import { addDays } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readSettings } from '../../settings/public.ts';
import { countCancellations } from '../store/subscription-reads.ts';

/** How many subscriptions an investor may still take back on the business date; negative once there were too many (SUB-3). */
export async function cancellationsLeft(ctx: QueryCtx, investorId: string): Promise<number> {
  const { cancellationsPer30Days: limit, cancellationWindowDays: days } = await readSettings(ctx);
  return limit - (await countCancellations(ctx.reader, investorId, addDays(ctx.businessDate, -days)));
}
