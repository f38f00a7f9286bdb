import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as browser from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { SeenRequest } from '../../../testing/server.ts';
import { businessOwner, investor } from '../../../testing/users.ts';
import type { Collection, MandateOptions } from '../api/mandates.ts';
import type { Mandate } from '../lib/running.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));
afterEach(() => vi.mocked(browser.leaveTo).mockClear());

const PAGE = '/direct-debit/settings';
const [LIST, CHECK] = ['GET /api/mandates', 'POST /api/mandates/check'];
const [CREATE, END] = ['POST /api/mandates', 'DELETE /api/mandates'];
const demand = {
  status: 403,
  json: { success: false, code: 'step_up_required', message: 'A code.', otp_types: ['totp'] },
};
const list = (...items: Mandate[]) => ({ json: { success: true, items, next_cursor: null } });

function collection(differences: Partial<Collection> = {}): Collection {
  return {
    ...{ id: 'c1', note_id: 'n1', note_number: 'N-2611-0042', instalment: 1, attempt: 1 },
    ...{ due_on: '2027-01-04', amount: '3433.33', collected_on: '2027-01-04', state: 'paid' as const },
    ...{ reason: null, retry_on: null },
    ...differences,
  };
}

function mandate(differences: Partial<Mandate> = {}): Mandate {
  return {
    ...{ id: 'm1', reference: 'DD-1', bank: 'Maybank2E', max_amount: '3800.00', state: 'active' as const },
    ...{
      reason: null,
      account_last4: '5678',
      mandate_number: 'E-20261121F00000001',
      starts_on: '2026-11-25',
    },
    ...{ ends_on: '2031-11-24', ended_on: null, created_at: '2026-11-21T03:00:00.000Z' },
    ...{ can: { end: true, change: true }, pending_max_amount: null, collections: [], deposit: null },
    ...differences,
  };
}

const options: MandateOptions = {
  success: true,
  ...{ largest_instalment: '3433.34', suggested_amount: '3800.00', least_amount: '3433.34' },
  ...{ verification_amount: '1.00', collections_a_month: 30, retries: 4 },
  ...{ starts_on: '2026-11-25', ends_on: '2031-11-24' },
  channels: [
    { channel: 'b2c', max: '30000.00', banks: [{ id: 'MB2U0227', name: 'Maybank2U', online: true }] },
    { channel: 'b2b1', max: '1000000.00', banks: [{ id: 'MBB0228', name: 'Maybank2E', online: true }] },
  ],
};

const open = (handlers: object, address = PAGE, user = businessOwner()) =>
  openPage(address, {
    user,
    handlers: { 'GET /api/mandates/options': { json: options }, ...handlers },
  });

const CHANGE = 'POST /api/mandates/change';

