import { describe, expect, it } from 'vitest';
import { countFilters, openFilters, tabOf } from './filters.ts';

describe('filters of the address bar', () => {
  it('leaves out what it does not know', () => {
    expect(
      openFilters({
        sort: 'cheapest',
        grade: 'Z',
        type: 'Loan',
        contract: 'x',
        rate_min: '9.5',
        term_max: '-1',
        guaranteed: '0',
        watched: 'yes',
      }),
    ).toEqual({});
    expect(tabOf({ tab: 'secret' })).toBe('open');
  });

  it('takes what it knows, and counts what narrows', () => {
    const filters = openFilters({
      sort: 'rate',
      grade: 'AA',
      type: 'Term Financing',
      contract: 'Shariah',
      rate_min: '10',
      term_max: '6',
      guaranteed: '1',
    });
    expect(filters).toEqual({
      sort: 'rate',
      grade: 'AA',
      type: 'Term Financing',
      contract: 'Shariah',
      rate_min: '10',
      term_max: '6',
      guaranteed: '1',
    });
    expect(countFilters(filters)).toBe(6);
    expect(tabOf({ tab: 'past' })).toBe('past');
  });
});
