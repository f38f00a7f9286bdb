import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { platformFigures } from '../../insights/public.ts';
import { type LoanBookColumn, loanBookColumns } from './loan-book.ts';
import { loanBookFile, rowsOfFile } from './loan-book-file.ts';
import { type MonthFigures, monthFigures } from './month-figures.ts';
import { figureChanges, noteChanges } from './restatement.ts';

const ON = day('2026-12-31');
const empty: MonthFigures = monthFigures({
  ...{ day: ON, notes: [], platform: platformFigures([], [], ON) },
  registered: { issuers_registered: 1, investors_registered: 2 },
  investorSen: [sen(1n)],
});
const row = (note: string, over: Partial<Record<LoanBookColumn, string>> = {}) =>
  ({
    ...Object.fromEntries(loanBookColumns.map((column) => [column, '1.00'])),
    note,
    ...over,
  }) as Record<LoanBookColumn, string>;
const bookOf = async (...rows: ReturnType<typeof row>[]) => rowsOfFile(await loanBookFile(rows));

describe('a restatement', () => {
  it('names no figure where none differs', () => {
    expect(figureChanges(empty, structuredClone(empty))).toEqual([]);
  });

  it('names a figure of a section, of a row, of a row that is new and of one that is gone', () => {
    const rate = { notes: 1, funded: '1.00', rate: '9.00', effective_rate: '9.50' };
    const before: MonthFigures = { ...empty, rates: [{ grade: 'A', ...rate }] };
    const after: MonthFigures = {
      ...empty,
      losses: { ...empty.losses, default_rate: '1.50' },
      arrears: empty.arrears.map((one) => (one.days === '1-30' ? { ...one, amount: '7.00' } : one)),
      rates: [{ grade: 'B', ...rate }],
    };
    const changes = figureChanges(before, after);
    expect(changes.slice(0, 2)).toEqual([
      { figure: ['losses', 'default_rate'], before: null, after: '1.50' },
      { figure: ['arrears', '1-30', 'amount'], before: '0.00', after: '7.00' },
    ]);
    expect(
      changes.filter(({ figure }) => figure[0] === 'rates').map(({ figure }) => figure.join(' ')),
    ).toEqual([
      ...['rates B notes', 'rates B funded', 'rates B rate', 'rates B effective_rate'],
      ...['rates A notes', 'rates A funded', 'rates A rate', 'rates A effective_rate'],
    ]);
  });

  it('names the notes that caused it, and in which columns', async () => {
    const before = await bookOf(row('N-1'), row('N-2'), row('N-3'));
    const after = await bookOf(row('N-1'), row('N-2', { paid_return: '2.00', status: 'late' }), row('N-4'));
    expect(noteChanges(before, after)).toEqual([
      { note: 'N-2', columns: ['paid_return', 'status'] },
      { note: 'N-3', columns: ['removed'] },
      { note: 'N-4', columns: ['added'] },
    ]);
    expect(noteChanges(before, before)).toEqual([]);
  });

  it('reads a file as it was written', async () => {
    const rows = [row('N-1', { ended_on: '' }), row('N-2')];
    expect([...(await bookOf(...rows)).values()]).toEqual(rows);
    expect((await bookOf()).size).toBe(0);
  });
});
