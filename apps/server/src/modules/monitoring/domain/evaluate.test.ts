import type { MonitoredMovement } from '@titian/contracts/monitoring';
import { addDays, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Alerted,
  type CustomerHistory,
  evaluateRule,
  findingsBetween,
  type Movement,
} from './evaluate.ts';
import { incomeBound } from './income.ts';
import type { RuleTerms } from './rule.ts';

const ON = day('2026-06-30');
const NOTHING: Alerted = { until: null, sharedWith: [] };
const base = {
  isEnabled: true,
  severity: 'normal',
  days: null,
  count: null,
  amountSen: null,
  percent: null,
} as const;
const rules = {
  structuring: { ...base, kind: 'structuring', days: 7, count: 3, amountSen: sen(5_000_000n) },
  rapid: { ...base, kind: 'rapid_movement', days: 7, amountSen: sen(500_000n), percent: 80 },
  dormant: { ...base, kind: 'dormant_active', days: 180, amountSen: sen(1_000_000n) },
  shared: { ...base, kind: 'shared_accounts', count: 2 },
  profile: { ...base, kind: 'out_of_profile', percent: 100 },
  related: { ...base, kind: 'related_party', amountSen: sen(10_000n) },
} as const satisfies Record<string, RuleTerms>;

/** Movements by how many days before `ON`, of what kind, and of how many ringgit with their sign. */
type Moves = readonly (readonly [daysBefore: number, kind: MonitoredMovement, ringgit: number])[];
const history = (moves: Moves, more: Partial<CustomerHistory> = {}): CustomerHistory => ({
  movements: moves.map(([before, kind, ringgit], index) => ({
    ...{ seq: BigInt(index + 1), on: addDays(ON, -before), kind, amountSen: sen(BigInt(ringgit) * 100n) },
  })),
  ...{ lastBefore: null, annualIncomeSen: null, sharedWith: [], related: [] },
  ...more,
});
const amountOf = (rule: RuleTerms, of: CustomerHistory, alerted = NOTHING) =>
  evaluateRule({ rule, history: of, alerted, on: ON })?.amountSen ?? null;

