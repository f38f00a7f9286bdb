import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { withdrawalProblem } from './validate-withdrawal.ts';

it.each([
  ['more than the balance', 100_01n, 100_00n, 0n, 'insufficient_balance'],
  ['anything from an empty account', 1n, 0n, 0n, 'insufficient_balance'],
  ['nothing', 0n, 100_00n, 0n, 'below_minimum'],
  ['nothing of nothing', 0n, 0n, 0n, 'below_minimum'],
  ['less than the minimum', 9_99n, 100_00n, 0n, 'below_minimum'],
  ['no more than the fee', 2_00n, 2_00n, 2_00n, 'below_minimum'],
  ['the minimum', 10_00n, 100_00n, 0n, undefined],
  ['the whole of a small balance', 5_00n, 5_00n, 0n, undefined],
  ['the whole balance', 100_00n, 100_00n, 0n, undefined],
  ['a sen more than the fee', 2_01n, 2_01n, 2_00n, undefined],
])('%s', (_case, amount, balance, fee, code) => {
  const facts = {
    amountSen: sen(amount),
    balanceSen: sen(balance),
    minimumSen: sen(10_00n),
    feeSen: sen(fee),
  };
  expect(withdrawalProblem(facts)?.code).toBe(code);
});
