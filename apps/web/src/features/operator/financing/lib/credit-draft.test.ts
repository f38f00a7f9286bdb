import { describe, expect, it } from 'vitest';
import { type CreditDraft, draftOf, figuresOf } from './credit-draft.ts';

const today = '2026-11-21';
const filled = (): CreditDraft => {
  const empty = draftOf(null, today);
  const year = { revenue: '10', profit_before_tax: '-1', equity: '1', assets: '2', liabilities: '1' };
  const more = { current_assets: '1', current_liabilities: '1', debt_service: '0' };
  return {
    ...empty,
    bureau: { ...empty.bureau, reference: 'B-1', score: '700' },
    statements: { ...empty.statements, inflow: '9', outflow: '5', instalments: '1', lowest_balance: '-2' },
    years: empty.years.map((one, at) => (at < 2 ? { ...one, ...year, ...more } : one)),
  };
};

describe('the figures of an assessment', () => {
  it('leave out an empty third year', () => {
    const figures = figuresOf(filled());
    expect(figures.years.map((one) => one.year)).toEqual([2025, 2024]);
    expect(figures).toMatchObject({ bureau: { score: 700 }, statements: { months: 6 } });
  });

  it('retain the input when they are opened again', () => {
    const figures = figuresOf(filled());
    const again = draftOf(figures, today);
    expect(again.years).toHaveLength(3);
    expect(figuresOf(again)).toEqual(figures);
  });

  it('never read an empty field as zero', () => {
    expect(figuresOf(draftOf(null, today)).bureau.score).toBeNaN();
  });
});
