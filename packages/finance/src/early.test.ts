import { describe, expect, it } from 'vitest';
import { addDays, day } from './calendar.ts';
import { unearnedReturns } from './early.ts';
import { rateBps } from './rate.ts';
import { buildSchedule, type RepaymentProfile } from './schedule.ts';
import { sen } from './sen.ts';

const scheduleOf = (profile: RepaymentProfile, issuedOn: string, termMonths: number) => {
  const terms = { profile, rateBps: rateBps(1_200), termMonths, issuedOn: day(issuedOn) };
  return { terms, rows: buildSchedule({ ...terms, principalSen: sen(1_000_000n), holidays: new Set() }) };
};

describe('what a note paid back early does not earn', () => {
  it.each([
    ['on the day of issue the first month has begun', '2026-12-02', [0n, 10_000n, 10_000n]],
    ['on a due day the next month has not begun', '2027-01-04', [0n, 10_000n, 10_000n]],
    ['a begun month counts whole', '2027-01-05', [0n, 0n, 10_000n]],
    ['after the end everything is earned', '2027-06-01', [0n, 0n, 0n]],
  ])('%s', (_what, on, expected) => {
    // 2 January 2027 is a Saturday: the first instalment falls due on Monday 4 January.
    for (const profile of ['equal_monthly_flat', 'return_only'] as const) {
      const { rows, terms } = scheduleOf(profile, '2026-12-02', 3);
      expect(unearnedReturns(rows, day(on), terms)).toEqual(expected);
    }
  });

  it.each([
    // RM 10,000 at 12 % from 2 December: 90 days are RM 295.89, 31 are RM 101.92, 62 are RM 203.84.
    ['2026-12-02', 29_589n - 10_192n],
    ['2027-01-02', 29_589n - 10_192n],
    ['2027-01-03', 29_589n - 20_384n],
    ['2027-02-03', 0n],
    ['2028-01-01', 0n],
  ])('a bullet is cut to the end of the month begun on %s', (on, expected) => {
    const { rows, terms } = scheduleOf('bullet', '2026-12-02', 3);
    expect(unearnedReturns(rows, day(on), terms)).toEqual([expected]);
  });

  it('handles a 29 February and the ends of months', () => {
    const { rows, terms } = scheduleOf('bullet', '2028-01-31', 2);
    // One month after 31 January 2028 is 29 February.
    expect(unearnedReturns(rows, day('2028-02-29'), terms)).toEqual([19_726n - 9_534n]);
    expect(unearnedReturns(rows, day('2028-03-01'), terms)).toEqual([0n]);
  });

  it('never grows with time and never exceeds the return', () => {
    for (const profile of ['equal_monthly_flat', 'return_only', 'bullet'] as const) {
      const { rows, terms } = scheduleOf(profile, '2027-11-30', 14);
      let before = rows.map((row) => row.returnSen as bigint);
      for (let on = terms.issuedOn, days = 0; days < 430; days += 1, on = addDays(on, 1)) {
        const now = unearnedReturns(rows, on, terms);
        expect(now.every((one, at) => one >= 0n && one <= (before[at] ?? 0n))).toBe(true);
        before = now;
      }
      expect(before.every((one) => one === 0n)).toBe(true);
    }
  });
});
