import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const planned = (contract: string, expected: string) => ({
  contract_principal: contract,
  contract_return: '0.00',
  expected_principal: expected,
  expected_return: expected === '0.00' ? '0.00' : '0.10',
});
const flow = {
  success: true,
  today: '2027-01-13',
  from: '2027-01-01',
  to: '2027-12-31',
  days: [
    { day: '2027-01-04', payments: 0, ...planned('3000.00', '0.00') },
    { day: '2027-01-13', payments: 2, ...planned('0.00', '999999999.99') },
    { day: '2027-02-02', payments: 1, ...planned('3000.00', '3000.00') },
  ],
  months: [
    { month: '2027-01', ...planned('3000.00', '999999999.99') },
    { month: '2027-02', ...planned('3000.00', '3000.00') },
  ],
  items: [],
  items_total: 3,
  overdue: { principal: '3000.00', return: '90.00' },
  in_default: { principal: '10.00', return: '0.00' },
};
const payment = (title: string, number: string) => ({
  note_id: `01890000-0000-7000-8000-000000${number.slice(-6)}`,
  note_number: number,
  title,
  due_on: '2027-01-04',
  expected_on: '2027-01-13',
  principal: '3000.00',
  return: '90.00',
  state: 'late',
});
const YEAR = 'GET /api/dashboard/data/investor/cash_flow';

beforeEach(() => {
  localStorage.setItem('date_override', '2027-01-13');
});

describe('the calendar of payments', () => {
  it('is no tab of a business owner', async () => {
    const none = { json: { success: true, items: [], next_cursor: null } };
    openPage('/my_activity?tab=calendar', {
      user: businessOwner(),
      handlers: { 'GET /api/my_activity/data?limit=20': none },
    });
    expect(await screen.findByText(/All transactions on your financing account/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
  });

  it('leads to the notes where nothing is to come', async () => {
    const empty = {
      ...flow,
      days: [],
      months: [],
      items_total: 0,
      in_default: { principal: '0.00', return: '0.00' },
    };
    openPage('/my_activity?tab=calendar', { user: investor(), handlers: { [YEAR]: { json: empty } } });
    expect(await screen.findByRole('link', { name: 'View open notes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('shows a month, what moved in it, and the payments of a day', async () => {
    const names = [
      'A',
      "O'Brien & Anak ".repeat(13).slice(0, 200),
      '\u0634\u0631\u0643\u0629 \u0627\u0644\u0646\u0648\u0631',
    ];
    const items = names.map((name, at) => payment(name, `N-${at}`));
    openPage('/my_activity?tab=calendar', {
      user: investor(),
      handlers: {
        [YEAR]: { json: flow },
        [`${YEAR}?from=2027-01-13&to=2027-01-13`]: { json: { ...flow, items, items_total: 300 } },
      },
    });
    expect(await screen.findByText('RM 1,000,000,000.09 expected in Jan 2027')).toBeTruthy();
    expect(screen.getByText('RM 3,090.00 is overdue.')).toBeTruthy();
    expect(screen.getByText('RM 10.00 is in default.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^4 Jan 2027: RM 3,000.00 contracted/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '13 Jan 2027: RM 1,000,000,000.09 expected' }));
    const list = await screen.findByRole('region', { name: 'Repayments on 13 Jan 2027' });
    for (const name of names) {
      expect(await within(list).findByText(name.trim())).toBeTruthy();
    }
    expect(within(list).getByText('Showing 3 of 300. Download the CSV for all of them.')).toBeTruthy();
  });

  it('goes from month to month, not before this one', async () => {
    openPage('/my_activity?tab=calendar', { user: investor(), handlers: { [YEAR]: { json: flow } } });
    const next = await screen.findByRole('button', { name: 'Next month' });
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await userEvent.click(next);
    expect(await screen.findByText('RM 3,000.10 expected in Feb 2027')).toBeTruthy();
    await userEvent.click(next);
    expect(await screen.findByText('No repayments expected in Mar 2027.')).toBeTruthy();
  });
});
