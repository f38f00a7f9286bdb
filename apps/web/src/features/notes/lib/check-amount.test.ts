import { type Sen, sen, senFromText } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { type AmountBounds, checkAmount, largestAmount, roomBelow, usualAmounts } from './check-amount.ts';

const rm = (text: string): Sen => senFromText(text);
const bounds = (differences: Partial<AmountBounds> = {}): AmountBounds => ({
  minimumSen: rm('50.00'),
  stepSen: rm('10.00'),
  leftSen: rm('36400.00'),
  cashSen: rm('2480.50'),
  roomSen: null,
  ...differences,
});

describe('an amount while it is typed', () => {
  it.each([
    [null, 'no_amount', {}],
    [sen(0n), 'no_amount', {}],
    [rm('40.00'), 'below_minimum', {}],
    [rm('55.00'), 'off_step', {}],
    [rm('36410.00'), 'above_left', { cashSen: rm('99999.00') }],
    [rm('2490.00'), 'above_cash', {}],
    [rm('510.00'), 'above_limit', { roomSen: rm('500.00') }],
    [rm('2480.00'), null, {}],
    [rm('500.00'), null, { roomSen: rm('500.00') }],
  ] as const)('%s: %s', (amount, problem, differences) => {
    expect(checkAmount(amount, bounds(differences))).toBe(problem);
  });

  it('may be the exact rest of a note, off the step and below the minimum', () => {
    expect(checkAmount(rm('33.40'), bounds({ leftSen: rm('33.40') }))).toBeNull();
    expect(checkAmount(rm('533.40'), bounds({ leftSen: rm('533.40') }))).toBeNull();
    expect(checkAmount(rm('30.00'), bounds({ leftSen: rm('33.40') }))).toBe('below_minimum');
  });
});

describe('the largest amount', () => {
  it.each([
    ['cash, in whole steps', {}, null, '2480.00'],
    ['what is left, to the sen', { leftSen: rm('533.40') }, null, '533.40'],
    ['a limit that rejects', { roomSen: rm('125.00') }, null, '120.00'],
    ['the recommended limit', {}, '305.00', '300.00'],
    ['no recommended limit once it is passed', {}, '0.00', '2480.00'],
    ['nothing below the minimum', { cashSen: rm('49.99') }, null, null],
    ['nothing where the limit rejects all', { roomSen: rm('0.00') }, '0.00', null],
  ] as const)('is %s', (_name, differences, recommended, wanted) => {
    expect(largestAmount(bounds(differences), recommended === null ? null : rm(recommended))).toBe(
      wanted === null ? null : rm(wanted),
    );
  });
});

it('offers no usual amount that is impossible', () => {
  const all = ['50.00', '100.00', '500.00', '1000.00'].map(rm);
  expect(usualAmounts(all, bounds({ cashSen: rm('499.00') }))).toEqual([rm('50.00'), rm('100.00')]);
});

it('knows what a limit leaves', () => {
  expect(roomBelow(null, rm('1.00'))).toBeNull();
  expect(roomBelow(rm('50000.00'), rm('49900.00'))).toBe(rm('100.00'));
  expect(roomBelow(rm('50000.00'), rm('50000.01'))).toBe(rm('0.00'));
});
