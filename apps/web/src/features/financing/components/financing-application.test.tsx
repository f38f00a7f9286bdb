import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/operators.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { businessOwner, currentAnswer, investor } from '../../../testing/users.ts';
import { FinancingApplication } from './financing-application.tsx';

const costs = {
  amount_min: '5000.00',
  amount_max: '1000000.00',
  amount_step: '10.00',
  rate_max: '18.00',
  room: '1000000.00',
  knock_outs: [],
  service_tax: '8.00',
  origination_fees: [{ up_to_months: 36, percent: '1.50' }],
};
const none = {
  loan_category: null,
  contract: null,
  amount: null,
  term_months: null,
  profile: null,
  purpose: null,
  invoice_number: null,
  invoice_amount: null,
  invoice_due_on: null,
  debtor_name: null,
  contract_value: null,
  contract_party: null,
  not_raised_elsewhere: null,
  guarantors: null,
  related_companies: null,
  documents: [],
};
const draftOf = (fields: Partial<Record<keyof typeof none, unknown>>) => ({
  json: {
    success: true,
    draft: { ...none, ...fields },
    files: { documents: [] },
    version: 4,
    saved_at: '2026-11-20T03:04:05.000Z',
    costs,
    repeats: null,
    bank_statements_on: '2026-03-12',
  },
});
const filled = {
  loan_category: 'Term Financing',
  amount: '130000.00',
  term_months: '12',
  profile: 'equal_monthly_flat',
};
const draft = 'GET /api/business_owners/financing/retrieve/draft';
const apply = 'POST /api/business_owners/financing/apply';
const save = 'POST /api/business_owners/financing/save/draft';
const saved = { json: { success: true, version: 5, saved_at: '2026-11-20T03:05:00.000Z', files: {} } };
const owner = { user: currentAnswer(businessOwner()) };

describe('applying again', () => {
  it('takes two steps: what is new is empty and asked for, then all is reviewed', async () => {
    const { json } = draftOf({ ...filled, amount: null, contract: 'Conventional', purpose: 'Machines' });
    const repeated = { ...json, repeats: { number: 'N-000310', amount: '130000.00' } };
    const documents = [{ id: idOf(7), name: 'accounts.pdf', path: '/files/7' }];
    const withFile = { json: { ...saved.json, files: { documents } } };
    const seen = serve({
      [draft]: { json: repeated },
      [save]: withFile,
      [apply]: { status: 201, json: { success: true } },
    });
    const { person } = showPage(<FinancingApplication />, owner);
    expect(await screen.findByText(/^Filled in from your application for note N-000310\./)).toBeTruthy();
    expect(screen.getByText(/Last time: RM 130,000\.00\./)).toBeTruthy();
    expect(screen.getByLabelText('Purpose of financing')).toHaveProperty('value', 'Machines');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 fields need your attention.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    await person.type(screen.getByLabelText('Amount'), '90000');
    await person.upload(
      screen.getByLabelText(/^Documents/),
      new File(['x'], 'accounts.pdf', { type: 'application/pdf' }),
    );
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Review' })).toBeTruthy();
    const facts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(facts).toContain('RM 90,000.00');
    expect(screen.getByText('Machines')).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: /same purpose on another platform/ }));
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/financing/apply'))).toBe(true));
  });
});

describe('applying for financing', () => {
  it('is not for investors', async () => {
    serve({});
    showPage(<FinancingApplication />, { user: currentAnswer(investor()) });
    expect(await screen.findByText('This page is for business owners.')).toBeTruthy();
  });

  it('leads an error to the step and field it is about', async () => {
    const errors = { amount: ['Please enter a multiple of RM 10.00'] };
    serve({
      [draft]: draftOf({ ...filled, contract: 'Conventional' }),
      [apply]: { status: 422, json: { success: false, message: 'Please check', errors } },
    });
    const { person } = showPage(<FinancingApplication />, owner);
    await person.click(await screen.findByRole('button', { name: 'Documents' }));
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    expect((await screen.findAllByText(/Please enter a multiple of RM 10.00/)).length).toBe(2);
    expect(screen.getByRole('heading', { name: 'Amount' })).toBeTruthy();
  });

  it('sends the last version under one key, also when it is pressed again after a failure', async () => {
    let tries = 0;
    const seen = serve({
      [draft]: draftOf({ ...filled, contract: 'Conventional' }),
      [apply]: () => {
        tries += 1;
        return tries === 1
          ? { status: 503, json: { success: false, message: 'Busy', code: 'busy' } }
          : { status: 201, json: { success: true } };
      },
    });
    const { person } = showPage(<FinancingApplication />, owner);
    await person.click(await screen.findByRole('button', { name: 'Documents' }));
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText('Busy')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    await waitFor(() => expect(tries).toBe(2));
    const sent = seen.filter(({ path }) => path.endsWith('/financing/apply'));
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    const body = sent[0]?.body;
    expect(body instanceof FormData ? body.get('version') : null).toBe('4');
    // A defect of the page is reported to the server.
    expect(seen.some(({ path }) => path === '/api/business_owners/log/financing')).toBe(true);
  });

  it('asks an invoice for what belongs to its type, and marks all of it that Next finds empty', async () => {
    const begun = { ...filled, contract: 'Conventional', loan_category: 'Invoice Financing - Payable' };
    serve({ [draft]: draftOf(begun), [save]: saved });
    const { person } = showPage(<FinancingApplication />, owner);
    await person.click(await screen.findByRole('button', { name: 'Purpose' }));
    expect(screen.queryByLabelText('Invoice debtor')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('4 fields need your attention.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Purpose' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Purpose of financing'));
    await person.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByText('Your supplier’s invoice')).toBeTruthy();
    expect(screen.queryByText(/Proof of delivery/)).toBeNull();
    expect(screen.getByText(/^Bank statements .* received on 12 Mar 2026/)).toBeTruthy();
  });

  it('asks who pays an invoice only where a customer owes it', async () => {
    const begun = { ...filled, contract: 'Conventional', loan_category: 'Invoice Financing - Receivable' };
    serve({ [draft]: draftOf(begun), [save]: saved });
    const { person } = showPage(<FinancingApplication />, owner);
    await person.click(await screen.findByRole('button', { name: 'Purpose' }));
    expect(screen.getByLabelText('Invoice debtor')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByText(/Proof of delivery/)).toBeTruthy();
  });

  it('says profit on a Shariah note, interest on a conventional one', async () => {
    serve({ [draft]: draftOf({ ...filled, contract: 'Shariah' }) });
    const { person } = showPage(<FinancingApplication />, owner);
    expect(await screen.findByText('Profit')).toBeTruthy();
    expect(screen.queryByText('Interest')).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Conventional' }));
    expect(await screen.findByText('Interest')).toBeTruthy();
    expect(screen.queryByText('Profit')).toBeNull();
  });
});
