import { day } from '@titian/finance/calendar';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DayFigures,
  differenceSteps,
  proofGroups,
  reconcileTrust,
  stateOf,
  unexplained,
} from './reconcile.ts';

const on = day('2026-11-20');
const figures = (
  over: Partial<Record<Exclude<keyof DayFigures, 'day'>, bigint | null>> = {},
): DayFigures => ({
  day: on,
  bankSen: sen(100n),
  ledgerSen: sen(100n),
  transitInSen: ZERO_SEN,
  transitOutSen: ZERO_SEN,
  unmatchedSen: ZERO_SEN,
  overdueSen: ZERO_SEN,
  ...(over as Partial<DayFigures>),
});

describe('the state of a day', () => {
  it.each([
    [figures(), null, 'balanced', 0n],
    [figures({ bankSen: null }), on, 'no_statement', null],
    [figures(), on, 'open', 0n],
    [figures(), day('2026-11-21'), 'balanced', 0n],
    [figures({ ledgerSen: 130n, transitInSen: 30n }), null, 'explained', 0n],
    [figures({ ledgerSen: 60n, transitOutSen: 40n }), null, 'explained', 0n],
    [figures({ ledgerSen: 93n, unmatchedSen: 7n }), null, 'explained', 0n],
    [figures({ transitInSen: 5n, transitOutSen: 5n }), null, 'explained', 0n],
    [figures({ bankSen: 99n }), on, 'open', -1n],
    // Received and on no statement for too long: the difference is all of it.
    [figures({ ledgerSen: 190n, overdueSen: 90n }), on, 'open', -90n],
  ])('%#', (one, openSince, state, rest) => {
    expect(stateOf(one, openSince)).toBe(state);
    expect(unexplained(one)).toBe(rest);
  });

  it('counts what is on no statement for too long as one difference, under its own name', () => {
    const days = [
      figures({ ledgerSen: 190n, overdueSen: 90n }),
      figures({ ledgerSen: 192n, overdueSen: 90n }),
    ];
    expect(differenceSteps(days, ZERO_SEN)).toEqual([{ day: on, amountSen: -2n }]);
  });

  it('finds where a difference begins and where it changes, not where it stays', () => {
    const days = [0n, 5n, null, 5n, 3n, 3n].map((more, index) => ({
      ...figures({ bankSen: more === null ? null : 100n + more }),
      day: day(`2026-11-${10 + index}`),
    }));
    expect(differenceSteps(days, ZERO_SEN)).toEqual([
      { day: '2026-11-11', amountSen: 5n },
      { day: '2026-11-14', amountSen: -2n },
    ]);
    expect(differenceSteps(days.slice(1), sen(5n))).toEqual([{ day: '2026-11-14', amountSen: -2n }]);
  });
});

it('confirms client money exactly where nothing is unexplained, whatever is in transit or unmatched', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 10n });
  const kinds = Object.values(proofGroups).flat();
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: kinds.length, maxLength: kinds.length }),
      fc.array(amount, { minLength: 4, maxLength: 4 }),
      (owed, [swept = 0n, transitIn = 0n, transitOut = 0n, wrong = 0n]) => {
        const balances = new Map<string, ReturnType<typeof sen>>(
          kinds.map((kind, index) => [kind, sen(owed[index] ?? 0n)]),
        );
        // What the operating account has is no client money, whatever it is.
        balances.set('operating_bank', sen(-swept));
        balances.set('platform_equity', sen(swept));
        // Balanced by construction: the trust account holds what is owed.
        const ledger = owed.reduce((sum, one) => sum + one, 0n);
        const unmatched = transitOut - transitIn;
        const bank = ledger - transitIn + transitOut + unmatched + wrong;
        const one = figures({
          bankSen: bank,
          ledgerSen: ledger,
          transitInSen: transitIn,
          transitOutSen: transitOut,
          unmatchedSen: unmatched,
        });
        const proof = reconcileTrust({ ...one, bankSen: sen(bank) }, balances);
        expect(proof.differenceSen).toBe(wrong);
        expect(unexplained(one)).toBe(wrong);
      },
    ),
  );
});
