import { describe, expect, it } from 'vitest';
import type { Books, Holding, Instalment, Note, Repayment, Share } from '../books.ts';
import { Report } from '../report.ts';
import { checkRepayments } from './repayments.ts';
import { checkSchedules } from './schedules.ts';
import { checkShares } from './shares.ts';

const [noteId, repaymentId] = ['note', 'repayment'];

/** A bullet of RM 1,000.00 at 12 % over a month, repaid on its day to holders of 600.00 and 400.00. */
const note: Note = {
  ...{ id: noteId, number: 'N-1', state: 'completed', contract: 'Conventional', profile: 'bullet' },
  ...{ rate_bps: 1_200, term_months: 1, effective_rate_bps: 1_200, raised_sen: 100_000n },
  ...{ issued_on: '2026-01-05', matures_on: '2026-02-05', defaulted_on: null },
};
const instalment: Instalment = {
  ...{ note_id: noteId, number: 1, due_on: '2026-02-05', principal_sen: 100_000n, return_sen: 1_019n },
  ...{
    paid_principal_sen: 100_000n,
    paid_return_sen: 1_019n,
    waived_return_sen: 0n,
    settled_on: '2026-02-05',
  },
};
const repayment: Repayment = {
  ...{
    id: repaymentId,
    note_id: noteId,
    seq: 1,
    source_kind: 'intent',
    order_kind: 'due',
    state: 'distributed',
  },
  ...{ received_on: '2026-02-05', booked_on: '2026-02-05', amount_sen: 101_019n, principal_sen: 100_000n },
  ...{ return_sen: 1_019n, late_sen: 0n, charity_sen: 0n, excess_sen: 0n, cost_sen: 0n, guarantor_sen: 0n },
};

function holding(id: string, principal: bigint, paid: bigint, fee: bigint, tax: bigint): Holding {
  return {
    ...{
      id,
      note_id: noteId,
      investor_id: id,
      principal_sen: principal,
      outstanding_sen: 0n,
      return_sen: paid,
    },
    ...{ late_sen: 0n, fee_sen: fee, service_tax_sen: tax, withholding_sen: 0n, written_off_sen: 0n },
  };
}

function share(of: Holding, position: number, net: bigint): Share {
  return {
    ...{ repayment_id: repaymentId, holding_id: of.id, position, weight_sen: of.principal_sen },
    ...{ principal_sen: of.principal_sen, return_sen: of.return_sen, late_sen: 0n, fee_sen: of.fee_sen },
    ...{ service_tax_sen: of.service_tax_sen, withholding_sen: 0n, net_sen: net, transfer_id: of.id },
    split_on: '2026-02-05',
  };
}

const [first, second] = [holding('a', 60_000n, 611n, 91n, 7n), holding('b', 40_000n, 408n, 61n, 4n)];
const rates: Readonly<Record<string, bigint>> = { service_fee_bps: 1_500n, service_tax_bps: 800n };

interface Parts {
  readonly note: Note;
  readonly instalment: Instalment;
  readonly repayment: Repayment;
  readonly holdings: readonly Holding[];
  readonly shares: readonly Share[];
}

const right: Parts = {
  ...{ note, instalment, repayment, holdings: [first, second] },
  shares: [share(first, 1, 60_513n), share(second, 2, 40_343n)],
};

function differencesOf(parts: Parts): string[] {
  const books: Books = {
    notes: [parts.note],
    instalments: new Map([[noteId, [parts.instalment]]]),
    repayments: new Map([[noteId, [parts.repayment]]]),
    holdings: new Map([[noteId, parts.holdings]]),
    shares: new Map([[repaymentId, parts.shares]]),
    ...{
      holidaysOn: () => new Set<string>(),
      isNonResident: () => false,
      flag: () => false,
      table: () => [],
    },
    setting: (key) => rates[key] ?? 0n,
  };
  const report = new Report();
  checkSchedules(books, report);
  checkRepayments(books, report);
  checkShares(books, report);
  return report.differences.map(({ figure }) => figure);
}

describe('the checks', () => {
  it('agree with figures that were worked out by hand', () => {
    expect(differencesOf(right)).toEqual([]);
  });

  it.each([
    'principal_sen',
    'return_sen',
    'paid_principal_sen',
    'paid_return_sen',
    'waived_return_sen',
  ] as const)('miss no sen in %s of an instalment', (figure) => {
    const wrong = { ...instalment, [figure]: instalment[figure] + 1n };
    expect(differencesOf({ ...right, instalment: wrong })).not.toEqual([]);
  });

  it.each(['principal_sen', 'return_sen', 'late_sen', 'charity_sen', 'excess_sen'] as const)(
    'miss no sen in %s of a repayment',
    (figure) => {
      const wrong = { ...repayment, [figure]: repayment[figure] + 1n };
      expect(differencesOf({ ...right, repayment: wrong })).not.toEqual([]);
    },
  );

  it.each([
    'principal_sen',
    'return_sen',
    'late_sen',
    'fee_sen',
    'service_tax_sen',
    'withholding_sen',
    'net_sen',
  ] as const)('miss no sen in %s of a share', (figure) => {
    const [one, ...others] = right.shares;
    const wrong = one === undefined ? [] : [{ ...one, [figure]: one[figure] + 1n }, ...others];
    expect(differencesOf({ ...right, shares: wrong })).not.toEqual([]);
  });

  it.each([
    'outstanding_sen',
    'return_sen',
    'late_sen',
    'fee_sen',
    'service_tax_sen',
    'withholding_sen',
  ] as const)('miss no sen in %s of a holding', (figure) => {
    const wrong = { ...first, [figure]: first[figure] + 1n };
    expect(differencesOf({ ...right, holdings: [wrong, second] })).not.toEqual([]);
  });

  it('miss no day of an instalment and no basis point of the effective rate', () => {
    expect(differencesOf({ ...right, instalment: { ...instalment, due_on: '2026-02-06' } })).toContain(
      'due day',
    );
    expect(differencesOf({ ...right, note: { ...note, effective_rate_bps: 1_201 } })).toContain(
      'effective rate',
    );
  });
});
