import { day } from '@titian/finance/calendar';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { knockOutCriteria, knockOutsOf } from './knock-outs.ts';

const on = day('2026-11-28');
const limits = {
  ...{ issuerMinimumAgeMonths: 24, issuerMinimumRevenueSen: sen(30_000_000n), knockOutDaysLate: 30 },
};
const applicant = { incorporatedOn: day('2024-11-28'), annualRevenueSen: sen(30_000_000n) };
const record = {
  ...{ committedSen: ZERO_SEN, notes: 3, completed: 1, late: 1, defaulted: 0, mostDaysLate: 30 },
};

describe('the knock-out criteria', () => {
  it('are met at their bounds, and all are named', () => {
    const criteria = knockOutCriteria(applicant, record, limits, on);
    expect(criteria.map(({ code, isMet }) => [code, isMet])).toEqual([
      ['too_young', true],
      ['too_small', true],
      ['note_in_default', true],
      ['note_past_due', true],
    ]);
    expect(knockOutsOf(applicant, record, limits, on)).toEqual([]);
    expect(criteria.map(({ found }) => found.params)).toEqual([
      { on: '2024-11-28' },
      { revenue: '300000.00' },
      { count: 0 },
      { days: 30 },
    ]);
  });

  const cases: [string, Partial<typeof applicant>, Partial<typeof record>][] = [
    ['too_young', { incorporatedOn: day('2024-11-29') }, {}],
    ['too_small', { annualRevenueSen: sen(29_999_999n) }, {}],
    ['note_in_default', {}, { defaulted: 1 }],
    ['note_past_due', {}, { mostDaysLate: 31 }],
  ];
  it.each(cases)('%s fails alone just beyond its bound', (code, of, has) => {
    const found = knockOutsOf({ ...applicant, ...of }, { ...record, ...has }, limits, on);
    expect(found.map((one) => one.code)).toEqual([code]);
  });

  it('rule nothing out by a revenue that was not stated, and say so', () => {
    const unstated = { ...applicant, annualRevenueSen: null };
    expect(knockOutsOf(unstated, record, limits, on)).toEqual([]);
    expect(knockOutCriteria(unstated, record, limits, on)[1]?.found.code).toBe('knock_out_found_no_revenue');
  });
});
