import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { PayoutRow } from '../api/list-payouts.ts';
import { PayoutsPage } from './payouts-page.tsx';

function payout(number: number, differences: Partial<PayoutRow> = {}): PayoutRow {
  return {
    id: idOf(number),
    purpose: 'withdrawal',
    beneficiary: `PERSON ${number}`,
    bank: 'Maybank',
    account_last4: '5678',
    amount: '100.10',
    state: 'queued',
    return_reason: null,
    attempt: 1,
    on_hold_until: null,
    restricted: false,
    withdrawal_id: null,
    batch_id: null,
    created_at: '2026-11-20T03:04:05.000Z',
    can: { approve: true },
    ...differences,
  };
}

const list = 'GET /api/operator/payouts?limit=100&state=queued';
const listed = (...items: PayoutRow[]) => ({ json: { success: true, items, next_cursor: null } });

describe('the payouts queue', () => {
  it('shows what the withdrawal behind a held payout is decided by, to who may read it', async () => {
    const held = payout(1, { restricted: true, withdrawal_id: idOf(50), can: { approve: false } });
    const facts = {
      ...{ source_of_income: 'Salary', registered_on: '2026-01-05', is_first: true, last_deposit_at: null },
      windows: [{ hours: 24, withdrawals: 3, withdrawn: '900.00', deposits: 1, deposited: '1000.00' }],
      ...{ account_since: '2026-11-19T03:04:05.000Z', security_changes: [], new_device_at: null },
      money_restriction: 'none',
    };
    const handlers = {
      [list]: listed(held, payout(2)),
      'GET /api/operator/current': { json: operatorAnswer('finance') },
      [`GET /api/operator/withdrawals/${idOf(50)}/facts`]: { json: { success: true, facts } },
    };
    const seen = serve(handlers);
    const { person } = showPage(<PayoutsPage />);
    await person.click(await screen.findByRole('button', { name: 'Facts of the withdrawal: PERSON 1' }));
    expect(await screen.findByText('Salary')).toBeTruthy();
    expect(screen.getByText(/RM.900\.00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Facts of the withdrawal: PERSON 2' })).toBeNull();
    expect(seen.some(({ path }) => path.endsWith('/facts'))).toBe(true);
  });

  it('offers no facts to who may not read them', async () => {
    serve({
      [list]: listed(payout(1, { withdrawal_id: idOf(50) })),
      'GET /api/operator/current': { json: operatorAnswer('support') },
    });
    showPage(<PayoutsPage />);
    expect(await screen.findByText('PERSON 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Facts of the withdrawal/ })).toBeNull();
  });

  it('offers no choice where the operator may not propose', async () => {
    serve({ [list]: listed(payout(1, { can: { approve: false } })) });
    showPage(<PayoutsPage />);
    expect(await screen.findByText('PERSON 1')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Approve and propose a batch' })).toBeNull();
  });

  it('says so when nothing waits', async () => {
    serve({ [list]: listed() });
    showPage(<PayoutsPage />);
    expect(await screen.findByText('No payouts match.')).toBeTruthy();
  });

  it('proposes the chosen payouts as one batch, with their sum to the sen', async () => {
    const seen = serve({
      [list]: listed(payout(1), payout(2, { amount: '0.95' }), payout(3)),
      'POST /api/operator/approvals': { status: 201, json: { success: true } },
    });
    const { person } = showPage(<PayoutsPage />);
    await person.click(await screen.findByRole('checkbox', { name: /PERSON 1/ }));
    await person.click(screen.getByRole('checkbox', { name: /PERSON 2/ }));
    expect(screen.getByText('2 payouts selected')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Approve and propose a batch' }));
    expect(await screen.findByText(/You approve 2 payouts of RM.101\.05 together/)).toBeTruthy();
    await person.type(screen.getByLabelText(/^Reason/), 'Daily payouts.');
    const buttons = screen.getAllByRole('button', { name: 'Approve and propose a batch' });
    await person.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'payout_batch',
      subject_id: idOf(1),
      after: { payout_ids: [idOf(1), idOf(2)] },
      reason: 'Daily payouts.',
    });
  });
});
