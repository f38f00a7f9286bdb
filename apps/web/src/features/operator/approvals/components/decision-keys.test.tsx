import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approval, idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { ApprovalQueue } from './approval-queue.tsx';

async function open(differences: Parameters<typeof approval>[0] = {}) {
  const seen = serve({
    'GET /api/operator/current': { json: operatorAnswer('onboarding') },
    'GET /api/operator/approvals?state=proposed': {
      json: { success: true, items: [approval(differences)], next_cursor: null },
    },
    [`POST /api/operator/approvals/${idOf(600)}/approve`]: {
      json: { success: true, approval: approval({ state: 'approved' }) },
    },
    [`POST /api/operator/approvals/${idOf(600)}/reject`]: {
      json: { success: true, approval: approval({ state: 'rejected' }) },
    },
  });
  const { person } = showPage(<ApprovalQueue />);
  await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
  return { person, posts: () => seen.filter(({ method }) => method === 'POST') };
}

describe('a decision by key', () => {
  it('a opens a second step, which alone approves', async () => {
    const { person, posts } = await open();
    await screen.findByRole('button', { name: 'Approve' });
    await person.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Approve change' });
    expect(dialog.textContent).toContain('Aisyah binti Rahman');
    await person.keyboard('aar');
    expect(posts()).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(posts().map(({ path }) => path)).toEqual([`/api/operator/approvals/${idOf(600)}/approve`]),
    );
  });

  it('r demands a reason before it rejects', async () => {
    const { person, posts } = await open();
    await screen.findByRole('button', { name: 'Reject' });
    await person.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject change' });
    const reject = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reject' });
    expect(reject.disabled).toBe(true);
    await person.type(within(dialog).getByLabelText(/^Reason/), 'Not the same person');
    await person.click(reject);
    await waitFor(() => expect(posts()[0]?.body).toEqual({ reason: 'Not the same person' }));
  });

  it('is none while somebody types a reason, nor where it may not be decided', async () => {
    const { person } = await open();
    await person.type(await screen.findByLabelText(/^Reason/), 'a rare reason');
    expect(screen.queryByRole('dialog', { name: / change$/ })).toBeNull();
  });

  it('is none where the operator may not decide', async () => {
    const { person } = await open({ can: { approve: false, reject: false }, refusal: 'role' });
    await screen.findAllByText('Aisyah binti Rahman');
    await person.keyboard('ar');
    expect(screen.queryByRole('dialog', { name: / change$/ })).toBeNull();
  });
});
