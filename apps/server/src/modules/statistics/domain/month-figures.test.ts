import { day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { maxSen, sen, senFromText, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessNotes, platformFigures } from '../../insights/public.ts';
import type { NoteBookRecord, NoteReceipt } from '../../servicing/public.ts';
import { loanBookRow, statusOf } from './loan-book.ts';
import { largestShares, monthFigures } from './month-figures.ts';

const ON = day('2026-12-31');
const note = (noteId: string, over: Partial<NoteBookRecord> = {}): NoteBookRecord => ({
  ...{ noteId, number: `N-${noteId}`, issuerId: `issuer of ${noteId}`, grade: 'B' },
  ...{ contract: 'Conventional', type: 'Term Financing', termMonths: 3 },
  ...{ rateBps: rateBps(1_200), effectiveRateBps: rateBps(2_000) },
  ...{ issuedOn: day('2026-10-15'), defaultedOn: null, endedOn: null, oldestOpenOn: null },
  ...{ principalSen: sen(100_000n), returnSen: sen(10_000n) },
  ...{ paidPrincipalSen: sen(0n), paidReturnSen: sen(0n), isWrittenOff: false },
  ...over,
});
const figuresOf = (
  records: readonly NoteBookRecord[],
  receipts: readonly NoteReceipt[] = [],
  investors: readonly bigint[] = [],
) =>
  monthFigures({
    ...{
      day: ON,
      notes: assessNotes(records, receipts, ON),
      platform: platformFigures(records, receipts, ON),
    },
    registered: { issuers_registered: 9, investors_registered: 8 },
    investorSen: investors.map((one) => sen(one)),
  });
const failed: Partial<NoteBookRecord> = {
  defaultedOn: day('2026-12-01'),
  oldestOpenOn: day('2026-09-02'),
};

describe('the figures of a month', () => {
  it('count and add up', () => {
    const records = [
      note('a'),
      note('b', { issuerId: 'issuer of a', paidPrincipalSen: sen(40_000n), paidReturnSen: sen(4_000n) }),
      note('c', { paidPrincipalSen: sen(100_000n), endedOn: day('2026-12-20') }),
    ];
    expect(figuresOf(records, [], [90_000n, 70_000n])).toMatchObject({
      size: {
        ...{ notes: 3, funded: '3000.00', average_note: '1000.00', running_notes: 2 },
        ...{ outstanding: '1600.00', paid_principal: '1400.00', paid_return: '40.00' },
      },
      parties: {
        ...{ issuers_registered: 9, issuers_funded: 2, issuers_running: 1 },
        ...{ investors_registered: 8, investors_holding: 2 },
      },
      losses: { promised: '3300.00', default_rate: '0.00', recovery_rate: null, written_off: '0.00' },
    });
  });

  it('are zeros and no rates without a note', () => {
    expect(figuresOf([])).toMatchObject({
      size: { notes: 0, average_note: '0.00' },
      losses: { default_rate: null, recovery_rate: null },
      ...{ rates: [], vintages: [] },
      concentration: { issuers: [{ largest: 1, share: '0.00' }, {}, {}] },
    });
  });

  it('state what was lost, what came back and what was given up', () => {
    const records = [
      note('a'),
      note('b', failed),
      note('c', {
        ...failed,
        isWrittenOff: true,
        endedOn: day('2026-12-30'),
        paidPrincipalSen: sen(25_000n),
      }),
    ];
    const receipts = [{ noteId: 'c', on: day('2026-12-10'), amountSen: sen(25_000n) }];
    expect(figuresOf(records, receipts).losses).toEqual({
      ...{ promised: '3300.00', defaulted: '2200.00', recovered: '250.00', written_off: '750.00' },
      // (2,200 − 250) ÷ 3,300 and 250 ÷ 2,200.
      ...{ default_rate: '59.09', recovery_rate: '11.36' },
    });
  });

  it('have every ringgit outstanding in one part of the arrears', () => {
    const late = (noteId: string, on: string) => note(noteId, { oldestOpenOn: day(on) });
    const { arrears } = figuresOf([note('a'), late('b', '2026-12-30'), late('c', '2026-11-15')]);
    expect(arrears).toEqual([
      { days: '0', notes: 1, amount: '1000.00', share: '33.33' },
      { days: '1-30', notes: 1, amount: '1000.00', share: '33.33' },
      { days: '31-60', notes: 1, amount: '1000.00', share: '33.33' },
      { days: '61-90', notes: 0, amount: '0.00', share: '0.00' },
      { days: '90+', notes: 0, amount: '0.00', share: '0.00' },
    ]);
  });

  it('weight rates by principal, half up to the basis point', () => {
    const records = [
      note('a', { grade: 'A', rateBps: rateBps(800) }),
      note('b', { rateBps: rateBps(1_000), principalSen: sen(200_000n) }),
      note('c', { rateBps: rateBps(1_301), principalSen: sen(200_000n) }),
    ];
    const rates = figuresOf(records).rates.map(({ grade, notes, rate }) => [grade, notes, rate]);
    expect(rates).toEqual([
      ['A', 1, '8.00'],
      ['B', 2, '11.51'],
      ['all', 3, '10.80'],
    ]);
  });

  it('show the latest twelve months of issue, empty ones too', () => {
    const { issues } = figuresOf([note('a'), note('b', { issuedOn: day('2025-12-31') })]);
    expect(issues.map((one) => one.month)).toEqual(
      Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
    );
    expect(issues.filter((one) => one.notes > 0)).toEqual([
      { month: '2026-10', notes: 1, funded: '1000.00' },
    ]);
  });
});

describe('the shares of the largest', () => {
  it('grow with how many they are, and are the whole where they are all', () => {
    const amounts = fc.array(fc.bigInt(1n, 10n ** 12n).map(sen), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, (own) => {
        const shares = largestShares(own, [1, 5, 10, 30]).map((one) => senFromText(one.share));
        expect([...shares].sort((a, b) => Number(a - b))).toEqual(shares);
        expect(shares.at(-1)).toBe(10_000n);
        const largest = own.reduce(maxSen);
        expect((shares[0] ?? sen(0n)) * sumSen(own) * 2n).toBeLessThanOrEqual(
          largest * 20_000n + sumSen(own),
        );
      }),
    );
  });
});

