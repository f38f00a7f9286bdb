import type { QueryCtx } from '../../../platform/context.ts';
import { readWithdrawalHold } from '../../identity/public.ts';
import type { BankAccount } from '../../onboarding/public.ts';

/**
 * Until when withdrawals wait, or null: the later of a new bank account's hold and the one after a change of the sign-in
 * (WAL-11, ACC-11). A business instant.
 */
export async function withdrawalHoldUntil(
  ctx: QueryCtx,
  userId: string,
  account: Pick<BankAccount, 'usableFrom'>,
  holdHours: number,
): Promise<Date | null> {
  const held = await readWithdrawalHold(ctx, userId, holdHours);
  const until = held !== null && held > account.usableFrom ? held : account.usableFrom;
  return until > ctx.businessNow ? until : null;
}
