import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { matchLine } from './match-line.ts';

const line = (amount: bigint, isReturn = false) => ({ amountSen: sen(amount), isReturn });
const payout = (state: 'queued' | 'approved' | 'in_batch' | 'paid' | 'returned' | 'cancelled') => ({
  state,
  amountSen: sen(100_00n),
});

describe('stays open', () => {
  it.each([
    ['another amount than the payout', line(-100_01n), payout('in_batch')],
    ['money in for a payout that is no return', line(100_00n), payout('in_batch')],
    ['a payout that was never released', line(-100_00n), payout('approved')],
    ['a second payment of a paid payout', line(-100_00n), payout('paid')],
    ['a return of another amount', line(99_99n, true), payout('paid')],
    ['a second return', line(100_00n, true), payout('returned')],
    ['a return of a queued payout', line(100_00n, true), payout('queued')],
  ])('%s', (_case, entry, named) => {
    expect(matchLine(entry, named)).toBe('open');
  });
});

describe('confirms', () => {
  it.each([
    ['a payout', line(-100_00n), payout('in_batch'), 'paid'],
    ['the return of a paid payout', line(100_00n, true), payout('paid'), 'returned'],
    [
      'the return of a payout before its payment was seen',
      line(100_00n, true),
      payout('in_batch'),
      'returned',
    ],
  ])('%s', (_case, entry, named, match) => {
    expect(matchLine(entry, named)).toBe(match);
  });
});
