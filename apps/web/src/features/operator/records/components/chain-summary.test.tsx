import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { Chain } from '../api/read-chain.ts';
import { ChainSummary } from './chain-summary.tsx';

const chain: Chain = {
  ...{ success: true, events: 1204, transfers: 88, unsealed: 1 },
  head: { seq: '311', root: 'ab12'.repeat(16), at: '2026-11-22T04:00:00.000Z' },
  anchor: { state: 'differs', at: '2026-11-22T03:59:00.000Z' },
};

it('shows the head of the chain and what the anchor file says of it', async () => {
  serve({ 'GET /api/operator/audit/chain': { json: chain } });
  showPage(<ChainSummary />);
  const shown = within(await screen.findByRole('region', { name: 'Audit chain status' }));
  for (const one of ['311', /ab12ab12ab12$/, '1 pending seal', 'Differs: run audit:verify']) {
    expect(shown.getByText(one)).toBeTruthy();
  }
});

it('says that nothing is sealed or anchored yet', async () => {
  const empty = { ...chain, head: null, unsealed: 0, anchor: { state: 'missing', at: null } };
  serve({ 'GET /api/operator/audit/chain': { json: empty } });
  showPage(<ChainSummary />);
  expect(await screen.findByText('None yet')).toBeTruthy();
  expect(screen.getByText('Not on this server')).toBeTruthy();
});