describe('a row of the loan book', () => {
  it.each([
    ['current', {}],
    ['late', { oldestOpenOn: day('2026-12-02') }],
    ['default', failed],
    ['repaid', { endedOn: day('2026-12-02') }],
    ['recovered', { ...failed, endedOn: day('2026-12-02') }],
    ['written_off', { ...failed, endedOn: day('2026-12-02'), isWrittenOff: true }],
  ] as const)('is %s', (status, over) => {
    expect(statusOf(note('a', over))).toBe(status);
  });

  it('has no days past due and nothing outstanding once it is written off', () => {
    const lost = { ...failed, endedOn: day('2026-12-02'), isWrittenOff: true, paidPrincipalSen: sen(1n) };
    const [one] = assessNotes([note('a', lost)], [], ON);
    if (one === undefined) throw new Error('there is one note');
    expect(loanBookRow(one, ON, 'ISS-1')).toMatchObject({
      ...{ issuer: 'ISS-1', outstanding: '0.00', written_off: '999.99' },
      ...{ days_past_due: '0', oldest_unpaid_due_on: '' },
    });
  });

  it('counts the days since the oldest unpaid instalment was due', () => {
    const [one] = assessNotes([note('a', { oldestOpenOn: day('2026-11-30') })], [], ON);
    if (one === undefined) throw new Error('there is one note');
    expect(loanBookRow(one, ON, 'ISS-1')).toMatchObject({ days_past_due: '31', outstanding: '1000.00' });
  });
});
