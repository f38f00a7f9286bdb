import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approval, idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { ApprovalQueue } from './approval-queue.tsx';

const listed = (...items: ReturnType<typeof approval>[]) => ({
  json: { success: true, items, next_cursor: null },
});
const asOnboarding = { json: operatorAnswer('onboarding') };
const list = 'GET /api/operator/approvals?state=proposed';

describe('the approvals queue', () => {
  it('shows the maker that another operator has to decide, without buttons', async () => {
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: listed(
        approval({
          ...{ can: { approve: false, reject: false }, refusal: 'same_operator' },
          maker: { id: idOf(1), name: 'Nadia Hassan' },
        }),
      ),
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    expect(await screen.findByText('You proposed this. A different operator has to decide.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('shows the uploader of the statement why there are no buttons', async () => {
    serve({
      'GET /api/operator/current': { json: operatorAnswer('finance') },
      [list]: listed(
        approval({
          ...{ kind: 'bank_charge', subject_kind: 'reconciliation_exception' },
          ...{ can: { approve: false, reject: false }, refusal: 'own_upload' },
        }),
      ),
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Bank charge' }));
    expect(await screen.findByText(/^You uploaded the statement that this comes from/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('shows the error of a rejection without a reason at the reason', async () => {
    const errors = { reason: ['Please give a reason'] };
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: listed(approval()),
      [`POST /api/operator/approvals/${idOf(600)}/reject`]: {
        status: 422,
        json: { success: false, message: 'Please check the fields', errors },
      },
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    await person.click(await screen.findByRole('button', { name: 'Reject' }));
    expect((await screen.findAllByText('Please give a reason')).length).toBe(2);
  });

  it('keeps a proposal closed by an error on screen with the reason, without its buttons', async () => {
    let isClosed = false;
    const why =
      'The payout to Aisyah is restricted and cannot leave now. Please propose the others without it.';
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: () => (isClosed ? listed() : listed(approval())),
      [`POST /api/operator/approvals/${idOf(600)}/approve`]: () => {
        isClosed = true;
        return { status: 409, json: { success: false, code: 'approval_stale', message: why } };
      },
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await screen.findByText('No proposals in this status.');
    expect(screen.getByRole('alert').textContent).toContain(why);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows before and after, approves, and refetches the queue', async () => {
    let isDecided = false;
    const seen = serve({
      'GET /api/operator/current': asOnboarding,
      [list]: () => (isDecided ? listed() : listed(approval())),
      [`POST /api/operator/approvals/${idOf(600)}/approve`]: () => {
        isDecided = true;
        return { json: { success: true, approval: approval({ state: 'approved' }) } };
      },
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    expect(await screen.findByRole('row', { name: 'Decision Submitted Approved' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText('No proposals in this status.')).toBeTruthy());
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({});
  });

  it('says in words what the decision is bound to, with its fingerprint', async () => {
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: listed(approval({ bound_to: ['form', 'documents', 'identity_check'] })),
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    const bound = within(await definitionOf('Bound to')).getAllByRole('listitem');
    expect(bound.map((one) => one.textContent)).toEqual(['Form', 'Documents', 'Identity check']);
    expect((await definitionOf('Fingerprint')).textContent).toBe('ab'.repeat(8));
  });

  it('shows nothing where no parts are given', async () => {
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: listed(approval({ binding_sha256: null })),
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    await screen.findByText('Documents agree.');
    expect(screen.queryByText('Bound to')).toBeNull();
    expect(screen.queryByText('Fingerprint')).toBeNull();
  });

  it('lists what has changed where an approval came too late', async () => {
    let isStale = false;
    serve({
      'GET /api/operator/current': asOnboarding,
      [list]: () => (isStale ? listed() : listed(approval())),
      [`POST /api/operator/approvals/${idOf(600)}/approve`]: () => {
        isStale = true;
        const message = 'What this proposal would change has changed. Please propose it again.';
        const stale_because = ['documents', 'maker'];
        return { status: 409, json: { success: false, code: 'approval_stale', message, stale_because } };
      },
    });
    const { person } = showPage(<ApprovalQueue />);
    await person.click(await screen.findByRole('button', { name: 'Decision on an application' }));
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await screen.findByText('No proposals in this status.');
    expect(partsBelow('This has changed since it was proposed:')).toEqual(['Documents', 'Maker permission']);
  });

  it('lists it for every overtaken proposal, and nothing where it was not noted', async () => {
    const stale = (id: number, subject: string, parts: string[]) =>
      approval({
        ...{ id: idOf(id), subject_label: subject, state: 'stale', stale_because: parts },
        can: { approve: false, reject: false },
      });
    serve({
      'GET /api/operator/current': asOnboarding,
      'GET /api/operator/approvals?state=stale': listed(
        stale(601, 'Aisyah', ['identity_check', 'moon_phase']),
        stale(602, 'Kumar', []),
      ),
    });
    const { person } = showPage(<ApprovalQueue />, { at: '/?state=stale' });
    const [first, second] = await screen.findAllByRole('button', { name: 'Decision on an application' });
    await person.click(first ?? document.body);
    expect(partsBelow('This has changed since it was proposed:')).toEqual(['Identity check', 'Moon phase']);
    await person.click(second ?? document.body);
    await screen.findByText('Check the case and propose it again.');
    expect(screen.queryByText('This has changed since it was proposed:')).toBeNull();
  });
});

function partsBelow(sentence: string): (string | null)[] {
  const parts = screen.getByText(sentence).nextElementSibling;
  return [...(parts?.children ?? [])].map((one) => one.textContent);
}

/** What stands beside a label of the panel. */
async function definitionOf(label: string): Promise<HTMLElement> {
  const definition = (await screen.findByText(label)).nextElementSibling;
  if (!(definition instanceof HTMLElement)) {
    throw new Error(`nothing stands beside ${label}`);
  }
  return definition;
}
