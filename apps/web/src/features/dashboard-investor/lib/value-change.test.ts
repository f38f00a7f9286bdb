import { describe, expect, it } from 'vitest';
import type { ValueMonth } from '../api/dashboard.ts';
import { changeOver, monthsOf, periods, sinceFirst } from './value-change.ts';

const month = (name: string, total: string, putIn: string, received: string): ValueMonth => ({
  month: name,
  cash: total,
  at_work: '0.00',
  total,
  impaired: '0.00',
  received,
  put_in: putIn,
});

const year = [
  month('2026-08', '0.00', '0.00', '0.00'),
  month('2026-09', '1000.00', '1000.00', '0.00'),
  month('2026-10', '1012.50', '1000.00', '12.50'),
  month('2026-11', '1720.01', '1800.00', '20.01'),
];

describe('the change in value', () => {
  it('is compared with the end of the month before the period', () => {
    expect(changeOver(monthsOf(year, '1M'), false)).toEqual({
      since: '2026-10-31',
      amountSen: 70_751n,
      putInSen: 80_000n,
      returnSen: 751n,
      writtenOffSen: 10_000n,
    });
  });

  it.each(['6M', '1Y'] as const)('over %s, longer than the account, is all that there is', (period) => {
    const change = changeOver(monthsOf(year, period), false);
    expect(change).toEqual(changeOver(year, true));
    expect(change).toMatchObject({ since: null, amountSen: 172_001n, putInSen: 180_000n, returnSen: 2_001n });
  });

  it('since joining counts the first month too', () => {
    const change = changeOver(year.slice(1), true);
    expect([change.since, change.amountSen]).toEqual([null, 172_001n]);
  });

  it('is nothing without months', () => {
    expect(changeOver([], true)).toMatchObject({ since: null, amountSen: 0n, writtenOffSen: 0n });
  });

  it('can be negative after withdrawals and losses', () => {
    const months = [
      month('2026-10', '500.00', '500.00', '0.00'),
      month('2026-11', '90.00', '100.00', '0.00'),
    ];
    expect(changeOver(months, false)).toMatchObject({
      amountSen: -41_000n,
      putInSen: -40_000n,
      writtenOffSen: 1_000n,
    });
  });

  it('always adds up', () => {
    for (const period of periods) {
      const { amountSen, putInSen, returnSen, writtenOffSen } = changeOver(monthsOf(year, period), false);
      expect(putInSen + returnSen - writtenOffSen).toBe(amountSen);
    }
  });
});

describe('months from the first money on', () => {
  it('leave out those with neither value nor deposits before it', () => {
    expect(sinceFirst(year)).toEqual(year.slice(1));
    expect(sinceFirst(year.slice(0, 1))).toEqual([]);
    expect(sinceFirst([month('2026-11', '0.00', '-5.00', '5.00')])).toHaveLength(1);
  });
});
