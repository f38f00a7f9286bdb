import { expect, it } from 'vitest';
import { amountProblem } from './withdrawal-amount.ts';

it.each([
  ['', '2480.50', '10.00', null],
  ['.', '2480.50', '10.00', null],
  ['2480.51', '2480.50', '10.00', 'aboveBalance'],
  ['2480.5', '2480.50', '10.00', null],
  ['9.99', '2480.50', '10.00', 'belowMinimum'],
  ['10', '2480.50', '10.00', null],
  ['3.20', '3.20', '10.00', null],
  ['0', '2480.50', null, null],
] as const)('%s of %s with the minimum %s: %s', (amount, balance, minimum, problem) => {
  expect(amountProblem(amount, balance, minimum)).toBe(problem);
});
