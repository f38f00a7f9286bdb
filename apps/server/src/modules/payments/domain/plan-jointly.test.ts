import { expect, it } from 'vitest';
import { type JointCandidate, type JointStanding, planJointly } from './plan-jointly.ts';

const open: JointStanding = {
  ...{ intentId: 'payment', purpose: 'topup', dateShiftDays: 0 },
  ...{ orderState: 'sent', paymentState: 'created', reviewReason: null },
};

function approved(standing: Partial<JointStanding> = {}, exchangeOrderNo = 'order'): JointCandidate {
  const event = { exchangeOrderNo, outcome: 'succeeded', reason: null } as const;
  return { event, standing: { ...open, ...standing }, disagreements: [] };
}

function answered(outcome: 'pending' | 'failed' | 'unknown'): JointCandidate {
  const one = approved();
  return { ...one, event: { ...one.event, outcome, reason: outcome === 'failed' ? 'other' : null } };
}

const otherAmount: JointCandidate = {
  ...approved(),
  disagreements: [{ field: 'amount', expected: '250.00', received: '300.00' }],
};

it.each<[string, JointCandidate]>([
  ['an order that is not ours', { ...approved(), standing: null }],
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
  expect(planJointly([candidate], 'topup')).toEqual(['alone']);
});

it('leaves everything alone where no purpose settles together', () => {
  expect(planJointly([approved()], null)).toEqual(['alone']);
});

it('keeps what says nothing new', () => {
  const settled = approved({ orderState: 'succeeded', paymentState: 'succeeded' });
  expect(planJointly([settled, answered('unknown')], 'topup')).toEqual(['known', 'known']);
});

it('settles a payment by its first order, whatever follows for it', () => {
  const other = { intentId: 'another' };
  const steps = planJointly(
    [approved(), approved(other, 'third'), otherAmount, approved({}, 'second'), approved(other, 'third')],
    'topup',
  );
  expect(steps).toEqual(['settle', 'settle', 'repeat', 'alone', 'repeat']);
});

it('keeps the order of a payment that goes alone', () => {
  expect(planJointly([otherAmount, approved(), approved({}, 'second')], 'topup')).toEqual([
    'alone',
    'alone',
    'alone',
  ]);
});
