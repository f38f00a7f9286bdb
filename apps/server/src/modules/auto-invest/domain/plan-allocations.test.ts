import { type RateBps, rateBps } from '@titian/finance/rate';
import { minSen, type Sen, sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, planAllocations } from './plan-allocations.ts';
import { type Means, type Room, roomOf } from './room.ts';

const STEP = sen(1_000n);
const runs = process.env.DEEP === '1' ? 20_000 : 500;

const claim = (investorId: string, minimum: bigint, cap: bigint): Claim => ({
  investorId,
  minimumSen: sen(minimum),
  capSen: sen(cap),
});
const amounts = (claims: readonly Claim[], share: bigint) =>
  planAllocations(claims, sen(share), STEP).shares.map((one) => one.amountSen);

describe('the share of a note', () => {
  it.each<[string, [bigint, bigint][], bigint, bigint[]]>([
    ['nobody', [], 80_000n, []],
    [
      'all caps where they fit',
      [
        [5_000n, 20_000n],
        [5_000n, 10_000n],
      ],
      80_000n,
      [20_000n, 10_000n],
    ],
    [
      'minimums in order until one does not fit',
      [
        [5_000n, 20_000n],
        [5_000n, 20_000n],
        [5_000n, 20_000n],
      ],
      12_000n,
      [5_000n, 5_000n],
    ],
    [
      'the rest in proportion to the room',
      [
        [5_000n, 20_000n],
        [5_000n, 10_000n],
      ],
      18_000n,
      [11_000n, 7_000n],
    ],
    [
      'steps left over in the same order',
      [
        [5_000n, 10_000n],
        [5_000n, 10_000n],
        [5_000n, 10_000n],
      ],
      20_000n,
      [7_000n, 7_000n, 6_000n],
    ],
    [
      'nothing more to who has no room',
      [
        [5_000n, 5_000n],
        [5_000n, 20_000n],
      ],
      12_000n,
      [5_000n, 7_000n],
    ],
    [
      'nothing at all where the first does not fit',
      [
        [9_000n, 9_000n],
        [5_000n, 5_000n],
      ],
      8_000n,
      [],
    ],
    ['less than a step stays', [[5_000n, 20_000n]], 6_900n, [6_000n]],
  ])('gives %s', (_what, all, share, expected) => {
    expect(
      amounts(
        all.map(([min, cap], at) => claim(String(at), min, cap)),
        share,
      ),
    ).toEqual(expected);
  });

  const steps = fc.integer({ min: 0, max: 40 });
  const someClaims = fc.array(fc.tuple(fc.integer({ min: 5, max: 40 }), steps), { maxLength: 60 });

  it('is never exceeded, and no candidate is above the cap, below the minimum or skipped', () => {
    fc.assert(
      fc.property(someClaims, fc.integer({ min: 0, max: 2_000 }), (drawn, shareSteps) => {
        const claims = drawn.map(([min, room], at) =>
          claim(String(at), BigInt(min) * STEP, BigInt(min + room) * STEP),
        );
        const shareSen = sen(BigInt(shareSteps) * STEP);
        const { shares, isUsedUp } = planAllocations(claims, shareSen, STEP);
        const sum = shares.reduce((total, one) => total + one.amountSen, 0n);
        expect(sum <= shareSen).toBe(true);
        shares.forEach(({ claim: one, amountSen }, at) => {
          // The order of serving, without a gap.
          expect(one).toBe(claims[at]);
          expect(amountSen >= one.minimumSen && amountSen <= one.capSen && amountSen % STEP === 0n).toBe(
            true,
          );
        });
        expect(isUsedUp).toBe(shares.length < claims.length);
        const caps = claims.reduce((total, one) => total + one.capSen, 0n);
        if (!isUsedUp) {
          // Nothing is left that could still be allocated.
          expect(sum).toBe(minSen(sen(caps), shareSen));
        } else {
          expect(sum + (claims[shares.length]?.minimumSen ?? 0n) > shareSen).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });

  it('is equal for those who could take more, among those with the same minimum', () => {
    fc.assert(
      fc.property(
        fc.array(steps, { minLength: 2, maxLength: 40 }),
        fc.integer({ max: 1_500, min: 200 }),
        (rooms, share) => {
          const claims = rooms.map((room, at) => claim(String(at), 5_000n, 5_000n + BigInt(room) * STEP));
          const given = amounts(claims, BigInt(share) * STEP);
          const byRoom = rooms
            .map((room, at) => ({ room, given: given[at] ?? 0n }))
            .sort((a, b) => a.room - b.room);
          byRoom.slice(1).forEach((one, at) => {
            const before = byRoom[at];
            // A remaining step may go to the first candidate.
            expect(one.given + STEP >= (before?.given ?? 0n)).toBe(true);
          });
        },
      ),
      { numRuns: runs },
    );
  });
});

/** As the database orders it: the one served last comes last. */
function serveInTurns(presets: number, notes: number, perNote: number): number[] {
  const servedBefore = new Map<number, number>();
  const times = Array.from({ length: presets }, () => 0);
  for (let note = 1; note <= notes; note += 1) {
    const order = [...times.keys()].sort(
      (a, b) => (servedBefore.get(a) ?? 0) - (servedBefore.get(b) ?? 0) || a - b,
    );
    const claims = order.map((one) => claim(String(one), 5_000n, 20_000n));
    planAllocations(claims, sen(BigInt(perNote) * 5_000n), STEP).shares.forEach(
      ({ claim: { investorId } }, at) => {
        servedBefore.set(Number(investorId), note * 1_000_000 + at);
        times[Number(investorId)] = (times[Number(investorId)] ?? 0) + 1;
      },
    );
  }
  return times;
}

it('serves identical presets equally often, whatever a note is short of', () => {
  const times = serveInTurns(1_000, 1_000, 137);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

describe('what a preset may put into a note', () => {
  const rules = { minimumSen: sen(5_000n), stepSen: STEP, exposureCountsAboveSen: sen(100_000n) };
  const means = (change: Partial<Record<keyof Means, bigint | null>>): Means => ({
    cashSen: sen(1_000_000n),
    investedSen: sen(0n),
    withIssuerSen: sen(0n),
    ...{ limitSen: null, monthlyBudgetSen: null, monthSen: sen(0n) },
    ...(change as Partial<Means>),
  });
  const overrides = (
    minimum: bigint,
    maximum: bigint,
    more: { exhausted?: boolean; exposure?: number } = {},
  ) => ({
    range: { minSen: sen(minimum), maxSen: sen(maximum) },
    usesExhaustedBalance: more.exhausted ?? false,
    exposureBps: more.exposure === undefined ? null : (rateBps(more.exposure) as RateBps),
  });
  const fits = (minimum: bigint, cap: bigint): Room => ({
    ...{ fits: true, minimumSen: sen(minimum), capSen: sen(cap) },
  });
  const out = (reason: 'balance' | 'limit' | 'exposure'): Room => ({ fits: false, reason });

  it.each<[string, Means, ReturnType<typeof overrides>, Room]>([
    ['its maximum', means({}), overrides(5_000n, 20_000n), fits(5_000n, 20_000n)],
    [
      'its cash in whole steps',
      means({ cashSen: 12_345n }),
      overrides(5_000n, 20_000n),
      fits(5_000n, 12_000n),
    ],
    ['nothing below its minimum', means({ cashSen: 9_999n }), overrides(10_000n, 20_000n), out('balance')],
    [
      'the last of the balance',
      means({ cashSen: 9_999n }),
      overrides(10_000n, 20_000n, { exhausted: true }),
      fits(9_000n, 9_000n),
    ],
    [
      'no balance below the minimum of notes',
      means({ cashSen: 4_999n }),
      overrides(10_000n, 20_000n, { exhausted: true }),
      out('balance'),
    ],
    [
      'what the limit leaves',
      means({ investedSen: 4_992_500n, limitSen: 5_000_000n }),
      overrides(5_000n, 20_000n),
      fits(5_000n, 7_000n),
    ],
    [
      'nothing above the limit',
      means({ investedSen: 4_997_000n, limitSen: 5_000_000n }),
      overrides(5_000n, 20_000n),
      out('limit'),
    ],
    [
      'nothing far above the limit',
      means({ investedSen: 9_000_000n, limitSen: 5_000_000n }),
      overrides(5_000n, 20_000n),
      out('limit'),
    ],
    // AUTO-9: 20 % of RM25,000 with RM4,500 held leaves RM500.
    [
      'what the issuer may still get',
      means({ investedSen: 2_500_000n, withIssuerSen: 450_000n }),
      overrides(5_000n, 200_000n, { exposure: 2_000 }),
      fits(5_000n, 50_000n),
    ],
    [
      'nothing more to an issuer at its share',
      means({ investedSen: 2_500_000n, withIssuerSen: 500_000n }),
      overrides(5_000n, 20_000n, { exposure: 2_000 }),
      out('exposure'),
    ],
    [
      'anything while little is outstanding',
      means({ investedSen: 100_000n, withIssuerSen: 100_000n }),
      overrides(5_000n, 20_000n, { exposure: 2_000 }),
      fits(5_000n, 20_000n),
    ],
    [
      'no last balance beyond the issuer’s share',
      means({ cashSen: 9_000n, investedSen: 2_500_000n, withIssuerSen: 499_000n }),
      overrides(10_000n, 20_000n, { exhausted: true, exposure: 2_000 }),
      out('exposure'),
    ],
  ])('is %s', (_what, has, wants, expected) => {
    expect(roomOf(has, wants, rules)).toEqual(expected);
  });

  it('is never more than cash, maximum, limit or exposure, and never below the minimum', () => {
    const money = fc.bigInt({ min: 0n, max: 300_000n }).map((one): Sen => sen(one));
    fc.assert(
      fc.property(
        money,
        money,
        money,
        money,
        fc.boolean(),
        fc.integer({ min: 1, max: 10_000 }),
        (cashSen, investedSen, heldSen, monthSen, exhausted, exposure) => {
          const withIssuerSen = minSen(heldSen, investedSen);
          const limits = { limitSen: sen(200_000n), monthlyBudgetSen: sen(150_000n) };
          const has = { ...limits, cashSen, investedSen, withIssuerSen, monthSen };
          const room = roomOf(has, overrides(10_000n, 50_000n, { exhausted, exposure }), rules);
          if (room.fits) {
            expect(room.capSen <= cashSen && room.capSen <= 50_000n && room.capSen >= room.minimumSen).toBe(
              true,
            );
            expect(investedSen + room.capSen <= 200_000n).toBe(true);
            expect(monthSen + room.capSen <= 150_000n).toBe(true);
            expect(room.minimumSen >= (exhausted ? 5_000n : 10_000n)).toBe(true);
            expect(
              investedSen <= 100_000n ||
                (withIssuerSen + room.capSen) * 10_000n <= investedSen * BigInt(exposure),
            ).toBe(true);
          }
        },
      ),
      { numRuns: runs },
    );
  });
});
