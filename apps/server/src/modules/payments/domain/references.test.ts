import { expect, it } from 'vitest';
import { newRefNumber, orderNumberOf } from './references.ts';

it('makes unguessable references that every bank transmits', () => {
  const made = Array.from({ length: 1_000 }, () => newRefNumber('topup'));
  expect(new Set(made).size).toBe(1_000);
  expect(made.every((one) => /^TU-[0-9A-HJKMNP-TV-Z]{10}$/.test(one))).toBe(true);
  expect(newRefNumber('repayment')).toMatch(/^RP-/);
});

it('gives every further try an order number of its own that still fits', () => {
  const refNumber = newRefNumber('topup');
  expect(orderNumberOf(refNumber, 1)).toBe(refNumber);
  expect(orderNumberOf(refNumber, 20)).toBe(`${refNumber}-20`);
  expect(orderNumberOf(refNumber, 20).length).toBeLessThanOrEqual(20);
});
