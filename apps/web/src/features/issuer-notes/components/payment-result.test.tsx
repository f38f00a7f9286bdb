import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { issuerNote } from '../../../testing/issuer-notes.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import type { PaymentOutcome } from '../api/payment-result.ts';
import { PaymentResult } from './payment-result.tsx';

function outcome(differences: Partial<PaymentOutcome>) {
  const payment: PaymentOutcome = {
    ref_number: 'RP1',
    amount: '260.09',
    state: 'pending',
    reason: null,
    message: 'We are waiting for your bank.',
    message_code: 'note_payment_pending',
    message_params: {},
    settled_at: null,
    ...differences,
  };
  return { json: { success: true, payment, note: issuerNote({ state: 'issued' }) } };
}

const check = 'POST /api/notes/bo/payment/check';

describe('the result of a payment', () => {
  it('of another is an error', async () => {
    serve({ [check]: { status: 404, json: { success: false, message: 'We do not know this payment.' } } });
    showPage(<PaymentResult refNumber="RP1" />);
    expect((await screen.findByRole('alert')).textContent).toContain('We do not know this payment.');
  });

  it.each([
    [
      { state: 'failed', reason: 'limit', message: 'Not made.' },
      'Payment failed',
      /exceeds your bank’s limit/,
    ],
    [
      { state: 'held', reason: 'name_check', message: 'Arrived.' },
      'Payment under review',
      /not in the name of your company/,
    ],
    [{ state: 'expired', message: 'The time is over.' }, 'Payment expired', /The time is over/],
  ] as const)('says why: %j', async (differences, title, why) => {
    serve({ [check]: outcome(differences) });
    showPage(<PaymentResult refNumber="RP1" />);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(why);
  });

  it('settles by itself', async () => {
    let polls = 0;
    serve({
      [check]: () => {
        polls += 1;
        return polls === 1
          ? outcome({})
          : outcome({ state: 'succeeded', message: 'Thank you.', settled_at: '2026-11-21T03:04:05.000Z' });
      },
    });
    showPage(<PaymentResult refNumber="RP1" />);
    expect(await screen.findByRole('heading', { name: 'Awaiting bank confirmation' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
    const received = { name: 'Payment received' };
    expect(await screen.findByRole('heading', received, { timeout: 4_500 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Receipt RP1 (PDF)' })).toBeTruthy();
  });
});