describe('a rule finds', () => {
  const three: Moves = [
    [6, 'deposit', 20_000],
    [3, 'deposit', 20_000],
    [0, 'deposit', 10_000],
  ];
  const inAndOut: Moves = [
    [3, 'deposit', 5_000],
    [0, 'withdrawal', -4_000],
  ];
  it.each<[string, RuleTerms, CustomerHistory, bigint | null]>([
    ['deposits that reach the amount together', rules.structuring, history(three), 5_000_000n],
    ['nothing a day too late', rules.structuring, history([[7, 'deposit', 20_000], ...three.slice(1)]), null],
    [
      'nothing in too few deposits',
      rules.structuring,
      history([
        [1, 'deposit', 30_000],
        [0, 'deposit', 30_000],
      ]),
      null,
    ],
    [
      'nothing one sen short',
      rules.structuring,
      history([...three.slice(0, 2), [0, 'deposit', 9_999]]),
      null,
    ],
    [
      'no structuring in a deposit of the amount',
      rules.structuring,
      history([[2, 'deposit', 60_000], ...three.slice(1)]),
      null,
    ],
    [
      'nothing where today is no deposit',
      rules.structuring,
      history([...three.map(([n, k, r]) => [n + 1, k, r] as const), [0, 'withdrawal', -1]]),
      null,
    ],
    ['what is withdrawn soon after', rules.rapid, history(inAndOut), 400_000n],
    [
      'nothing below the share',
      rules.rapid,
      history([
        [3, 'deposit', 5_000],
        [0, 'withdrawal', -3_999],
      ]),
      null,
    ],
    [
      'nothing below the amount',
      rules.rapid,
      history([
        [3, 'deposit', 4_999],
        [0, 'withdrawal', -4_999],
      ]),
      null,
    ],
    [
      'nothing where more than the rest was invested',
      rules.rapid,
      history([
        [5, 'deposit', 5_000],
        [4, 'investment', -1_001],
        [0, 'withdrawal', -4_000],
      ]),
      null,
    ],
    [
      'nothing where the withdrawal came back',
      rules.rapid,
      history([...inAndOut, [0, 'withdrawal', 4_000]]),
      null,
    ],
    [
      'a large movement after a long time',
      rules.dormant,
      history([
        [180, 'deposit', 50],
        [0, 'deposit', 10_000],
      ]),
      1_000_000n,
    ],
    [
      'one after an even longer time',
      rules.dormant,
      history([[0, 'withdrawal', -10_000]], { lastBefore: day('2024-01-01') }),
      1_000_000n,
    ],
    [
      'nothing after a shorter time',
      rules.dormant,
      history([
        [179, 'investment', -50],
        [0, 'deposit', 10_000],
      ]),
      null,
    ],
    ['nothing in the first movement ever', rules.dormant, history([[0, 'deposit', 10_000]]), null],
    [
      'nothing in a smaller one',
      rules.dormant,
      history([
        [180, 'deposit', 50],
        [0, 'deposit', 9_999],
      ]),
      null,
    ],
    [
      'a bank account that another has',
      rules.shared,
      history([[0, 'deposit', 50]], { sharedWith: ['b'] }),
      5_000n,
    ],
    ['nothing in an account of its own', rules.shared, history([[0, 'deposit', 50]]), null],
    [
      'deposits above the declared income',
      rules.profile,
      history(
        [
          [300, 'deposit', 50_000],
          [0, 'deposit', 1],
        ],
        { annualIncomeSen: sen(5_000_000n) },
      ),
      5_000_100n,
    ],
    [
      'nothing at the declared income',
      rules.profile,
      history([[0, 'deposit', 50_000]], { annualIncomeSen: sen(5_000_000n) }),
      null,
    ],
    ['nothing where none is declared', rules.profile, history([[0, 'deposit', 5_000_000]]), null],
    [
      'nothing on a day without a movement',
      rules.structuring,
      history(three.map(([n, k, r]) => [n + 1, k, r] as const)),
      null,
    ],
    ['nothing while it is off', { ...rules.structuring, isEnabled: false }, history(three), null],
  ])('%s', (_what, rule, of, expected) => {
    expect(amountOf(rule, of)).toBe(expected);
  });

  it('nothing that an alert rests on already', () => {
    expect(amountOf(rules.structuring, history(three), { until: ON, sharedWith: [] })).toBeNull();
    expect(
      amountOf(rules.structuring, history(three), { until: addDays(ON, -6), sharedWith: [] }),
    ).toBeNull();
    expect(amountOf(rules.structuring, history(three), { until: addDays(ON, -7), sharedWith: [] })).toBe(
      5_000_000n,
    );
    const shared = history([[0, 'deposit', 50]], { sharedWith: ['b', 'c'] });
    expect(amountOf(rules.shared, shared, { until: null, sharedWith: ['b', 'c'] })).toBeNull();
    expect(amountOf(rules.shared, shared, { until: null, sharedWith: ['b'] })).toBe(5_000n);
  });
});

it('knows the bound of each range of income, and none of the highest', () => {
  expect(['below_50k', '500k_1m', 'above_1m', 'constructor', null].map(incomeBound)).toEqual([
    ...[5_000_000n, 100_000_000n, null, null, null],
  ]);
});

