import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { CustomerRow } from '../api/list-customers.ts';
import type { Customer, CustomerAnswer } from '../api/read-customer.ts';
import { CustomerQueue } from './customer-queue.tsx';

const row: CustomerRow = {
  id: idOf(7),
  name: 'Aisyah binti Rahman',
  company_name: null,
  email: 'aisyah@example.com',
  role: 'investor',
  type: 'Individual',
  account_status: 'Active',
  application_status: 'Approved',
  inv_no: 'INV-0001204',
  created_on: '2026-11-02',
  approved_on: '2026-11-05',
};

const customer: Customer = {
  ...row,
  phone: '+60123456789',
  inactive_reason: null,
  closed_at: null,
  money_restriction: 'none',
  email_opt_in: true,
  application_id: idOf(100),
  verified_name: 'Aisyah binti Rahman',
  plan: 'basic',
  first_topup: true,
  flags: { is_fund_managed: false, guaranteed_only: false, parent: null },
  security: { two_factor: true, last_sign_in_at: '2026-11-20T03:04:05.000Z', open_sessions: 2 },
  money: { cash: '1250.00', invested: '9000.00' },
  ...{ risk_tolerance: null, consents: [], open_cases: [], open_applications: [] },
  proposals: [],
  history: [
    { at: '2026-11-20T03:04:05.000Z', actor: 'Operator Two', action: 'user.enabled', reason: 'Asked' },
  ],
};

const residences = [
  {
    ...{ country: 'SG', effective_from: '2027-01-10', counts_from: '2027-02-01', recorded_on: '2027-02-01' },
    ...{ document_kind: 'certificate', is_current: true },
    file: { id: idOf(54), name: 'certificate.pdf', path: '/download?id=y' },
  },
  {
    ...{ country: 'MY', effective_from: '2026-11-02', counts_from: '2026-11-02', recorded_on: '2026-11-02' },
    ...{ document_kind: null, is_current: false, file: null },
  },
];

const everything = {
  ...{ disable: true, enable: false, set_flags: true },
  ...{ restrict: false, read_restrictions: false },
};

function serveCustomer(
  differences: Partial<Customer> = {},
  can: CustomerAnswer['can'] = everything,
  items: readonly CustomerRow[] = [row],
) {
  return serve({
    'GET /api/operator/customers': { json: { success: true, items, next_cursor: null } },
    [`GET /api/operator/customers/${row.id}`]: {
      json: {
        success: true,
        customer: { ...customer, ...differences },
        can,
        fund_management_enabled: false,
      },
    },
    [`GET /api/operator/customers/${row.id}/tax-residences`]: {
      json: { success: true, items: residences, earliest: '2027-02-01', can: { propose: true } },
    },
    [`POST /api/operator/customers/${row.id}/tax-documents`]: {
      status: 201,
      json: { success: true, file: { id: idOf(55), name: 'sijil.pdf', path: '/download?id=x' } },
    },
    'POST /api/operator/approvals': { status: 201, json: { success: true } },
  });
}

const show = (id: string | null = row.id) =>
  showPage(<CustomerQueue id={id} onOpen={() => undefined} directDebit={() => null} openCase={() => null} />);

