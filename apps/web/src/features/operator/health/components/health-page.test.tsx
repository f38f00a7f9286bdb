import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { HealthRow } from '../api/health.ts';
import { HealthPage } from './health-page.tsx';

const workers: HealthRow = {
  ...{ check: 'workers', area: 'processing', state: 'ok' },
  facts: [
    { name: 'workers', value: 2 },
    { name: 'at', value: '2026-11-27T01:00:00.000Z' },
  ],
};
const mails: HealthRow = {
  ...{ check: 'mails', area: 'processing', state: 'failing' },
  facts: [
    { name: 'waiting', value: 3 },
    { name: 'oldest_wait', value: 7_200 },
  ],
};

function serveChecks(...checks: readonly HealthRow[]) {
  serve({
    'GET /api/operator/health': { json: { success: true, checked_at: '2026-11-27T01:00:00.000Z', checks } },
  });
}

it('says that everything passed', async () => {
  serveChecks(workers);
  showPage(<HealthPage />);
  expect(await screen.findAllByText('All checks passed.')).toHaveLength(1);
  expect(screen.getAllByText('Passed')).toHaveLength(1);
  expect(screen.queryByText(/Runbook/)).toBeNull();
});

it('says what is wrong, what it rests on and what to do', async () => {
  serveChecks(workers, mails);
  showPage(<HealthPage />);
  expect(await screen.findAllByText('1 check needs attention.')).toHaveLength(1);
  const row = within(screen.getByRole('heading', { name: 'E-mail' }).closest('li') as HTMLElement);
  for (const shown of [
    'Failed',
    '3',
    '2 hrs',
    /E-mails are not leaving/,
    /Check the mail server/,
    /health\.md, “E-mail”/,
  ]) {
    expect(row.getAllByText(shown)).toHaveLength(1);
  }
});

it('says that a check could not be carried out', async () => {
  serveChecks({ ...mails, facts: [] });
  showPage(<HealthPage />);
  const row = (await screen.findByRole('heading', { name: 'E-mail' })).closest('li');
  expect(row?.textContent).toContain('could not be carried out');
});
