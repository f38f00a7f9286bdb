import type { Obligation } from '@titian/contracts/treasury';
import { minSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { balancesByKind } from '../../ledger/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import { lockObligation, sumCommitted } from '../store/remittances.ts';
import { LAST_DAY } from './read-fees.ts';

/** The balance of an obligation's account that is not approved to leave it, locked. */
export async function lockHeld(ctx: Ctx, obligation: Obligation): Promise<Sen> {
  await lockObligation(ctx.tx, obligation);
  const { account } = obligationTerms[obligation];
  const on = async (day: typeof LAST_DAY) => (await balancesByKind(ctx, day)).get(account) ?? ZERO_SEN;
  // Money that is booked on a later day, or has left on one, is not there today.
  const heldSen = minSen(await on(ctx.businessDate), await on(LAST_DAY));
  return subtractSen(heldSen, await sumCommitted(ctx.tx, obligation));
}