describe('the customers of the back office', () => {
  it('searches after a pause in typing', async () => {
    const list = { json: { success: true, items: [row], next_cursor: null } };
    const seen = serve({
      'GET /api/operator/customers': list,
      'GET /api/operator/customers?q=aisyah': list,
    });
    const { person } = show(null);
    await person.type(await screen.findByLabelText('Search'), 'aisyah');
    await waitFor(() => expect(seen.at(-1)?.path).toBe('/api/operator/customers?q=aisyah'));
    expect(seen.length).toBeLessThan(1 + 'aisyah'.length);
  });

  it('names a customer who is opened by address and is not in the list, reading the customer once', async () => {
    const seen = serveCustomer({ name: 'Chong Mei Fong' }, everything, []);
    show();
    expect(await screen.findByRole('heading', { name: 'Chong Mei Fong' })).toBeTruthy();
    expect(seen.filter(({ path }) => path === `/api/operator/customers/${row.id}`)).toHaveLength(1);
  });

  it('moves the focus into the form that was chosen, and back to the buttons', async () => {
    serveCustomer({}, { ...everything, restrict: true });
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Restrict immediately' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Restriction' }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Disable account' }));
  });

  it('leads to the whole application form', async () => {
    serveCustomer();
    show();
    const link = await screen.findByRole('link', { name: 'Application form' });
    expect(link.getAttribute('href')).toBe(`/operator/applications/${customer.application_id}?state=all`);
  });

  it('offers nothing that the operator may not propose', async () => {
    serveCustomer({}, { ...everything, disable: false, set_flags: false });
    show();
    expect(await screen.findByText('+60123456789')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change account settings' })).toBeNull();
  });

  it('proposes to disable with the reason that the customer reads', async () => {
    const seen = serveCustomer();
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Disable account' }));
    expect(screen.getByText('Account: Active → Disabled')).toBeTruthy();
    await person.type(screen.getByLabelText(/^Reason for the customer/), 'A court order.');
    await person.type(screen.getByLabelText(/^Reason \*?$/), 'Letter 4711');
    await person.click(screen.getByRole('button', { name: 'Propose to disable' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'account_state',
      subject_id: row.id,
      after: { account_status: 'Inactive', reason: 'A court order.', category: 'other' },
      reason: 'Letter 4711',
    });
  });

  it('says why management cannot be chosen, and proposes the rest together', async () => {
    const seen = serveCustomer();
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Change account settings' }));
    expect(screen.getByText('Fund management is switched off in the settings.')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Guaranteed notes only/ }));
    await person.type(screen.getByLabelText(/^E-mail address of the parent/), 'head@example.com');
    await person.type(screen.getByLabelText(/^Reason/), 'Asked by phone');
    await person.click(screen.getByRole('button', { name: 'Propose change' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'account_flags',
      subject_id: row.id,
      after: { is_fund_managed: false, parent_email: 'head@example.com', guaranteed_only: true },
      reason: 'Asked by phone',
    });
  });

  it('shows where tax is paid and since when, and proposes another residence by its document', async () => {
    const seen = serveCustomer();
    const { person } = show();
    expect(await screen.findByText('Singapore')).toBeTruthy();
    expect(screen.getByText('Effective for tax from 1 Feb 2027 · Certificate of residence')).toBeTruthy();
    expect(screen.getByText('Effective for tax from 2 Nov 2026 · No document recorded')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Record tax residence' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country of tax residence' }));
    await person.click(screen.getByRole('combobox', { name: 'Country of tax residence' }));
    await person.click(await screen.findByRole('option', { name: 'Thailand' }));
    await person.type(screen.getByLabelText(/^Resident since/), '2027-03-01');
    const file = new File(['%PDF-1.7'], 'sijil.pdf', { type: 'application/pdf' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await person.upload(input ?? expect.fail('there is a field for the file'), file);
    await person.click(screen.getByRole('button', { name: 'Attach document' }));
    expect(await screen.findByText('Attached.')).toBeTruthy();
    await person.type(screen.getByLabelText(/^Reason/), 'Certificate of 1 March');
    await person.click(screen.getByRole('button', { name: 'Propose record' }));
    const isProposal = ({ path }: { path: string }) => path === '/api/operator/approvals';
    await waitFor(() => expect(seen.some(isProposal)).toBe(true));
    expect(seen.find(isProposal)?.body).toEqual({
      kind: 'tax_residence',
      subject_id: row.id,
      after: {
        ...{ country: 'TH', effective_from: '2027-03-01' },
        ...{ document_kind: 'certificate', document_id: idOf(55) },
      },
      reason: 'Certificate of 1 March',
    });
  }, 60_000);

  it('shows what waits for a second operator, and why an account is disabled', async () => {
    serveCustomer({
      account_status: 'Inactive',
      inactive_reason: 'A court order.',
      proposals: [
        {
          id: idOf(9),
          kind: 'account_state',
          maker: 'Operator Two',
          after: { account_status: 'Active' },
          reason: 'Lifted',
          created_at: '2026-11-20T03:04:05.000Z',
        },
      ],
    });
    show();
    expect(await screen.findByText('A court order.')).toBeTruthy();
    expect(screen.getByText(/^Account status, proposed by Operator Two/)).toBeTruthy();
  });
});
