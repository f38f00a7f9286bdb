import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { matchLine } from './match-line.ts';

const line = (amount: bigint, isReturn = false) => ({ amountSen: sen(amount), isReturn });
const payout = (state: 'queued' | 'approved' | 'in_batch' | 'paid' | 'returned' | 'cancelled') => ({
  payout: { state, amountSen: sen(100_00n) },
  order: null,
});
const order = (state: 'sent' | 'succeeded' | 'failed', received: bigint | null) => ({
  payout: null,
  order: { state, receivedSen: received === null ? null : sen(received) },
});

describe('stays open', () => {
  it.each([
    ['a line that names nothing of ours', line(100_00n), { payout: null, order: null }],
    ['another amount than the payout', line(-100_01n), payout('in_batch')],
    ['money in for a payout that is no return', line(100_00n), payout('in_batch')],
    ['a payout that was never released', line(-100_00n), payout('approved')],
    ['a second payment of a paid payout', line(-100_00n), payout('paid')],
    ['a return of another amount', line(99_99n, true), payout('paid')],
    ['a second return', line(100_00n, true), payout('returned')],
    ['a return of a queued payout', line(100_00n, true), payout('queued')],
    ['a deposit that the bank has not approved', line(200_00n), order('sent', null)],
    ['a deposit of a failed order', line(200_00n), order('failed', null)],
    ['a deposit of another amount', line(200_01n), order('succeeded', 200_00n)],
    ['a deposit that was taken back', line(-200_00n), order('succeeded', 200_00n)],
    ['a returned deposit', line(200_00n, true), order('succeeded', 200_00n)],
  ])('%s', (_case, entry, candidates) => {
    expect(matchLine(entry, candidates)).toBe('open');
  });
});

describe('proves', () => {
  it.each([
    ['a payout', line(-100_00n), payout('in_batch'), 'paid'],
    ['the return of a paid payout', line(100_00n, true), payout('paid'), 'returned'],
    [
      'the return of a payout before its payment was seen',
      line(100_00n, true),
      payout('in_batch'),
      'returned',
    ],
    ['a deposit', line(200_00n), order('succeeded', 200_00n), 'received'],
  ])('%s', (_case, entry, candidates, match) => {
    expect(matchLine(entry, candidates)).toBe(match);
  });
});
