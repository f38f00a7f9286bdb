import { ApiError } from '@titian/contracts/http/api-error';
import type { Day } from '../days.ts';
import type { InvestorMember, Market } from '../market.ts';
import { topupFor } from '../plan/topups.ts';
import { topUp } from './pay.ts';

export interface Investing {
  readonly noteId: string;
  /** Whole ringgit. */
  readonly amount: number;
}

/** Invests, after a top-up when the cash does not reach; what presets have taken meanwhile is not there any more. */
export async function invest(
  market: Market,
  investor: InvestorMember,
  investing: Investing,
  on: Day,
): Promise<void> {
  if (await tryToInvest(market, investor, investing, on)) return;
  await topUp(market, investor, topupFor(investor, investing.amount), on);
  if (!(await tryToInvest(market, investor, investing, on))) {
    throw new Error(`${investor.name} has no cash for RM ${investing.amount} after a top-up.`);
  }
}

async function tryToInvest(
  { product }: Market,
  investor: InvestorMember,
  { noteId, amount }: Investing,
  on: Day,
): Promise<boolean> {
  try {
    await product.call('investorInvestment', {
      by: investor.session,
      on,
      body: {
        note_id: noteId,
        amount: `${amount}.00`,
        fill_remaining: 1,
        acknowledge_limit: 1,
        agree_wakalah: 1,
      },
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'insufficient_balance') return false;
    if (error instanceof ApiError && error.code === 'note_full') return true;
    throw error;
  }
}
