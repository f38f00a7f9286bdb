import { expect, it } from 'vitest';
import { draftOf } from './credit-draft.ts';
import { liveCover, liveRatios } from './live-ratios.ts';

const empty = draftOf(null, '2026-11-28');
const [year] = empty.years;

it('has a ratio as soon as its own amounts are entered', () => {
  const typed = {
    ...year,
    current_assets: '700000',
    current_liabilities: '500000.00',
  } as (typeof empty.years)[0];
  expect(liveRatios(typed)).toEqual({
    ...{ current: 140, gearing: undefined, margin: undefined, debtService: undefined },
  });
});

it('takes a loss, and has none where equity is lost', () => {
  const typed = {
    ...year,
    ...{ revenue: '100000', profit_before_tax: '-5000', equity: '-1', liabilities: '900' },
  } as (typeof empty.years)[0];
  expect(liveRatios(typed)).toMatchObject({ margin: -500, gearing: null });
  expect(liveRatios({ ...typed, profit_before_tax: '-' }).margin).toBeUndefined();
});

it('covers the instalments with those of the application', () => {
  const statements = { ...empty.statements, inflow: '10000', outflow: '7000', instalments: '500' };
  expect(liveCover(statements, '1000.00')).toBe(200);
  expect(liveCover({ ...statements, outflow: '' }, '1000.00')).toBeUndefined();
});
