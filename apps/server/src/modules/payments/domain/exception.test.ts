import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { classifyLine, findingOf, type UnexplainedLine } from './exception.ts';

const line: UnexplainedLine = {
  bankReference: 'B1',
  amountSen: sen(100n),
  bookedOn: day('2026-11-20'),
  reference: null,
  counterparty: null,
  description: null,
  isReturn: false,
  isTwin: false,
  payoutState: null,
  payoutSen: null,
  orderState: null,
  receivedSen: null,
};
const payout = (payoutState: string, over: Partial<UnexplainedLine> = {}) => ({
  payoutState,
  payoutSen: sen(100n),
  ...over,
});
const out = { amountSen: sen(-100n) };
const back = { isReturn: true };

it.each<[string, Partial<UnexplainedLine>, string]>([
  ['money in that names nothing', {}, 'unknown_credit'],
  ['money out that names nothing', out, 'unknown_debit'],
  ['a return that names nothing', back, 'unknown_return'],
  ['a line that was there before', { isTwin: true }, 'duplicate'],
  ['a payment that the rail has not confirmed', { orderState: 'pending' }, 'unconfirmed_payment'],
  ['a payment that failed', { orderState: 'failed' }, 'unconfirmed_payment'],
  ['a payment of another amount', { orderState: 'succeeded', receivedSen: sen(99n) }, 'wrong_amount'],
  ['a payment that another line shows', { orderState: 'succeeded', receivedSen: sen(100n) }, 'duplicate'],
  [
    'a reversed payment',
    { ...out, isReturn: true, orderState: 'succeeded', receivedSen: sen(100n) },
    'unknown_debit',
  ],
  ['a payout of another amount', payout('in_batch', { amountSen: sen(-99n) }), 'wrong_amount'],
  ['a payout paid twice', payout('paid', out), 'duplicate'],
  ['a payout that was not released', payout('queued', out), 'unknown_debit'],
  ['a return of another amount', payout('paid', { ...back, amountSen: sen(99n) }), 'wrong_amount'],
  ['a return that came before', payout('returned', back), 'duplicate'],
  ['a return of what was never sent', payout('queued', back), 'unknown_return'],
])('%s', (_what, over, kind) => {
  expect(classifyLine({ ...line, ...over })).toBe(kind);
});

it('names the sender of a line, or at least its reference', () => {
  expect(findingOf(line)).toMatchObject({ cause: 'line:B1', detail: 'B1', sinceOn: '2026-11-20' });
  expect(findingOf({ ...line, counterparty: 'AISYAH', reference: 'RENT', description: 'RENT' }).detail).toBe(
    'AISYAH · RENT',
  );
});
