import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Disagreement } from '../../../gateways/rail/port.ts';
import { type Answer, decideAnswer, type OrderStatus } from './decide-answer.ts';

const status = (over: Partial<OrderStatus> = {}): OrderStatus => ({
  orderState: 'sent',
  paymentState: 'created',
  reviewReason: null,
  ...over,
});
const answer = (over: Partial<Answer> = {}): Answer => ({
  outcome: 'succeeded',
  reason: null,
  disagreements: [],
  ...over,
});
const differs = (...fields: Disagreement['field'][]): Disagreement[] =>
  fields.map((field) => ({ field, expected: 'a', received: 'b' }));

describe('contradictions are never credited', () => {
  it.each([
    ['another amount', differs('amount'), 'hold', 'disagrees: amount'],
    ['another reference', differs('orderNo'), 'hold', 'disagrees: orderNo'],
    ['both', differs('orderNo', 'amount'), 'hold', 'disagrees: orderNo, amount'],
    ['another currency', differs('currency'), 'flag', 'disagrees: currency'],
    ['another seller', differs('sellerId'), 'flag', 'disagrees: sellerId'],
    ['another exchange', differs('exchangeId'), 'flag', 'disagrees: exchangeId'],
    ['amount and seller', differs('amount', 'sellerId'), 'flag', 'disagrees: amount, sellerId'],
  ])('%s', (_case, disagreements, kind, reviewReason) => {
    expect(decideAnswer(status(), answer({ disagreements }))).toEqual({ kind, reviewReason });
  });

  it('flags one that brings no money', () => {
    const failed = answer({ outcome: 'failed', reason: 'other', disagreements: differs('amount') });
    expect(decideAnswer(status(), failed)).toMatchObject({ kind: 'flag' });
  });

  it('holds a later agreeing approval of a payment that was contradicted before', () => {
    const contradicted = status({ reviewReason: 'disagrees: currency' });
    expect(decideAnswer(contradicted, answer())).toEqual({
      kind: 'hold',
      reviewReason: 'disagrees: currency',
    });
  });

  it('holds a second approval through another order', () => {
    expect(decideAnswer(status({ paymentState: 'succeeded' }), answer())).toEqual({
      kind: 'hold',
      reviewReason: 'paid_twice',
    });
  });
});

describe('nothing new', () => {
  it.each([
    ['an approval of a paid order', { orderState: 'succeeded' }, {}],
    ['a failure of a paid order', { orderState: 'succeeded' }, { outcome: 'failed', reason: 'other' }],
    ['a contradiction of a paid order', { orderState: 'succeeded' }, { disagreements: differs('amount') }],
    ['pending again', { orderState: 'pending' }, { outcome: 'pending' }],
    ['pending after a failure', { orderState: 'failed' }, { outcome: 'pending' }],
    ['pending after expiry', { orderState: 'expired' }, { outcome: 'pending' }],
    ['a failure again', { orderState: 'failed' }, { outcome: 'failed', reason: 'limit' }],
    ['a failure after expiry', { orderState: 'expired' }, { outcome: 'failed', reason: 'limit' }],
    ['no answer', {}, { outcome: 'unknown' }],
    ['no answer while pending', { orderState: 'pending' }, { outcome: 'unknown' }],
  ] as [string, Partial<OrderStatus>, Partial<Answer>][])('%s', (_case, before, said) => {
    expect(decideAnswer(status(before), answer(said))).toEqual({ kind: 'ignore' });
  });
});

describe('moving on', () => {
  it.each([
    ['waits for a second person', {}, { outcome: 'pending' }, { kind: 'pending' }],
    ['fails', {}, { outcome: 'failed', reason: 'cancelled' }, { kind: 'fail', reason: 'cancelled' }],
    ['fails for no known reason', {}, { outcome: 'failed' }, { kind: 'fail', reason: 'other' }],
    [
      'fails after waiting',
      { orderState: 'pending' },
      { outcome: 'failed', reason: 'limit' },
      { kind: 'fail', reason: 'limit' },
    ],
    ['is approved', {}, {}, { kind: 'credit', reviewReason: null }],
    ['is approved after waiting', { orderState: 'pending' }, {}, { kind: 'credit', reviewReason: null }],
    [
      'is approved after failing',
      { orderState: 'failed' },
      {},
      { kind: 'credit', reviewReason: 'late_approval' },
    ],
    [
      'is approved after expiry',
      { orderState: 'expired', paymentState: 'expired' },
      {},
      { kind: 'credit', reviewReason: 'late_approval' },
    ],
    [
      'is approved by a second try after the first failed',
      { orderState: 'sent', paymentState: 'created' },
      {},
      { kind: 'credit', reviewReason: null },
    ],
  ] as [string, Partial<OrderStatus>, Partial<Answer>, object][])('%s', (_case, before, said, effect) => {
    expect(decideAnswer(status(before), answer(said))).toEqual(effect);
  });
});

it('credits an order at most once, whatever comes in whatever order', () => {
  const outcomes = fc.constantFrom<Answer['outcome']>('succeeded', 'pending', 'failed', 'unknown');
  const said = fc.record({ outcome: outcomes, differs: fc.boolean() });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), (all) => {
      let now = status();
      let credited = 0;
      for (const one of all) {
        const effect = decideAnswer(
          now,
          answer({ outcome: one.outcome, disagreements: one.differs ? differs('amount') : [] }),
        );
        credited += effect.kind === 'credit' || effect.kind === 'hold' ? 1 : 0;
        now = after(now, effect);
      }
      expect(credited).toBeLessThanOrEqual(1);
    }),
  );
});

function after(now: OrderStatus, effect: ReturnType<typeof decideAnswer>): OrderStatus {
  switch (effect.kind) {
    case 'pending':
      return { ...now, orderState: 'pending', paymentState: 'pending' };
    case 'fail':
      return { ...now, orderState: 'failed', paymentState: 'failed' };
    case 'credit':
    case 'hold':
      return {
        ...now,
        orderState: 'succeeded',
        paymentState: 'succeeded',
        reviewReason: effect.reviewReason,
      };
    case 'flag':
      return { ...now, reviewReason: effect.reviewReason };
    default:
      return now;
  }
}
