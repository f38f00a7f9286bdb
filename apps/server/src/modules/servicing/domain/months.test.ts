import { day, monthOf } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { FieldError } from '../../../platform/errors.ts';
import { byMonth, monthsShown } from './months.ts';

const today = day('2026-12-15');
const span = (requested: { from?: string; to?: string }) => {
  const months = monthsShown(requested, today);
  return [months.length, months[0], months.at(-1)];
};

describe('monthsShown', () => {
  it.each([
    [{}, [12, '2026-07', '2027-06']],
    [{ from: '2026-01' }, [12, '2026-01', '2026-12']],
    [{ to: '2026-12' }, [12, '2026-01', '2026-12']],
    [{ from: '2026-11', to: '2027-02' }, [4, '2026-11', '2027-02']],
    [{ from: '2026-11', to: '2026-11' }, [1, '2026-11', '2026-11']],
  ])('%j', (requested, expected) => {
    expect(span(requested)).toEqual(expected);
  });

  it.each([[{ from: '2026-11', to: '2026-10' }], [{ from: '2000-01', to: '2026-10' }]])(
    'rejects %j',
    (requested) => {
      expect(() => monthsShown(requested, today)).toThrow(FieldError);
    },
  );
});

describe('byMonth', () => {
  it('adds up what falls into a month, and nothing elsewhere', () => {
    const rows = [
      { on: day('2026-12-01'), amount: sen(5n) },
      { on: day('2026-12-31'), amount: sen(7n) },
      { on: day('2027-01-01'), amount: sen(11n) },
    ];
    const total = byMonth(
      rows,
      (row) => row.on,
      (row) => row.amount,
    );
    expect([total(monthOf(day('2026-12-10'))), total(monthOf(day('2027-02-10')))]).toEqual([12n, 0n]);
  });
});
