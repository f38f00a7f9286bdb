import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { openPeriods } from './open-periods.ts';
import { dueOn, taxPeriodOf } from './period.ts';

const on = (date: string, amount: bigint, noteId: string | null = null) => ({
  ...{ on: day(date), noteId, amountSen: sen(amount), transfers: 1 },
});
const facts = { firstMonth: 1, lastThrough: null, today: day('2026-11-22') } as const;

describe('a taxable period', () => {
  it('of service tax has two months, which begin in January or in February', () => {
    expect(taxPeriodOf('service_tax', day('2026-11-22'), 1)).toEqual({
      from: '2026-11-01',
      through: '2026-12-31',
    });
    expect(taxPeriodOf('service_tax', day('2026-11-22'), 2)).toEqual({
      from: '2026-10-01',
      through: '2026-11-30',
    });
    expect(taxPeriodOf('service_tax', day('2026-01-31'), 2)).toEqual({
      from: '2025-12-01',
      through: '2026-01-31',
    });
    expect(taxPeriodOf('service_tax', day('2024-02-10'), 1)?.through).toBe('2024-02-29');
  });

  it('of withholding tax is a month, and charity has none', () => {
    expect(taxPeriodOf('withholding_tax', day('2026-02-10'), 1)).toEqual({
      from: '2026-02-01',
      through: '2026-02-28',
    });
    expect(taxPeriodOf('charity', day('2026-02-10'), 1)).toBeNull();
  });

  it('is due by the end of the next month, or a month after the earliest payment', () => {
    expect(dueOn('service_tax', day('2026-12-31'), day('2026-11-03'))).toBe('2027-01-31');
    expect(dueOn('withholding_tax', day('2026-01-31'), day('2026-01-31'))).toBe('2026-02-28');
    expect(dueOn('charity', day('2026-01-31'), day('2026-01-31'))).toBeNull();
  });
});

describe('open periods', () => {
  it('put days into their periods, oldest first', () => {
    const days = [on('2026-11-03', 5n), on('2026-10-31', 7n), on('2026-09-01', 1n)];
    expect(openPeriods('service_tax', days, facts)).toMatchObject([
      { from: '2026-09-01', through: '2026-10-31', amountSen: 8n, since: '2026-09-01', due: '2026-11-30' },
      { from: '2026-11-01', through: '2026-12-31', amountSen: 5n, transfers: 1 },
    ]);
  });

  it('count what was booked late to the period after the last that is remitted', () => {
    const late = { ...facts, lastThrough: day('2026-10-31') };
    expect(openPeriods('service_tax', [on('2026-09-01', 1n), on('2026-11-03', 5n)], late)).toMatchObject([
      { from: '2026-11-01', through: '2026-12-31', amountSen: 6n, transfers: 2, since: '2026-09-01' },
    ]);
  });

  it('separate costs of recovery by note, and leave out zero amounts', () => {
    const days = [on('2026-11-03', 5n, 'a'), on('2026-11-04', 6n, 'b'), on('2026-11-05', 4n, 'a')];
    expect(openPeriods('recovery_costs', days, facts)).toMatchObject([
      { noteId: 'a', amountSen: 9n, through: '2026-11-21' },
      { noteId: 'b', amountSen: 6n },
    ]);
    expect(openPeriods('charity', [on('2026-11-03', 5n), on('2026-11-04', -5n)], facts)).toEqual([]);
    const withToday = [on('2026-11-03', 5n), on('2026-11-22', 2n)];
    expect(openPeriods('charity', withToday, facts)).toMatchObject([
      { through: '2026-11-21', amountSen: 5n },
      { through: '2026-11-22', amountSen: 2n },
    ]);
  });
});
