import { day } from '@titian/finance/calendar';
import { maxSen, minSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { balancesByKind } from '../../ledger/public.ts';
import { lockObligation, sumCommitted } from '../store/remittances.ts';

/** No business day is later. */
export const LAST_DAY = day('9999-12-31');

/** Fees earned that lie in the trust account. */
export interface AvailableFees {
  readonly balanceSen: Sen;
  /** Approved to be swept, and in no released batch yet. */
  readonly committedSen: Sen;
  /** What is left for marketing. */
  readonly availableSen: Sen;
}

/** Fees at the end of the business date, less what has left since and what is approved to leave (TRE-4). */
export async function readFees(ctx: QueryCtx): Promise<AvailableFees> {
  const on = async (at: typeof LAST_DAY) => (await balancesByKind(ctx, at)).get('fee_income') ?? ZERO_SEN;
  const balanceSen = minSen(await on(ctx.businessDate), await on(LAST_DAY));
  const committedSen = await sumCommitted(ctx.reader, 'fees');
  return { balanceSen, committedSen, availableSen: maxSen(subtractSen(balanceSen, committedSen), ZERO_SEN) };
}

/** The same, locked until this transaction ends. */
export async function lockFees(ctx: Ctx): Promise<AvailableFees> {
  await lockObligation(ctx.tx, 'fees');
  return readFees(ctx);
}
