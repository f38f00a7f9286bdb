import { describe, expect, it } from 'vitest';
import { endedYears } from './ended-years.ts';

describe('ended years', () => {
  it.each([
    ['2034-01-01', '2033-12-10', ['2033']],
    ['2035-06-30', '2033-01-01', ['2034', '2033']],
    ['2033-12-31', '2033-12-10', []],
  ])('on %s since %s', (today, since, years) => {
    expect(endedYears(today, since)).toEqual(years);
  });

  it('go eight years back without a start', () => {
    const years = endedYears('2034-01-01');
    expect([years.length, years[0], years.at(-1)]).toEqual([8, '2033', '2026']);
  });
});
