import { type Day, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import {
  checkContinuity,
  type FinalStatement,
  findGaps,
  gapSen,
  type IncomingStatement,
} from './statement-continuity.ts';

const on = (dayOfMonth: number): Day => day(`2026-03-${String(dayOfMonth).padStart(2, '0')}`);
const final = (from: number, to: number, opening: number, closing: number, over = {}): FinalStatement => ({
  ...{ fromOn: on(from), toOn: on(to), openingSen: sen(BigInt(opening)), closingSen: sen(BigInt(closing)) },
  ...{ isClosed: true, isApproved: false, ...over },
});
type Line = readonly [dayOfMonth: number, amount: number, isNew?: boolean];
const incoming = (
  from: number,
  to: number,
  opening: number,
  lines: readonly Line[],
  over: Partial<IncomingStatement> = {},
): IncomingStatement => ({
  ...{ fromOn: on(from), toOn: on(to), openingSen: sen(BigInt(opening)) },
  closingSen: sen(BigInt(lines.reduce((sum, [, amount]) => sum + amount, opening))),
  isFinal: true,
  lines: lines.map(([bookedOn, amount, isNew = true]) => ({
    bookedOn: on(bookedOn),
    amountSen: sen(BigInt(amount)),
    isNew,
  })),
  missingOn: [],
  ...over,
});

describe('a statement follows the one before it', () => {
  const march1 = final(1, 1, 0, 100);

  it.each([
    ['the first of an account', [], incoming(1, 1, 500, []), { kind: 'first' }],
    ['the next day', [march1], incoming(2, 2, 100, [[2, 5]]), { kind: 'continues' }],
    ['days without a statement are bridged', [march1], incoming(9, 9, 100, [[9, 5]]), { kind: 'continues' }],
    [
      'another opening balance is a gap',
      [march1],
      incoming(2, 2, 101, []),
      { kind: 'gap', lastOn: on(1), expectedSen: 100n },
    ],
    [
      'an intraday one proves no balance',
      [march1],
      incoming(2, 2, 7, [], { isFinal: false }),
      { kind: 'intraday' },
    ],
    [
      'a missing day fills its gap',
      [march1, final(3, 3, 140, 150)],
      incoming(2, 2, 100, [[2, 40]]),
      { kind: 'continues' },
    ],
    [
      'the first of two missing days',
      [march1, final(4, 4, 140, 150)],
      incoming(2, 2, 100, [[2, 15]]),
      { kind: 'continues' },
    ],
    [
      'the last of two missing days',
      [march1, final(4, 4, 140, 150)],
      incoming(3, 3, 120, [[3, 20]]),
      { kind: 'continues' },
    ],
    [
      'bridged days have no movement in sum',
      [march1, final(4, 4, 100, 150)],
      incoming(2, 2, 100, [[2, 1]]),
      { kind: 'contradicts', on: on(2), what: 'balance' },
    ],
    [
      'bridged days may move to and fro',
      [march1, final(4, 4, 100, 150)],
      incoming(2, 3, 100, [
        [2, 1],
        [3, -1],
      ]),
      { kind: 'continues' },
    ],
    [
      'before the first it ends where that began',
      [march1],
      incoming(27, 28, -10, [[27, 10]], { fromOn: day('2026-02-27'), toOn: day('2026-02-28') }),
      { kind: 'first' },
    ],
    [
      'before the first with another balance',
      [march1],
      incoming(1, 1, 0, [], { fromOn: day('2026-02-27'), toOn: day('2026-02-28'), closingSen: sen(10n) }),
      { kind: 'contradicts', on: on(1), what: 'balance' },
    ],
  ] as const)('%s', (_what, finals, statement, expected) => {
    expect(checkContinuity(statement, finals)).toEqual(expected);
  });
});

describe('closed days', () => {
  const week = [final(1, 1, 0, 100), final(2, 2, 100, 130), final(3, 3, 130, 130)];
  const same: Line[] = [
    [1, 100, false],
    [2, 30, false],
  ];

  it('come again with the same lines and balances', () => {
    expect(checkContinuity(incoming(1, 3, 0, same), week)).toEqual({ kind: 'first' });
    expect(checkContinuity(incoming(2, 3, 100, [[2, 30, false]]), week)).toEqual({ kind: 'continues' });
    const longer = incoming(2, 4, 100, [
      [2, 30, false],
      [4, 5],
    ]);
    expect(checkContinuity(longer, week)).toEqual({ kind: 'continues' });
  });

  it.each([
    [
      'a line more',
      incoming(2, 2, 100, [
        [2, 30, false],
        [2, 7],
      ]),
      on(2),
      'lines',
    ],
    [
      'lines more that cancel out',
      incoming(2, 2, 100, [
        [2, 30, false],
        [2, 7],
        [2, -7],
      ]),
      on(2),
      'lines',
    ],
    ['a line less', incoming(2, 2, 100, [], { missingOn: [on(2)] }), on(2), 'lines'],
    ['another opening', incoming(2, 2, 90, [[2, 30, false]]), on(2), 'balance'],
    [
      'another closing',
      incoming(3, 3, 130, [], {
        closingSen: sen(131n),
        lines: [{ bookedOn: on(3), amountSen: sen(1n), isNew: false }],
      }),
      on(3),
      'balance',
    ],
    ['an intraday line on it', incoming(3, 4, 130, [[3, 9]], { isFinal: false }), on(3), 'lines'],
  ] as const)('and are rejected with %s', (_what, statement, changedOn, what) => {
    expect(checkContinuity(statement, week)).toEqual({ kind: 'contradicts', on: changedOn, what });
  });

  it('are open until their last day is over', () => {
    const open = [final(1, 1, 0, 100, { isClosed: false })];
    const more = incoming(1, 1, 0, [
      [1, 100, false],
      [1, 7],
    ]);
    expect(checkContinuity(more, open)).toEqual({ kind: 'first' });
  });
});

describe('gaps', () => {
  it('lie where a statement begins with another balance than the one before ended with', () => {
    const finals = [final(4, 4, 150, 150), final(1, 1, 0, 100), final(2, 2, 100, 120)];
    const [gap, ...more] = findGaps(finals, sen(0n));
    expect(more).toEqual([]);
    expect(gap).toEqual({ on: on(4), expectedSen: 120n, foundSen: 150n });
    expect(gap && gapSen(gap)).toBe(30n);
  });

  it('before the first statement are its opening balance, unless two approved it or lines explain it', () => {
    expect(findGaps([final(1, 1, 100, 100)], sen(0n))).toHaveLength(1);
    expect(findGaps([final(1, 1, 100, 100)], sen(100n))).toEqual([]);
    expect(findGaps([final(1, 1, 100, 100, { isApproved: true })], sen(0n))).toEqual([]);
  });

  it('count the last statement of a day, and not what overlaps', () => {
    expect(findGaps([final(1, 1, 0, 90), final(1, 1, 0, 100), final(2, 2, 100, 120)], sen(0n))).toEqual([]);
    expect(findGaps([final(1, 1, 0, 100), final(2, 2, 100, 120), final(1, 3, 0, 125)], sen(0n))).toEqual([]);
  });
});
