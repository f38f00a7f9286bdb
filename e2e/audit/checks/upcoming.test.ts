import { describe, expect, it } from 'vitest';
import type { Books, Holding, Instalment, Note, Repayment, Share } from '../books.ts';
import { Report } from '../report.ts';
import { compareUpcoming, type ExpectedShare, type PaidPart } from './upcoming.ts';
import { endOf, type Movement, valueAt, type Worth } from './value-months.ts';

/** RM 1,000.00 in two instalments; the holder of RM 600.00 received RM 300.00 and 3.00 of the first. */
const row = (number: number, dueOn: string, settledOn: string | null): Instalment => ({
  ...{ note_id: 'n', number, due_on: dueOn, principal_sen: 50_000n, return_sen: 500n, waived_return_sen: 0n },
  ...{
    paid_principal_sen: settledOn === null ? 0n : 50_000n,
    paid_return_sen: settledOn === null ? 0n : 500n,
  },
  settled_on: settledOn,
});
const share: Share = {
  ...{ repayment_id: 'r', holding_id: 'h', position: 1, weight_sen: 60_000n, principal_sen: 30_000n },
  ...{ return_sen: 300n, late_sen: 0n, fee_sen: 45n, service_tax_sen: 3n, withholding_sen: 0n },
  ...{ net_sen: 30_252n, transfer_id: 't2', split_on: '2026-02-05' },
};
const holding: Holding = {
  ...{ id: 'h', note_id: 'n', investor_id: 'i', principal_sen: 60_000n, outstanding_sen: 30_000n },
  ...{
    return_sen: 300n,
    late_sen: 0n,
    fee_sen: 45n,
    service_tax_sen: 3n,
    withholding_sen: 0n,
    written_off_sen: 0n,
  },
};
const note = {
  ...{ id: 'n', number: 'N-1', state: 'issued', contract: 'Conventional', profile: 'equal_monthly_flat' },
  ...{ rate_bps: 1_200, term_months: 2, effective_rate_bps: 1_200, raised_sen: 100_000n },
  ...{ issued_on: '2026-01-05', matures_on: '2026-03-05', defaulted_on: null },
} satisfies Note;

const booksOf = (shares: readonly Share[] = [share]): Books => ({
  notes: [note],
  instalments: new Map([['n', [row(1, '2026-02-05', '2026-02-05'), row(2, '2026-03-05', null)]]]),
  repayments: new Map<string, readonly Repayment[]>(),
  holdings: new Map([['n', [holding]]]),
  shares: new Map([['r', shares]]),
  ...{ holidaysOn: () => new Set<string>(), isNonResident: () => false, flag: () => false },
  setting: () => 0n,
  table: <Row>() =>
    [
      { up_to_days: 30, bps: 10_000 },
      { up_to_days: 60, bps: 7_500 },
    ] as Row[],
});
const part: PaidPart = { note_id: 'n', repayment_id: 'r', number: 1 };
const expectedShares: ExpectedShare = {
  ...{ investorId: 'i', email: 'i@titian.example', noteId: 'n', dueOn: '2026-02-05' },
  ...{ principal: 30_000n, return: 300n },
};

function differencesOf(one: ExpectedShare, parts: readonly PaidPart[] = [part]) {
  const report = new Report();
  const compared = compareUpcoming([one], booksOf(), parts, report);
  return [compared, report.differences.map(({ figure }) => figure)];
}

describe('what was told before it was paid', () => {
  it('is what was paid, to the sen', () => {
    expect(differencesOf(expectedShares)).toEqual([1, []]);
    expect(differencesOf({ ...expectedShares, principal: 30_001n })).toEqual([1, ['coming: principal']]);
    expect(differencesOf({ ...expectedShares, return: 299n })).toEqual([1, ['coming: return']]);
  });

  it('is left out where an instalment was not paid by one repayment, or is open', () => {
    expect(differencesOf(expectedShares, [part, { ...part, repayment_id: 'other' }])).toEqual([0, []]);
    expect(differencesOf(expectedShares, [part, { ...part, number: 2 }])).toEqual([0, []]);
    expect(differencesOf({ ...expectedShares, dueOn: '2026-03-05' })).toEqual([0, []]);
  });
});

const movement = (transfer: string, on: string, kind: string, sen: bigint): Movement => ({
  ...{ transfer_id: transfer, account_id: 'a', business_date: on, kind, amount_sen: sen },
});
const movements = [
  movement('t0', '2026-01-02', 'topup', 100_000n),
  movement('t1', '2026-01-03', 'subscription', -60_000n),
  movement('t2', '2026-02-05', 'distribution', 30_252n),
];

function worthOf(shares: readonly Share[] = [share]): Worth {
  return {
    ...{ books: booksOf(shares), today: '2026-05-20', endedOn: new Map() },
    parts: [{ note_id: 'n', number: 1, received_on: '2026-02-05', sen: 50_500n }],
    receivedOn: new Map([['r', '2026-02-05']]),
    shares: new Map(shares.map((one) => [one.transfer_id, one])),
  };
}
const expected = { cash: 70_252n, at_work: 30_000n, total: 100_252n, received: 252n, put_in: 100_000n };

describe('a month of the value line', () => {
  it('ends on its last day, or today', () => {
    expect(['2026-02', '2026-05'].map((month) => endOf(month, '2026-05-20'))).toEqual([
      '2026-02-28',
      '2026-05-20',
    ]);
  });

  it('is at par while nothing is late, and less by the table of the day afterwards', () => {
    expect(valueAt(worthOf(), 'i', movements, '2026-01-31')).toEqual({
      ...{ cash: 40_000n, at_work: 60_000n, total: 100_000n, impaired: 0n, received: 0n, put_in: 100_000n },
    });
    expect(valueAt(worthOf(), 'i', movements, '2026-03-31')).toEqual({ ...expected, impaired: 0n });
    // 56 days past due are worth 75 %.
    expect(valueAt(worthOf(), 'i', movements, '2026-04-30')).toEqual({ ...expected, impaired: 7_500n });
  });

  it.each(['principal_sen', 'return_sen', 'fee_sen'] as const)('misses no sen in %s of a share', (figure) => {
    const wrong = worthOf([{ ...share, [figure]: share[figure] + 1n }]);
    expect(valueAt(wrong, 'i', movements, '2026-03-31')).not.toEqual({ ...expected, impaired: 0n });
  });

  it('misses no sen of a movement', () => {
    for (const at of movements.keys()) {
      const wrong = movements.map((one, index) =>
        index === at ? { ...one, amount_sen: one.amount_sen + 1n } : one,
      );
      expect(valueAt(worthOf(), 'i', wrong, '2026-03-31')).not.toEqual({ ...expected, impaired: 0n });
    }
  });
});
