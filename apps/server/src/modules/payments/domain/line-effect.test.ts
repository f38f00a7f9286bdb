import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { lineEffects, type NamedPayout, type NamedStatementLine } from './line-effect.ts';

const payout = (over: Partial<NamedPayout> = {}): NamedPayout => ({
  ...{ id: 'P1', purpose: 'withdrawal', beneficiary: 'AISYAH', state: 'in_batch', amountSen: sen(100n) },
  ...over,
});
const entry = (
  line: Partial<NamedStatementLine['line']> = {},
  over: Partial<Omit<NamedStatementLine, 'line'>> = {},
): NamedStatementLine => ({
  ...{ identity: 'new', payout: null, isPaymentShown: false, candidates: 0 },
  line: {
    ...{ bankReference: 'B1', amountSen: sen(100n), bookedOn: day('2026-11-20'), reference: 'R1' },
    ...{ counterparty: null, description: null, isReturn: false, orderState: null, receivedSen: null },
    ...line,
  },
  ...over,
});
const out = { amountSen: sen(-100n) };
const back = { isReturn: true };
const paid = { orderState: 'succeeded', receivedSen: sen(100n) };

describe('a line of the trust account', () => {
  it.each<[string, NamedStatementLine, string, string | null]>([
    ['that is here already', entry({}, { identity: 'known' }), 'none', null],
    ['that says something else', entry({}, { identity: 'contradicts' }), 'contradicts', 'contradiction'],
    ['that pays a payout', entry(out, { payout: payout() }), 'payout_paid', null],
    ['that gives it back', entry(back, { payout: payout({ state: 'paid' }) }), 'payout_returned', null],
    ['of another amount', entry({ amountSen: sen(-99n) }, { payout: payout() }), 'exception', 'wrong_amount'],
    ['that pays twice', entry(out, { payout: payout({ state: 'paid' }) }), 'exception', 'duplicate'],
    ['of a confirmed payment', entry(paid), 'payment_matched', null],
    ['of one that is shown', entry(paid, { isPaymentShown: true }), 'exception', 'duplicate'],
    ['of one not confirmed', entry({ orderState: 'pending' }), 'exception', 'unconfirmed_payment'],
    ['of the one transfer of its amount', entry({}, { candidates: 1 }), 'transfer_matched', null],
    ['of one of two transfers', entry({}, { candidates: 2 }), 'exception', 'unknown_credit'],
    ['of nobody', entry(out), 'exception', 'unknown_debit'],
  ])('%s', (_what, line, kind, exception) => {
    expect(lineEffects('trust_bank', [line])).toEqual([
      { kind, exception, payout: expect.toSatisfy(() => true) },
    ]);
  });

  it('finds what the lines before it leave', () => {
    const lines = [
      entry(out, { payout: payout() }),
      entry(out, { payout: payout() }),
      entry(back, { payout: payout() }),
      entry(paid),
      entry(paid),
      entry({ reference: 'R2' }),
      entry({ reference: 'R2' }),
    ];
    expect(lineEffects('trust_bank', lines).map((one) => [one.kind, one.exception])).toEqual([
      ['payout_paid', null],
      ['exception', 'duplicate'],
      ['payout_returned', null],
      ['payment_matched', null],
      ['exception', 'duplicate'],
      ['exception', 'unknown_credit'],
      ['exception', 'duplicate'],
    ]);
  });
});

describe('a line of our own account', () => {
  const sweep = payout({ purpose: 'sweep', state: 'paid' });

  it.each<[string, NamedStatementLine, string]>([
    ['shows a sweep that arrives', entry({}, { payout: sweep }), 'arrival'],
    ['of another amount', entry({ amountSen: sen(99n) }, { payout: sweep }), 'exception'],
    ['that gives it back', entry(back, { payout: sweep }), 'exception'],
    ['of a sweep that is not on its way', entry({}, { payout: { ...sweep, state: 'queued' } }), 'exception'],
    ['settles no payout of a customer', entry(back, { payout: payout({ state: 'paid' }) }), 'exception'],
  ])('%s', (_what, line, kind) => {
    expect(lineEffects('operating_bank', [line])[0]?.kind).toBe(kind);
  });
});
