import { describe, expect, it } from 'vitest';
import { isAllowed, isStricter, type MoneyAct } from './money-policy.ts';

/** Every act with whether `outgoing` and `frozen` let it happen. */
const table: Readonly<Record<MoneyAct, readonly [outgoing: boolean, frozen: boolean]>> = {
  withdrawal: [false, false],
  refund: [false, false],
  reward: [true, false],
  reward_payout: [false, false],
  disbursement: [false, false],
  guarantor_payout: [false, false],
  bank_account_change: [false, false],
  address_change: [false, false],
  preset: [true, false],
  subscription: [true, false],
  topup_start: [true, false],
  subscription_cancellation: [true, true],
  topup_credit: [true, true],
  distribution: [true, true],
  repayment: [true, true],
  allotment: [true, true],
};

describe('freeze: what a money restriction stops', () => {
  it.each(Object.entries(table))('%s', (name, [outgoing, frozen]) => {
    const act = name as MoneyAct;
    expect([isAllowed('none', act), isAllowed('outgoing', act), isAllowed('frozen', act)]).toEqual([
      true,
      outgoing,
      frozen,
    ]);
  });

  it('orders the levels', () => {
    expect(isStricter('outgoing', 'none')).toBe(true);
    expect(isStricter('frozen', 'outgoing')).toBe(true);
    expect(isStricter('outgoing', 'frozen')).toBe(false);
    expect(isStricter('frozen', 'frozen')).toBe(false);
  });
});
