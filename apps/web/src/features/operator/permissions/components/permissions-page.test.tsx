import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { PermissionsAnswer } from '../api/permissions.ts';
import { PermissionsPage } from './permissions-page.tsx';

const finance = { role: 'finance', allowed: true, limit: null, is_fixed: false, changed: null } as const;
const answer: PermissionsAnswer = {
  success: true,
  items: [
    { permission: 'payout_batch', has_amount: true, cells: [finance] },
    {
      permission: 'permission_change',
      has_amount: false,
      cells: [{ ...finance, role: 'administrator', is_fixed: true }],
    },
  ],
  is_proposed: false,
  can: { propose: true },
};

function servePage(changes: Partial<PermissionsAnswer> = {}) {
  return serve({ 'GET /api/operator/permissions': { json: { ...answer, ...changes } } });
}

it('drafts a change, shows it before and after, and takes it out again', async () => {
  const user = userEvent.setup();
  servePage();
  showPage(<PermissionsPage />);
  await user.click(await screen.findByRole('button', { name: 'Release of payouts' }));
  await user.type(await screen.findByLabelText('Limit for Finance'), '1000');
  const draft = within(screen.getByRole('table', { name: 'Proposed changes' }));
  expect(draft.getByText('Up to RM 1,000.00').textContent).toBe('Up to RM 1,000.00');
  await user.click(draft.getByRole('button', { name: 'Remove Finance · Release of payouts' }));
  expect(screen.queryByRole('table', { name: 'Proposed changes' })).toBeNull();
});

it('says that a fixed permission stays, without fields', async () => {
  const user = userEvent.setup();
  servePage();
  showPage(<PermissionsPage />);
  await user.click(await screen.findByRole('button', { name: 'Permissions of operators' }));
  expect(screen.getAllByText(/Stays with the role/)).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('has no fields while a change waits', async () => {
  const user = userEvent.setup();
  servePage({ is_proposed: true, can: { propose: false } });
  showPage(<PermissionsPage />);
  await user.click(await screen.findByRole('button', { name: 'Release of payouts' }));
  expect(screen.getAllByText(/has to be decided before the next one/)).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
