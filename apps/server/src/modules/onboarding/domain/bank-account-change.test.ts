import { expect, it } from 'vitest';
import type { AccountEnquiry } from '../../../gateways/payout/port.ts';
import { assessEnquiry } from './bank-account-change.ts';

const found = (holderName: string | null): AccountEnquiry => ({ kind: 'found', holderName });

it.each([
  ['no answer', { kind: 'unknown', detail: 'timeout' } as const, { kind: 'ask_again' }],
  ['an unknown number', { kind: 'not_found' } as const, { kind: 'refuse', refusal: 'not_found' }],
  ['a closed account', { kind: 'closed' } as const, { kind: 'refuse', refusal: 'closed' }],
  [
    'another holder',
    found('TAN WEI MING'),
    { kind: 'refuse', refusal: 'other_name', nameCheck: 'different' },
  ],
  ['a part of the name', found('AISYAH'), { kind: 'review', nameCheck: 'close', holderName: 'AISYAH' }],
  ['no name', found(null), { kind: 'review', nameCheck: 'absent', holderName: null }],
  ['the same name', found('AISYAH BT RAHMAN'), { kind: 'accept', nameCheck: 'equal' }],
])('%s', (_case, answer, verdict) => {
  expect(assessEnquiry(answer, 'Aisyah binti Rahman')).toMatchObject(verdict);
});
