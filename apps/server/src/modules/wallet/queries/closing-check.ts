import { message } from '@titian/contracts/messages/message';
import { senToText, ZERO_SEN } from '@titian/finance/sen';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { accountBalance } from '../../ledger/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { hasHeldTopup } from '../store/topups.ts';

/** An investor's cash, and top-ups that two operators have not decided yet. */
export const walletClosingCheck: ClosingCheck = async (ctx, userId) => {
  const investor = await readInvestor(ctx, userId);
  if (investor === null) {
    return [];
  }
  const balanceSen = await accountBalance(ctx, investor.cashAccountId);
  return [
    ...(balanceSen === ZERO_SEN ? [] : [message('closing_balance', { balance: senToText(balanceSen) })]),
    ...((await hasHeldTopup(ctx.reader, userId)) ? [message('closing_topups_held')] : []),
  ];
};
