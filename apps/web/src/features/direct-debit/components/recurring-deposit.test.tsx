import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';
import type { Deposit, DepositOptions } from '../api/recurring-deposit.ts';
import type { Mandate } from '../lib/running.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const LIST = 'GET /api/balance/recurring-deposit';
const CREATE = 'POST /api/balance/recurring-deposit';
const list = (...items: Mandate[]) => ({ json: { success: true, items, next_cursor: null } });
const options: DepositOptions = {
  success: true,
  ...{ least_amount: '200.00', most_amount: '30000.00', verification_amount: '1.00', retries: 4 },
  ...{ starts_on: '2026-11-30', ends_on: '2031-11-29' },
  banks: [{ id: 'MB2U0227', name: 'Maybank2U', online: true }],
};
const deposit: Deposit = {
  ...{ amount: '500.00', day_of_month: 5, paused: null, next_on: '2026-12-07' },
  collections: [],
};

function mandate(differences: Partial<Mandate> = {}): Mandate {
  return {
    ...{ id: 'm1', reference: 'DM-1', bank: 'Maybank2U', max_amount: '800.00', state: 'active' as const },
    ...{ reason: null, account_last4: '5678', mandate_number: 'E-20261121F00000001' },
    ...{ starts_on: '2026-11-30', ends_on: '2031-11-29', ended_on: null },
    ...{ created_at: '2026-11-21T03:00:00.000Z', can: { end: true, change: true } },
    ...{ pending_max_amount: null, collections: [], deposit },
    ...differences,
  };
}

const open = (handlers: object) =>
  openPage('/balance/topup', {
    user: investor(),
    handlers: { 'GET /api/balance/recurring-deposit/options': { json: options }, ...handlers },
  });

beforeEach(() => {
  vi.mocked(leaveTo).mockClear();
});

describe('without a recurring deposit', () => {
  it('one action opens the form, whose limits are read before anything is typed, and it leads to the bank', async () => {
    const link = 'http://localhost/pay/token-of-the-mandate';
    const created = { success: true, link, ref_number: 'DM-1', expires_at: '2026-11-21T03:30:00.000Z' };
    const { person, requestsTo } = open({ [LIST]: list(), [CREATE]: { status: 201, json: created } });
    await person.click(await screen.findByRole('button', { name: 'Set up a recurring deposit' }));
    expect(await screen.findByText('RM 200.00 to RM 30,000.00')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Continue to my bank' }));
    expect(screen.getAllByText('Please choose a day.').length).toBeGreaterThan(0);
    expect(requestsTo(CREATE)).toEqual([]);
    await person.type(screen.getByLabelText('Amount each month'), '500');
    await person.click(screen.getByRole('combobox', { name: 'Day of the month' }));
    await person.click(await screen.findByRole('option', { name: '5' }));
    await person.click(screen.getByRole('combobox', { name: 'Bank' }));
    await person.click(await screen.findByRole('option', { name: 'Maybank2U' }));
    await person.click(screen.getByRole('button', { name: 'Continue to my bank' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(link));
    expect(requestsTo(CREATE)[0]?.body).toEqual({ amount: '500.00', day_of_month: 5, bank_id: 'MB2U0227' });
  });

  it('says while an amount is typed that it is outside its limits', async () => {
    const { person } = open({ [LIST]: list() });
    await person.click(await screen.findByRole('button', { name: 'Set up a recurring deposit' }));
    const amount = await screen.findByLabelText('Amount each month');
    await person.type(amount, '199');
    expect(screen.getByText('Please enter at least RM 200.00.')).toBeTruthy();
    await person.type(amount, '999');
    expect(screen.getByText('Please enter at most RM 30,000.00.')).toBeTruthy();
    await person.clear(amount);
    await person.type(amount, '500');
    await person.type(screen.getByLabelText('Limit at your bank (optional)'), '400');
    expect(screen.getByText('Please enter at least RM 500.00.')).toBeTruthy();
  });

  it('says why the last one was not set up', async () => {
    open({ [LIST]: list(mandate({ state: 'rejected', reason: 'held' })) });
    expect(await screen.findByText(/The account is not in your own name/)).toBeTruthy();
  });
});

describe('a recurring deposit', () => {
  it('says what is collected when, and what became of the last', async () => {
    const month = { id: 'c1', attempt: 1, due_on: '2026-12-05', collected_on: '2026-12-07' };
    const failed = { ...month, amount: '500.00', state: 'failed', reason: 'limit', retry_on: '2026-12-08' };
    const collections = [failed as Deposit['collections'][number]];
    open({ [LIST]: list(mandate({ deposit: { ...deposit, collections } })) });
    expect(await screen.findByText('RM 500.00 on day 5 of each month')).toBeTruthy();
    expect(screen.getByText('Maybank2U, account ending in 5678')).toBeTruthy();
    expect(screen.getByText(/Insufficient funds\. Next attempt/)).toBeTruthy();
  });

  it('is paused and resumed with one press', async () => {
    const paused = { ...deposit, paused: 'owner' as const, next_on: null };
    const RESUME = 'POST /api/balance/recurring-deposit/resume';
    const { person, requestsTo } = open({
      [LIST]: list(mandate({ deposit: paused })),
      [RESUME]: list(mandate()),
    });
    expect(await screen.findByText(/You paused it/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(requestsTo(RESUME)).toHaveLength(1));
  });

  it('is changed in a dialog that names the limit', async () => {
    const CHANGE = 'POST /api/balance/recurring-deposit/change';
    const { person, requestsTo } = open({ [LIST]: list(mandate()), [CHANGE]: list(mandate()) });
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Up to RM 800\.00 each month/)).toBeTruthy();
    const amount = dialog.getByLabelText('Amount each month');
    await person.clear(amount);
    await person.type(amount, '801');
    expect(dialog.getByText('Please enter at most RM 800.00.')).toBeTruthy();
    await person.clear(amount);
    await person.type(amount, '500');
    await person.click(dialog.getByRole('button', { name: 'Save change' }));
    await waitFor(() => expect(requestsTo(CHANGE)).toHaveLength(1));
    expect(requestsTo(CHANGE)[0]?.body).toEqual({ amount: '500.00', day_of_month: 5 });
  });
});
