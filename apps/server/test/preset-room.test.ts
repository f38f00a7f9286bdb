import { rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitOf } from '../src/modules/auto-invest/domain/limit.ts';
import { leastOf, type Means, type PresetAmounts, roomOf } from '../src/modules/auto-invest/domain/room.ts';
import {
  decideSubscription,
  type NoteTerms,
  type Subscriber,
  type SubscriptionRequest,
  type SubscriptionRules,
} from '../src/modules/notes/domain/decide-subscription.ts';

const runs = process.env.DEEP === '1' ? 50_000 : 2_000;
const NOW = new Date('2026-11-02T04:00:00Z');
const LATER = new Date('2026-11-12T04:00:00Z');
const STEP = 1_000n;

const note: NoteTerms = {
  ...{ state: 'listed', contract: 'Conventional', isGuaranteed: false, isPaused: false },
  ...{
    targetSen: sen(100_000_000_000n),
    raisedSen: sen(0n),
    opensAt: NOW,
    opensToAllAt: NOW,
    closesAt: LATER,
  },
};

const money = (max: bigint) =>
  fc.oneof(
    fc.bigInt({ min: 0n, max }),
    fc.bigInt({ min: 0n, max: max / STEP }).map((steps) => steps * STEP),
  );
const steps = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map((one) => sen(one * STEP));

const cases = fc
  .record({
    cash: money(60_000n),
    waiting: money(200_000n),
    outstanding: money(200_000n),
    withIssuerPercent: fc.bigInt({ min: 0n, max: 100n }),
    isIndividual: fc.boolean(),
    planType: fc.constantFrom('basic' as const, 'premium' as const),
    hasAgreed: fc.boolean(),
    limit: money(400_000n),
    blocks: fc.boolean(),
    least: steps(3n, 30n),
    more: steps(0n, 30n),
    minimum: steps(3n, 12n),
    countsAbove: money(200_000n),
    exhausted: fc.boolean(),
    budget: fc.oneof(fc.constant(null), steps(5n, 60n)),
    month: money(40_000n),
    exposure: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 10_000 })),
  })
  // A preset whose most is less than a note takes cannot be saved while that is the setting.
  .filter((one) => one.least + one.more >= one.minimum);
type Case = typeof cases extends fc.Arbitrary<infer One> ? One : never;

const rulesOf = (one: Case): SubscriptionRules => ({
  minimumInvestmentSen: one.minimum,
  investmentStepSen: sen(STEP),
  basicPlanLimitSen: sen(one.limit),
  basicPlanLimitBlocks: one.blocks,
  exposureCountsAboveSen: sen(one.countsAbove),
});

const meansOf = (one: Case): Means => ({
  cashSen: sen(one.cash),
  investedSen: sen(one.waiting + one.outstanding),
  withIssuerSen: sen(((one.waiting + one.outstanding) * one.withIssuerPercent) / 100n),
  limitSen: limitOf(rulesOf(one), one, one.hasAgreed),
  ...{ monthlyBudgetSen: one.budget, monthSen: sen(one.month) },
});

const amountsOf = (one: Case): PresetAmounts => ({
  range: { minSen: one.least, maxSen: sen(one.least + one.more) },
  usesExhaustedBalance: one.exhausted,
  exposureBps: one.exposure === null ? null : rateBps(one.exposure),
});

/** What the write of subscriptions says about an amount, as a preset's subscription is made; null where it takes it. */
function rejectionOf(one: Case, amountSen: Sen): string | null {
  const { cashSen, withIssuerSen } = meansOf(one);
  const subscriber: Subscriber = {
    ...{
      autoMonthSen: sen(one.month),
      cashSen,
      withIssuerSen,
      waitingSen: sen(one.waiting),
      outstandingSen: sen(one.outstanding),
    },
    ...{ isIndividual: one.isIndividual, planType: one.planType, guaranteedOnly: false, isFrozen: false },
  };
  const subscription: SubscriptionRequest = {
    ...{ amountSen, fillRemaining: false, acknowledgeLimit: one.hasAgreed, agreeWakalah: true },
    ...(one.exposure === null ? {} : { exposureBps: rateBps(one.exposure) }),
    ...(one.budget === null ? {} : { monthlyBudgetSen: one.budget }),
  };
  const decision = decideSubscription(note, subscriber, subscription, rulesOf(one), NOW);
  return decision.accepted ? null : String(decision.error.details.code ?? decision.error.code);
}

const codes = {
  balance: 'insufficient_balance',
  limit: 'limit_acknowledgement_required',
  exposure: 'exposure_limit',
  budget: 'monthly_budget',
} as const;

const roomIn = (one: Case) =>
  roomOf(meansOf(one), amountsOf(one), {
    ...{ minimumSen: one.minimum, stepSen: sen(STEP), exposureCountsAboveSen: sen(one.countsAbove) },
  });

describe('what a run plans for a preset, and what the write of subscriptions takes', () => {
  it('are the same: any planned amount is taken, and a step more than the most is not', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const room = roomIn(one);
        if (room.fits) {
          expect(rejectionOf(one, room.minimumSen)).toBeNull();
          expect(rejectionOf(one, room.capSen)).toBeNull();
          const isMost = room.capSen === sen(one.least + one.more);
          expect(isMost || rejectionOf(one, sen(room.capSen + STEP)) !== null).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });

  it('have the same reason where nothing is planned', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const room = roomIn(one);
        const leastSen = leastOf(one.least, one.minimum, one.exhausted && one.cash < one.least);
        expect(room.fits).toBe(rejectionOf(one, leastSen) === null);
        if (!room.fits) {
          expect(rejectionOf(one, leastSen)).toBe(codes[room.reason]);
        }
      }),
      { numRuns: runs },
    );
  });
});
