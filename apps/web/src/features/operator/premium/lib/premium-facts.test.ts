import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import type { PremiumApplication } from '../api/premium.ts';
import { figureFacts } from './premium-facts.ts';

function request(netWorth: string): PremiumApplication {
  return {
    id: idOf(1),
    user_id: idOf(2),
    inv_no: 'INV-0000001',
    name: 'Aisyah',
    email: 'aisyah@example.com',
    state: 'submitted',
    requested_at: '2026-11-20T03:04:05.000Z',
    data: { inv_net_worth: netWorth, inv_is_sophisticated_investor: 1 },
    derived: { inv_net_worth: '500k_1m', inv_is_sophisticated_investor: 1 },
    files: {},
    remarks: null,
    decided_at: null,
    history: [],
  };
}

const netWorthOf = (answer: string) =>
  figureFacts(request(answer)).find(({ key }) => key === 'inv_net_worth');

describe('figureFacts', () => {
  it('draws attention to an answer that the figures do not bear out', () => {
    const fact = netWorthOf('above_3m');
    expect([fact?.value, fact?.note, fact?.noteTone]).toEqual([
      'Above 3,000,000',
      'Derived from the answers: 500,000 - 1,000,000',
      undefined,
    ]);
  });

  it('says plainly that an answer agrees', () => {
    const fact = netWorthOf('500k_1m');
    expect([fact?.note, fact?.noteTone]).toEqual(['Consistent with the answers', 'plain']);
  });
});
