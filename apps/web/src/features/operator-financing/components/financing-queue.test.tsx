import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { financing } from '../../../testing/financing.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { FinancingQueue } from './financing-queue.tsx';

const one = financing();
const rows = { success: true, items: [{ ...one, can: { offer: true, reject: true } }], next_cursor: null };
const base = {
  'GET /api/operator/financing-applications?state=under_review': { json: rows },
  'GET /api/operator/settings?limit=100': { json: { success: true, items: [], next_cursor: null } },
};
const detail = (can: Record<string, boolean>) => ({
  [`GET /api/operator/financing-applications/${one.id}`]: {
    json: { success: true, application: one, assessment: null, offer: null, can },
  },
});

describe('the financing queue', () => {
  it('offers nothing where the server allows nothing', async () => {
    serve({ ...base, ...detail({ offer: false, reject: false }) });
    showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    expect(await screen.findByText(/Nothing to do for you here now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  });

  it('proposes an offer whose grade follows from the points', async () => {
    const seen = serve({
      ...base,
      ...detail({ offer: true, reject: true }),
      'POST /api/operator/approvals': { status: 201, json: { success: true } },
    });
    const { person } = showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: 'Assess and propose an offer' }));
    for (const [label, points] of [
      [/Credit bureau/, '90'],
      [/cash flow/, '80'],
      [/ratios/, '80'],
      [/Conduct/, '90'],
      [/Security/, '70'],
    ] as const) {
      await person.type(screen.getByLabelText(label), points);
    }
    expect(screen.getByText('Score 84')).toBeTruthy();
    await person.type(screen.getByLabelText(/Rate a year/), '9.5');
    await person.type(screen.getByLabelText(/^Reason/), 'Strong file.');
    await person.click(screen.getByRole('button', { name: 'Propose this offer' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'financing_offer',
      after: { grade: 'A', rate: '9.50', amount: '130000.00' },
    });
  });
});
