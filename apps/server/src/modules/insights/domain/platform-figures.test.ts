import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { NoteRecord } from '../../servicing/public.ts';
import { platformFigures } from './platform-figures.ts';

const ON = day('2026-12-31');
const note = (noteId: string, differences: Partial<NoteRecord> = {}): NoteRecord => ({
  noteId,
  issuedOn: day('2026-01-15'),
  defaultedOn: null,
  principalSen: sen(100_000n),
  returnSen: sen(10_000n),
  paidPrincipalSen: sen(0n),
  isWrittenOff: false,
  oldestOpenOn: null,
  ...differences,
});
const failed = (noteId: string, differences: Partial<NoteRecord> = {}) =>
  note(noteId, { defaultedOn: day('2026-06-20'), oldestOpenOn: day('2026-03-20'), ...differences });
const paid = (noteId: string, on: string, amount: bigint) => ({
  noteId,
  on: day(on),
  amountSen: sen(amount),
});

describe('the figures of the platform', () => {
  it('are nothing without a note, and know no rate', () => {
    expect(platformFigures([], [], ON)).toMatchObject({
      funded_to_date: '0.00',
      notes_funded: 0,
      default_rate_percent: null,
      vintages: [],
    });
  });

  it.each([
    ['no default', [note('a'), note('b')], [], '0.00', '0.00', '0.00'],
    ['one of two, nothing paid', [note('a'), failed('b')], [], '1100.00', '0.00', '50.00'],
    ['half was paid before', [failed('b')], [paid('b', '2026-03-01', 55_000n)], '550.00', '0.00', '50.00'],
    [
      'a part came back since',
      [failed('b')],
      [paid('b', '2026-08-01', 11_000n)],
      '1100.00',
      '110.00',
      '90.00',
    ],
    ['all came back', [failed('b')], [paid('b', '2026-06-20', 110_000n)], '1100.00', '1100.00', '0.00'],
    [
      'a default later than the day',
      [failed('b', { defaultedOn: day('2027-01-01') })],
      [],
      '0.00',
      '0.00',
      '0.00',
    ],
    [
      'money later than the day',
      [failed('b')],
      [paid('b', '2027-01-01', 110_000n)],
      '1100.00',
      '0.00',
      '100.00',
    ],
  ] as const)('%s', (_what, records, receipts, defaulted, recovered, rate) => {
    expect(platformFigures(records, receipts, ON)).toMatchObject({
      defaulted,
      recovered,
      default_rate_percent: rate,
    });
  });

  it('put what is late into its bucket by the oldest unpaid day, and leave out what was given up', () => {
    const late = (noteId: string, oldestOpenOn: string) => note(noteId, { oldestOpenOn: day(oldestOpenOn) });
    const records = [
      late('today', '2026-12-31'),
      late('1', '2026-12-30'),
      late('30', '2026-12-01'),
      late('31', '2026-11-30'),
      late('90', '2026-10-02'),
      late('91', '2026-10-01'),
      failed('lost', { isWrittenOff: true }),
    ];
    expect(platformFigures(records, [], ON).late_buckets).toEqual([
      { days: '1-30', notes: 2, amount: '2000.00' },
      { days: '31-60', notes: 1, amount: '1000.00' },
      { days: '61-90', notes: 1, amount: '1000.00' },
      { days: '90+', notes: 1, amount: '1000.00' },
    ]);
    expect(platformFigures(records, [], ON).outstanding).toBe('6000.00');
  });

  it('follow each quarter of issue as it grows older, only as far as its youngest note has come', () => {
    const records = [
      note('a', { issuedOn: day('2026-03-31') }),
      failed('b'),
      note('c', { issuedOn: day('2026-04-01') }),
      note('d', { issuedOn: day('2026-12-30') }),
    ];
    const { vintages } = platformFigures(records, [paid('b', '2026-09-01', 55_000n)], ON);
    expect(vintages.map(({ quarter, funded }) => [quarter, funded])).toEqual([
      ['2026-Q1', '2000.00'],
      ['2026-Q2', '1000.00'],
      ['2026-Q4', '1000.00'],
    ]);
    expect(vintages[0]).toMatchObject({
      default_rate_percent: '25.00',
      curve: [
        { months: 3, percent: '0.00' },
        { months: 6, percent: '50.00' },
        { months: 9, percent: '25.00' },
      ],
    });
    expect(vintages[2]?.curve).toEqual([]);
  });
});
