import { describe, expect, it } from 'vitest';
import { writeReport } from './report.ts';
import { byMonth, byYear, figuresOf, floorsMet, mailMs, nightMs, slowestParts } from './summary.ts';
import { dayRecord, smallSizes, sound } from './testing.ts';

const days = [
  dayRecord('2021-01-30'),
  dayRecord('2021-01-31', { isBusinessDay: false, jobsMs: 220, figuresMs: 500, sizes: smallSizes }),
  dayRecord('2021-02-01'),
  dayRecord('2022-01-03', { endOfDayMs: 120 }),
];

describe('what a run has shown', () => {
  it('counts tasks within the end of the day once', () => {
    expect(nightMs(dayRecord('2021-01-01'))).toBe(100);
  });

  it('counts the sending of mails apart', () => {
    const sending = dayRecord('2021-01-31', { periodicMs: { 'mail sweep': 80_000, campaigns: 20 } });
    const quiet = dayRecord('2021-01-31', { periodicMs: { campaigns: 20 } });
    expect([nightMs(sending), mailMs(sending)]).toEqual([nightMs(quiet), 80_000]);
    expect(byMonth([sending])[0]).toMatchObject({ mailMsMax: 80_000 });
  });

  it('puts months together: the median of business days, the worst of all, the last sizes', () => {
    const [january, february] = byMonth(days);
    expect(january).toMatchObject({ name: '2021-01', businessDays: 1, nightMsP50: 100, nightMsMax: 300 });
    expect(january).toMatchObject({ figuresMsMax: 500, sizes: { entries: 1_000 } });
    expect(february).toMatchObject({ name: '2021-02', figuresMsMax: null, sizes: null });
  });

  it('counts years from the first day of the run', () => {
    expect(byYear(days).map(({ name, nightMsP50 }) => [name, nightMsP50])).toEqual([
      ['year 1', 100],
      ['year 2', 150],
    ]);
  });

  it('says how much longer the nights have become', () => {
    const figures = figuresOf(days, 20_000, smallSizes);
    expect(figures).toMatchObject({
      days: 4,
      businessDays: 3,
      growth: 1.5,
      nightMaxMs: 300,
      figuresMaxMs: 500,
    });
  });

  it('names the slowest part first', () => {
    expect(slowestParts(days, 1)).toEqual([{ name: 'monitoring', p50: 60, p99: 60, max: 60 }]);
  });
});

describe('the floors', () => {
  const figures = figuresOf(days, 20_000, smallSizes);

  it('are met by a sound run', () => {
    expect(floorsMet(figures, sound)).toBe(true);
  });

  it.each([
    ['an overdue selfie', { overdueSelfies: 1 }],
    ['a broken invariant', { brokenInvariants: 1 }],
    ['a broken chain', { auditProblem: 'a seal is missing' }],
    ['a deleted row of money', { deletedMoneyRows: 1 }],
    ['a stray file', { strayFiles: 1 }],
  ])('are not met with %s', (_what, wrong) => {
    expect(floorsMet(figures, { ...sound, ...wrong })).toBe(false);
  });

  it.each([
    ['too long', { minutes: 121 }],
    ['too many entries', { entries: 20_000_001 }],
    ['nights that grow', { growth: 1.51 }],
  ])('are not met with %s', (_what, worse) => {
    expect(floorsMet({ ...figures, ...worse }, sound)).toBe(false);
  });
});

it('writes a section for the document', () => {
  const figures = figuresOf(days, 20_000, smallSizes);
  const text = writeReport({
    command: 'npm run bench -- years',
    days,
    figures,
    found: sound,
    sizes: smallSizes,
  });
  expect(text).toContain('3 business days of 20,000 accounts');
  expect(text).toContain('| 2021-01 | 1 | 100 | 300 | 0 | 500 | 1,000 | 1,000 | 1 | 0 | 0 | 1 | 0 |');
  expect(text).toContain('| `entries` | 1,000 |');
});
