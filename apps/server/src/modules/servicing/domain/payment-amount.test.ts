import { textOf } from '@titian/contracts/testing';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { amountProblem, dueAmount } from './payment-amount.ts';

describe('dueAmount', () => {
  it.each([
    [1n, 100n],
    [99n, 100n],
    [100n, 100n],
    [343_333n, 343_333n],
    [100_000_000n, 100_000_000n],
    [100_000_001n, 100_000_000n],
  ])('shows %i as %i', (due, requested) => {
    expect(dueAmount(sen(due))).toBe(requested);
  });
});

describe('amountProblem', () => {
  it.each([
    [0n, 1_000n, 'above RM 0.00'],
    [-5n, 1_000n, 'above RM 0.00'],
    [99n, 1_000n, 'at least RM 1.00'],
    [1_001n, 1_000n, 'at most RM 10.00'],
    [101n, 40n, 'at most RM 0.40'],
    [100_000_001n, 200_000_000n, 'at once'],
  ])('%i of %i: %s', (amount, outstanding, text) => {
    expect(textOf(amountProblem(sen(amount), sen(outstanding)))).toContain(text);
  });

  it.each([
    [100n, 1_000n],
    [1_000n, 1_000n],
    [100n, 40n],
    [100_000_000n, 200_000_000n],
  ])('takes %i of %i', (amount, outstanding) => {
    expect(amountProblem(sen(amount), sen(outstanding))).toBeNull();
  });
});