describe('my direct debit', () => {
  it('is for business owners', async () => {
    open({}, PAGE, investor());
    expect(await screen.findByText(/for business owners/i)).toBeTruthy();
  });

  it('explains, suggests an amount, and requires a bank before anything is sent', async () => {
    const { person, requestsTo: requested } = open({ [LIST]: list() });
    expect(await screen.findByText(/Your bank debits RM 1.00/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Maximum per collection/ })).toHaveProperty(
      'value',
      '3,800.00',
    );
    await person.click(screen.getByRole('button', { name: 'Continue to my bank' }));
    expect(await screen.findByText('Please choose your bank.')).toBeTruthy();
    expect(requested(CREATE)).toEqual([]);
  });

  it('prompts for the fresh code that the server demands, then leaves for the payment page', async () => {
    let sent = 0;
    const created = {
      success: true,
      link: 'https://titian.example/pay/t',
      ref_number: 'DD-1',
      expires_at: 'x',
    };
    const { person, requestsTo: requested } = open({
      [LIST]: list(),
      [CREATE]: () => {
        sent += 1;
        return sent === 1 ? demand : { status: 201, json: created };
      },
    });
    await person.click(await screen.findByRole('combobox', { name: 'Bank' }));
    await person.click(await screen.findByRole('option', { name: 'Maybank2E' }));
    await person.click(screen.getByRole('button', { name: 'Continue to my bank' }));
    await person.type(await screen.findByLabelText(/code/i), '123456');
    await person.click(screen.getByRole('button', { name: 'Confirm and go to my bank' }));
    await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith(created.link));
    expect(requested(CREATE).map(({ body }) => body)).toEqual([
      { bank_id: 'MBB0228', max_amount: '3800.00', channel: 'b2b1' },
      { bank_id: 'MBB0228', max_amount: '3800.00', channel: 'b2b1', otp_code: '123456' },
    ]);
  });

  it('polls while the bank has not answered, and settles', async () => {
    const waiting = mandate({ state: 'awaiting_bank_approval', mandate_number: null });
    const { requestsTo: requested } = open(
      { [LIST]: list(waiting), [CHECK]: list(mandate()) },
      `${PAGE}?ref_number=DD-1`,
    );
    expect(await screen.findByText('Direct debit mandate active.')).toBeTruthy();
    expect(screen.getByText('E-20261121F00000001')).toBeTruthy();
    expect(requested(CHECK)).toHaveLength(1);
  });

  it('says why the bank did not accept it, with the form to try again', async () => {
    const rejected = mandate({ state: 'rejected', reason: 'cancelled', can: { end: false, change: false } });
    open({ [LIST]: list(rejected) }, `${PAGE}?ref_number=DD-1`);
    expect((await screen.findByText(/was not set up/)).textContent).toContain('cancelled at the bank');
    expect(await screen.findByRole('button', { name: 'Continue to my bank' })).toBeTruthy();
  });

  it('shows what was collected, and when a failed collection is tried again', async () => {
    const failed = collection({ id: 'c2', state: 'failed', reason: 'limit', retry_on: '2027-01-05' });
    open({ [LIST]: list(mandate({ collections: [collection(), failed] })) });
    const rows = await screen.findByRole('table', { name: 'Collections' });
    expect(within(rows).getByText(/Insufficient funds. Next attempt 5 Jan/)).toBeTruthy();
    expect(within(rows).getByText('Collected')).toBeTruthy();
  });

  it('changes the amount at the bank, and Escape leaves the keyboard where it was', async () => {
    const link = 'https://titian.example/pay/c';
    const created = { success: true, link, ref_number: 'DD-2', expires_at: 'x' };
    const { person, requestsTo: requested } = open({
      [LIST]: list(mandate()),
      [CHANGE]: { status: 201, json: created },
    });
    const opener = await screen.findByRole('button', { name: 'Change maximum' });
    await person.click(opener);
    await screen.findByRole('dialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /Maximum per collection/ });
    await person.clear(amount);
    await person.type(amount, '4200{Enter}');
    await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith(link));
    expect(requested(CHANGE).map(({ body }) => body)).toEqual([{ max_amount: '4200' }]);
  });

  it('says that the present amount stays valid while a change waits', async () => {
    const waiting = mandate({ state: 'maintenance_pending', pending_max_amount: '4200.00' });
    open({ [LIST]: list(waiting), [CHECK]: list(waiting) });
    expect(await screen.findByText(/the current maximum applies/)).toBeTruthy();
    expect(screen.getByText('Requested maximum')).toBeTruthy();
  });

  it('ends with a fresh code, after saying what that means', async () => {
    const { person, requestsTo: requested } = open({
      [LIST]: list(mandate()),
      [END]: ({ headers }: SeenRequest) =>
        headers.get('X-OTP-Code') === '123456' ? { json: { success: true } } : demand,
    });
    await person.click(await screen.findByRole('button', { name: 'Terminate mandate' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/No further collections from Maybank2E/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Terminate mandate' }));
    await person.type(await dialog.findByLabelText(/code/i), '123456');
    await person.click(dialog.getByRole('button', { name: 'Terminate mandate' }));
    expect(await screen.findByText('Direct debit mandate terminated.')).toBeTruthy();
    expect(requested(END)).toHaveLength(2);
  });
});
