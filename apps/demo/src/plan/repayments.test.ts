import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { randomFor } from '../random.ts';
import { planRepayments } from './repayments.ts';

const dues = ['2026-01-15', '2026-02-16', '2026-03-16'].map((dueOn, index) => ({ number: index + 1, dueOn }));
const days = dues.map(({ dueOn }) => dueOn);
const plan = (conduct: Parameters<typeof planRepayments>[1], lastDay = '2026-12-31', name = 'x') =>
  planRepayments(dues, conduct, lastDay, randomFor(name));

describe('planRepayments', () => {
  it('pays on the day, up to the last one', () => {
    expect(plan('on_time')).toEqual(days);
    expect(plan('on_time', '2026-02-16')).toEqual(days.slice(0, 2));
    expect(plan('on_time', '2026-02-15')).toEqual(days.slice(0, 1));
  });

  it('stops after so many', () => {
    expect(plan(0)).toEqual([]);
    expect(plan(2)).toEqual(days.slice(0, 2));
  });

  it('slips now and then, never past the next instalment', () => {
    const plans = Array.from({ length: 50 }, (_, seed) => plan('slips', '2026-12-31', String(seed)));
    expect(plans.some((paid) => paid.join() === days.join())).toBe(true);
    expect(plans.some((paid) => paid.every((day, index) => day > (days[index] ?? '')))).toBe(true);
    for (const paid of plans) {
      for (const [index, day] of paid.entries()) {
        expect(day >= (days[index] ?? '') && day <= addDays(days[index] ?? '', 12)).toBe(true);
      }
    }
  });
});
