import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { LimitNote } from './limit-note.tsx';

const current = 'GET /api/operator/current';

function serveOperator(grants: Record<string, { limit: string | null }>) {
  const operator = { id: 'o', name: 'Mei Ling', email: 'mei@titian.example', roles: ['finance'], grants };
  return serve({ [current]: { json: { success: true, operator, can: {}, counts: {} } } });
}

it('names the amount up to which the operator releases payouts', async () => {
  serveOperator({ payout_batch: { limit: '50000.00' } });
  showPage(<LimitNote kind="payout_batch" />);
  const note = await screen.findByText(/Your limit for/);
  expect(note.textContent).toBe('Your limit for “Release of payouts”: up to RM 50,000.00.');
});

it.each([
  ['every amount', { payout_batch: { limit: null } }],
  ['another kind alone', { bank_charge: { limit: '1.00' } }],
])('says nothing where the grant covers %s', async (_what, grants) => {
  const seen = serveOperator(grants);
  showPage(<LimitNote kind="payout_batch" />);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByText(/Your limit for/)).toBeNull();
});
