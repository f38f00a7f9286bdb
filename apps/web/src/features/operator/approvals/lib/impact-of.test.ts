import { describe, expect, it } from 'vitest';
import { daysOfChange, valueOfChange } from './impact-of.ts';

describe('the value that a change of a setting proposes', () => {
  it('is its JSON as text, with its day', () => {
    const after = { key: 'offer_days', value: 9, effective_from: '2027-01-01' };
    expect(valueOfChange({ after })).toEqual({ key: 'offer_days', value: '9', effective_from: '2027-01-01' });
    expect(valueOfChange({ after: { ...after, value: false } })?.value).toBe('false');
  });

  it.each([[null], [[]], [{ key: 'offer_days', value: 9 }], [{ value: 9, effective_from: '2027-01-01' }]])(
    'is null for %j',
    (after) => {
      expect(valueOfChange({ after })).toBeNull();
    },
  );
});

describe('the days of a change of holidays', () => {
  it('are those before and after, each once and in order', () => {
    const before = { changes: [{}, { name: 'Hari Raya', day: '2027-03-10' }] };
    const after = { changes: [{ day: '2027-07-06' }, { id: '1', day: '2027-03-09' }, { day: '2027-03-10' }] };
    expect(daysOfChange({ before, after })).toEqual(['2027-03-09', '2027-03-10', '2027-07-06']);
    expect(daysOfChange({ before: null, after: { changes: 'none' } })).toEqual([]);
  });
});
