import { describe, expect, it } from 'vitest';
import type { HeldPayment } from '../api/held-payments.ts';
import { decisionName, needsLine, proposalOf } from './propose-decision.ts';

function payment(purpose: HeldPayment['purpose'], type: HeldPayment['payment_type'] = 'fpx'): HeldPayment {
  return {
    ...{ id: 'p1', purpose, payment_type: type, ref_number: 'T1', customer_name: 'Aisyah', inv_no: null },
    ...{ note_number: null, payer_name: null, bank: null, name_check: null, amount: '250.00' },
    ...{ reasons: ['payer'], received_on: '2026-11-25', state: 'held', proof: null, refusal: null },
    ...{ refund_account: null, refunded_on: null, can: {} },
  };
}
const reason = 'Looked at with the bank';

describe('the proposal about a held payment', () => {
  it.each([
    ['topup', 'book', { kind: 'topup_review', after: { decision: 'credit' } }],
    ['topup', 'refund', { kind: 'topup_review', after: { decision: 'refund' } }],
    ['second_topup', 'book', { kind: 'receipt_review', after: { decision: 'book' } }],
    ['repayment', 'book', { kind: 'receipt_review', after: { decision: 'book' } }],
    ['mandate', 'refund', { kind: 'receipt_review', after: { decision: 'refund' } }],
    ['collection', 'refund', { kind: 'receipt_review', after: { decision: 'refund' } }],
  ] as const)('of %s to %s is of the kind that its purpose has', (purpose, decision, expected) => {
    const proposal = proposalOf(payment(purpose), decision, { reason, bankReference: '' });
    expect(proposal).toEqual({ ...expected, subject_id: 'p1', reason });
  });

  it('names the line of a bank transfer that is credited, and of nothing else', () => {
    const byHand = payment('topup', 'manual');
    expect(proposalOf(byHand, 'book', { reason, bankReference: 'LINE-1' })).toMatchObject({
      after: { decision: 'credit', bank_reference: 'LINE-1' },
    });
    expect([
      needsLine(byHand, 'book'),
      needsLine(byHand, 'refund'),
      needsLine(payment('topup'), 'book'),
    ]).toEqual([true, false, false]);
  });

  it('is called a rejection where nothing can go back', () => {
    expect(decisionName(payment('topup', 'manual'), 'refund')).toBe('decide.reject');
    expect(decisionName(payment('topup'), 'refund')).toBe('decide.refund');
    expect(decisionName(payment('topup'), 'book')).toBe('decide.credit');
    expect(decisionName(payment('repayment'), 'book')).toBe('decide.book');
  });
});
