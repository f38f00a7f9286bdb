import { screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { ApplicationQueue } from './application-queue.tsx';

const row = {
  id: idOf(100),
  user_id: idOf(200),
  form: 'individual',
  name: 'Aisyah binti Rahman',
  email: 'aisyah@example.com',
  application_status: 'Submitted',
  submitted_at: '2026-11-20T03:04:05.000Z',
};
const can = { approve: true, reject: true, more_info: true };
const application = {
  ...row,
  numbers: 'masked',
  data: {
    identity_number: '•••• 5677',
    full_name: 'AISYAH',
    postcode: '5048',
    state: '14',
    bank_bic: 'MBBEMYKL',
    brand_new_field: 'x',
  },
  files: {
    identity_front: [{ id: idOf(900), name: 'front.jpg', path: '/x', readers: ['onboarding'] }],
    identity_back: [{ id: idOf(901), name: 'back.jpg', path: null, readers: ['onboarding', 'compliance'] }],
  },
  is_ekyc_verified: true,
  blocking_names: ['AISYAH'],
  remarks: [{ field: 'postcode', text: 'Five digits please' }],
  history: [],
};

function serveQueue(allowed: Record<string, boolean>, role: OperatorRole = 'onboarding') {
  return serve({
    'GET /api/operator/current': { json: operatorAnswer(role) },
    'POST /api/operator/whole-numbers': { json: { success: true, value: '900131145677' } },
    'GET /api/operator/applications?state=Submitted': {
      json: { success: true, items: [{ ...row, can: allowed }], next_cursor: null },
    },
    [`GET /api/operator/applications/${row.id}`]: { json: { success: true, application, can: allowed } },
    'POST /api/operator/approvals': { status: 201, json: { success: true } },
    [`GET /api/download?id=${idOf(900)}`]: {
      json: { success: true, url: '/api/download?token=abc', expires_at: '2026-11-20T03:04:05.000Z' },
    },
  });
}

afterEach(() => vi.restoreAllMocks());

describe('the applications queue', () => {
  it('has no buttons while a proposal waits for a second operator', async () => {
    serveQueue({ approve: false, reject: false, more_info: false });
    showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    expect(await screen.findByText(/No action for you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose approval' })).toBeNull();
  });

  it('shows codes by their names, earlier remarks at their fields, and fields it does not know', async () => {
    serveQueue(can);
    showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    expect(await screen.findByText('Maybank')).toBeTruthy();
    expect(screen.getByText('W.P. Kuala Lumpur')).toBeTruthy();
    expect(screen.getByText('Previous remark: Five digits please')).toBeTruthy();
    expect(screen.getByText('Brand new field')).toBeTruthy();
    expect(screen.getByText(/^Possible match with the screening list: AISYAH\./)).toBeTruthy();
  });

  it('requests more information at the pressed field', async () => {
    const seen = serveQueue(can);
    const { person } = showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: 'Add remark on this field: Postcode' }));
    await person.type(screen.getByLabelText('Instruction to the applicant'), 'Please give five digits.');
    await person.type(screen.getByLabelText(/^Reason/), 'Postcode is short.');
    await person.click(screen.getByRole('button', { name: 'Propose information request' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'application_decision',
      subject_id: row.id,
      after: {
        decision: 'More Info Required',
        remarks: [{ field: 'postcode', text: 'Please give five digits.' }],
      },
      reason: 'Postcode is short.',
    });
  });

  it('opens a document with the operator’s own session, in its place', async () => {
    localStorage.setItem('operator_login_token', 'operator-token');
    localStorage.setItem('login_token', 'customer-token');
    const seen = serveQueue(can);
    const { person } = showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: 'Open front.jpg' }));
    const picture = await screen.findByRole('img', { name: 'Picture front.jpg' });
    expect(picture.getAttribute('src')).toBe('/api/download?token=abc');
    const requested = seen.find(({ path }) => path.startsWith('/api/download'));
    expect(requested?.headers.get('Authorization')).toBe('Bearer operator-token');
  });

  it('shows an unmasked number for a minute, with a reason', async () => {
    const seen = serveQueue(can);
    const { person } = showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: /^Show full number/ }));
    await person.type(await screen.findByLabelText(/^Purpose of access/), 'Compare with the card.');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('900131145677')).toBeTruthy();
    expect(seen.find(({ path }) => path === '/api/operator/whole-numbers')?.body).toEqual({
      ...{ subject: 'application', subject_id: row.id, field: 'identity_number' },
      reason: 'Compare with the card.',
    });
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(() => expect(screen.queryByText('900131145677')).toBeNull(), { timeout: 4_000 });
    expect(screen.getByText('•••• 5677')).toBeTruthy();
  });

  it('offers no unmasked number to a role that does not need it, and names the roles that open a file', async () => {
    serveQueue(can, 'support');
    showPage(<ApplicationQueue id={row.id} onOpen={() => {}} />);
    expect(await screen.findByText('•••• 5677')).toBeTruthy();
    expect(await screen.findByText('Access: Onboarding, Compliance')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /back\.jpg/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Show full number/ })).toBeNull();
  });

  it('opens a row by its name', async () => {
    serveQueue(can);
    const opened: (string | null)[] = [];
    const { person } = showPage(<ApplicationQueue id={null} onOpen={(id) => opened.push(id)} />);
    const table = await screen.findByRole('table', { name: 'Applications' });
    await person.click(within(table).getByRole('button', { name: 'Aisyah binti Rahman' }));
    expect(opened).toEqual([row.id]);
  });
});
