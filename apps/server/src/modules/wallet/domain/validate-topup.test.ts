import { textOf } from '@titian/contracts/testing';
import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { topupProblem } from './validate-topup.ts';

const individual = { minimumSen: sen(200_00n), maximumSen: sen(30_000_00n) };

it.each([
  [0n, 'Minimum top up of RM 200.00.'],
  [199_99n, 'Minimum top up of RM 200.00.'],
  [200_00n, null],
  [30_000_00n, null],
  [30_000_01n, 'Maximum top up of RM 30,000.00 in one payment.'],
])('%s sen: %s', (amount, rejection) => {
  expect(textOf(topupProblem(sen(amount), individual))).toBe(rejection);
});

it('names the minimum that is set', () => {
  expect(textOf(topupProblem(sen(1n), { ...individual, minimumSen: sen(500_00n) }))).toBe(
    'Minimum top up of RM 500.00.',
  );
});