describe('night after night', () => {
  const movement = fc.record({
    before: fc.integer({ min: 0, max: 200 }),
    kind: fc.constantFrom<MonitoredMovement>('deposit', 'withdrawal', 'investment'),
    ringgit: fc.integer({ min: 1, max: 60_000 }),
  });
  const histories = fc.array(movement, { maxLength: 25 }).map((all) =>
    history(
      all.map(
        ({ before, kind, ringgit }) => [before, kind, kind === 'deposit' ? ringgit : -ringgit] as const,
      ),
      { annualIncomeSen: sen(10_000_000n), sharedWith: ['b'] },
    ),
  );
  const rule = fc.constantFrom<RuleTerms>(...Object.values(rules));
  const period = { from: addDays(ON, -90), until: ON };

  it('finds the same in whichever order movements are read', () => {
    fc.assert(
      fc.property(rule, histories, fc.integer(), (terms, of, seed) => {
        const shuffled: Movement[] = [...of.movements].sort(
          (one, other) =>
            Number((one.seq * 7_919n + BigInt(seed)) % 31n) -
            Number((other.seq * 7_919n + BigInt(seed)) % 31n),
        );
        expect(findingsBetween(terms, { ...of, movements: shuffled }, period)).toEqual(
          findingsBetween(terms, of, period),
        );
      }),
    );
  });

  it('rests no two findings of a rule on one movement, and each on days up to its own', () => {
    fc.assert(
      fc.property(rule, histories, (terms, of) => {
        const found = findingsBetween(terms, of, period);
        const used = found.flatMap((one) => one.movements.map(({ seq }) => seq));
        expect(new Set(used).size).toBe(used.length);
        for (const { from, until, movements } of found) {
          expect(movements.every(({ on }) => on >= from && on <= until)).toBe(true);
        }
      }),
    );
  });
});

describe('the rule of related parties', () => {
  const ISSUER = '0194b6f0-0000-7000-8000-000000000001';
  const OTHER = '0194b6f0-0000-7000-8000-000000000002';
  const investing: Moves = [
    [1, 'investment', -500],
    [0, 'investment', -100],
  ];
  const related = (issuerId: string, ...ringgit: readonly (readonly [daysBefore: number, of: number])[]) => ({
    ...{ issuerId, bases: ['person', 'device'] as const },
    subscribed: ringgit.map(([before, of]) => ({
      ...{ on: addDays(ON, -before), amountSen: sen(BigInt(of) * 100n) },
    })),
  });

  it.each([
    ['what was subscribed until then', [related(ISSUER, [1, 50], [0, 100])], NOTHING, 15_000n],
    ['nothing below the amount', [related(ISSUER, [0, 99])], NOTHING, null],
    ['nothing of an issuer to whom nobody is related', [], NOTHING, null],
    ['nothing that is subscribed later', [related(ISSUER, [-1, 500])], NOTHING, null],
    [
      'nothing of an issuer that was found',
      [related(ISSUER, [0, 500])],
      { until: null, sharedWith: [ISSUER] },
      null,
    ],
    [
      'all of them once one is new',
      [related(ISSUER, [1, 500]), related(OTHER, [0, 100])],
      { until: null, sharedWith: [ISSUER] },
      60_000n,
    ],
  ] as const)('finds %s', (_what, issuers, alerted, amount) => {
    expect(amountOf(rules.related, history(investing, { related: issuers }), alerted)).toBe(amount);
  });

  it('finds nothing on a day without an investment', () => {
    const of = history([[0, 'deposit', 500]], { related: [related(ISSUER, [3, 500])] });
    expect(amountOf(rules.related, of)).toBeNull();
  });

  it('says who is related, how, and by which movements', () => {
    const of = history(investing, { related: [related(ISSUER, [1, 500], [0, 100])] });
    expect(evaluateRule({ rule: rules.related, history: of, alerted: NOTHING, on: ON })).toMatchObject({
      ...{ from: ON, until: ON, sharedWith: [ISSUER] },
      relations: [{ issuerId: ISSUER, bases: ['person', 'device'] }],
      movements: [{ kind: 'investment', amountSen: sen(-10_000n) }],
    });
  });

  it('is back-tested night after night, and finds an issuer once', () => {
    const of = history(investing, { related: [related(ISSUER, [1, 500], [0, 100])] });
    const period = { from: addDays(ON, -30), until: ON };
    expect(findingsBetween(rules.related, of, period).map(({ until }) => until)).toEqual([addDays(ON, -1)]);
  });
});
