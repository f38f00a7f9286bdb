import { expect, it } from 'vitest';
import { type BatchCandidate, type OrderStatus, planBatch } from './plan-batch.ts';

const open: OrderStatus = {
  ...{ intentId: 'payment', purpose: 'topup', dateShiftDays: 0 },
  ...{ orderState: 'sent', paymentState: 'created', reviewReason: null },
};

function approved(status: Partial<OrderStatus> = {}, exchangeOrderNo = 'order'): BatchCandidate {
  const event = { exchangeOrderNo, outcome: 'succeeded', reason: null } as const;
  return { event, status: { ...open, ...status }, disagreements: [] };
}

function answered(outcome: 'pending' | 'failed' | 'unknown'): BatchCandidate {
  const one = approved();
  return { ...one, event: { ...one.event, outcome, reason: outcome === 'failed' ? 'other' : null } };
}

const otherAmount: BatchCandidate = {
  ...approved(),
  disagreements: [{ field: 'amount', expected: '250.00', received: '300.00' }],
};

it.each<[string, BatchCandidate]>([
  ['an order that is not ours', { ...approved(), status: null }],
  ['another purpose', approved({ purpose: 'repayment' })],
  ['another business date', approved({ dateShiftDays: 3 })],
  ['an approval after a failure', approved({ orderState: 'failed', paymentState: 'failed' })],
  ['an approval after the payment expired', approved({ paymentState: 'expired' })],
  ['a payment that another order paid', approved({ paymentState: 'succeeded' })],
  ['a payment that was contradicted before', approved({ reviewReason: 'disagrees: amount' })],
  ['a payment that a person looks at', approved({ reviewReason: 'late_approval' })],
  ['another amount', otherAmount],
  ['a failure', answered('failed')],
  ['a second person who still has to approve', answered('pending')],
])('leaves alone: %s', (_case, candidate) => {
  expect(planBatch([candidate], 'topup')).toEqual(['alone']);
});

it('leaves everything alone where no purpose settles together', () => {
  expect(planBatch([approved()], null)).toEqual(['alone']);
});

it('stores messages without news', () => {
  const settled = approved({ orderState: 'succeeded', paymentState: 'succeeded' });
  expect(planBatch([settled, answered('unknown')], 'topup')).toEqual(['known', 'known']);
});

it('settles a payment by its first order, whatever follows for it', () => {
  const other = { intentId: 'another' };
  const steps = planBatch(
    [approved(), approved(other, 'third'), otherAmount, approved({}, 'second'), approved(other, 'third')],
    'topup',
  );
  expect(steps).toEqual(['settle', 'settle', 'repeat', 'alone', 'repeat']);
});

it('preserves the order of a payment that is processed alone', () => {
  expect(planBatch([otherAmount, approved(), approved({}, 'second')], 'topup')).toEqual([
    'alone',
    'alone',
    'alone',
  ]);
});
