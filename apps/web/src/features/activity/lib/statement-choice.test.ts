import { describe, expect, it } from 'vitest';
import {
  choiceProblems,
  fileNameOf,
  type StatementChoice,
  statementQuery,
  yearsOf,
} from './statement-choice.ts';

const choice: StatementChoice = { kind: 'days', month: '2026-11', year: '2026', from: '', to: '' };
const TODAY = '2026-11-21';

describe('the choice of a statement', () => {
  it.each([
    ['', '', { from: 'fromMissing' }],
    ['2026-02-30', '2026-03-01', { from: 'fromMissing' }],
    ['2026-11-01', '', { to: 'toMissing' }],
    ['2026-11-22', '2026-11-23', { from: 'fromFuture' }],
    ['2026-11-01', '2026-11-22', { to: 'toFuture' }],
    ['2026-11-02', '2026-11-01', { to: 'toBeforeFrom' }],
    ['2026-11-21', '2026-11-21', {}],
  ])('from %j to %j', (from, to, problems) => {
    expect(choiceProblems({ ...choice, from, to }, TODAY)).toEqual(problems);
    expect(choiceProblems({ ...choice, kind: 'month', from, to }, TODAY)).toEqual({});
  });

  it('becomes a call and the name of a file', () => {
    const month = statementQuery({ ...choice, kind: 'month' }, 'csv');
    expect(month).toEqual({ period: '2026-11', format: 'csv' });
    expect(fileNameOf(month)).toBe('titian-statement-2026-11.csv');
    const income = statementQuery({ ...choice, kind: 'income' }, 'pdf');
    expect(income).toEqual({ period: '2026', format: 'income' });
    expect(fileNameOf(income)).toBe('titian-income-2026.pdf');
    const paid = statementQuery({ ...choice, kind: 'paid' }, 'pdf');
    expect(paid).toEqual({ year: '2026' });
    expect(fileNameOf(paid)).toBe('titian-paid-2026.pdf');
    const days = statementQuery({ ...choice, from: '2026-11-01', to: '2026-11-02' }, 'pdf');
    expect(fileNameOf(days)).toBe('titian-statement-2026-11-01-to-2026-11-02.pdf');
  });

  it('offers each year once', () => {
    expect(yearsOf(['2027-01', '2026-12', '2026-11'])).toEqual(['2027', '2026']);
  });
});
