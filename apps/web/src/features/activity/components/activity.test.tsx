import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const DATA = 'GET /api/my_activity/data';
const noParts = {
  principal: '0.00',
  return: '0.00',
  late_charge: '0.00',
  fee: '0.00',
  service_tax: '0.00',
  withholding_tax: '0.00',
};
const topUp = {
  id: '0195a3f0-0000-7000-8000-000000000301',
  at: '2026-11-20T02:00:00.000Z',
  kind: 'topup',
  title: 'Top-up',
  note_id: null,
  note_number: null,
  direction: 'in',
  amount: '200.00',
  balance: '200.00',
  parts: noParts,
  has_confirmation: false,
};
const repaid = {
  ...topUp,
  id: '0195a3f0-0000-7000-8000-000000000302',
  kind: 'distribution',
  title: 'Repayment of N-000318',
  note_id: '0195a3f0-0000-7000-8000-000000000101',
  note_number: 'N-000318',
  amount: '257.68',
  balance: '457.68',
  parts: { ...noParts, principal: '250.00', return: '9.17', fee: '1.38', service_tax: '0.11' },
};
const invested = {
  ...topUp,
  id: '0195a3f0-0000-7000-8000-000000000303',
  kind: 'subscription',
  title: 'Investment in N-000318',
  note_number: 'N-000318',
  direction: 'out',
  has_confirmation: true,
};
const answer = (items: readonly unknown[], next_cursor: string | null = null) => ({
  json: { success: true, items, next_cursor },
});
const notes = { 'GET /api/my_activity/data/get_my_notes': answer([]) };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('My Activity', () => {
  it('says when nothing fits, and clears what the address says', async () => {
    const { person, router } = openPage('/my_activity?kind=withdrawal&from=2026-02-30', {
      user: investor(),
      handlers: { ...notes, [`${DATA}?kind=withdrawal`]: answer([]), [DATA]: answer([topUp]) },
    });
    expect(await screen.findByText('No transactions match these filters.')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear === undefined) throw new Error('There is no way to clear the filters.');
    await person.click(clear);
    expect(await screen.findByText('Top-up')).toBeTruthy();
    expect(router.state.location.href).toBe('/my_activity');
  });

  it('clears a day that cannot be read with the filters', async () => {
    const { person } = openPage('/my_activity?kind=withdrawal', {
      user: investor(),
      handlers: { ...notes, [`${DATA}?kind=withdrawal`]: answer([]), [DATA]: answer([topUp]) },
    });
    const from = () => screen.getByRole('textbox', { name: 'From' });
    await person.type(await screen.findByRole('textbox', { name: 'From' }), '31 Feb 2026');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear === undefined) throw new Error('There is no way to clear the filters.');
    await person.click(clear);
    await waitFor(() => expect(from()).toHaveProperty('value', ''));
    expect(screen.queryByText(/^Write the date as/)).toBeNull();
  });

  it('shows direction, balance and what a repayment consists of', async () => {
    openPage('/my_activity', { user: investor(), handlers: { ...notes, [DATA]: answer([repaid]) } });
    expect(await screen.findByText(/^\+\s?RM 257.68$/)).toBeTruthy();
    expect(screen.getByText('RM 457.68')).toBeTruthy();
    const parts = screen.getByText(/^principal RM 250.00/).parentElement?.textContent;
    expect(parts).toMatch(
      /return RM\s9\.17 · service fee \u2212\sRM\s1\.38 · service tax \u2212\sRM\s0\.11$/,
    );
    const link = screen.getByRole('link', { name: 'Repayment of N-000318' });
    expect(link.getAttribute('href')).toBe('/notes/N-000318');
  });

  it('shows a business owner what was raised and used, and narrows it by its kinds', async () => {
    const used = {
      ...repaid,
      kind: 'repayment',
      direction: 'out',
      parts: { ...noParts, principal: '257.68' },
    };
    const { person, router } = openPage('/my_activity', {
      user: businessOwner(),
      handlers: {
        ...notes,
        [DATA]: answer([used]),
        [`${DATA}?kind=origination_fee`]: answer([{ ...used, title: 'Origination fee of N-000318' }]),
      },
    });
    expect(await screen.findByText(/^\u2212\s?RM 257.68$/)).toBeTruthy();
    expect(screen.getByText(/All transactions on your financing account/)).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: 'Transaction type' }));
    expect(screen.queryByRole('option', { name: 'Top-ups' })).toBeNull();
    await person.click(screen.getByRole('option', { name: 'Origination fees' }));
    expect(await screen.findByText('Origination fee of N-000318')).toBeTruthy();
    expect(router.state.location.href).toBe('/my_activity?kind=origination_fee');
  });

  it('offers the confirmation of what became a holding, and says when it does not come', async () => {
    let rejections = 1;
    const { person } = openPage('/my_activity', {
      user: investor(),
      handlers: {
        ...notes,
        [DATA]: answer([invested, { ...invested, id: topUp.id, has_confirmation: false }]),
        'GET /api/notes/N-000318/confirmation': () => {
          rejections -= 1;
          return rejections < 0 ? {} : { status: 503, json: { success: false, message: 'Very busy.' } };
        },
      },
    });
    const buttons = await screen.findAllByRole('button', { name: /^Confirmation \(PDF\)/ });
    const [button] = buttons;
    if (button === undefined || buttons.length > 1) throw new Error(`There are ${buttons.length} buttons.`);
    const saved = watchSaves();
    await person.click(button);
    expect(await screen.findByText('Unable to open the confirmation, please try again.')).toBeTruthy();
    await person.click(button);
    await waitFor(() => expect(saved).toEqual(['confirmation-N-000318.pdf']));
  });

  it('reads on with the cursor, and puts a kind into the address', async () => {
    const { person, router } = openPage('/my_activity', {
      user: investor(),
      handlers: {
        ...notes,
        [DATA]: answer([repaid], '6'),
        [`${DATA}?cursor=6`]: answer([topUp]),
        [`${DATA}?kind=topup`]: answer([topUp]),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    await person.click(screen.getByRole('combobox', { name: 'Transaction type' }));
    await person.click(await screen.findByRole('option', { name: 'Top-ups' }));
    await waitFor(() => expect(router.state.location.href).toBe('/my_activity?kind=topup'));
    await waitFor(() => expect(screen.queryByText('Repayment of N-000318')).toBeNull());
  });
});

const STATEMENT = 'GET /api/my_activity/statement';
const open = { ...notes, [DATA]: answer([]) };

describe('a statement', () => {
  it('rejects days that do not fit, at their field and without a call', async () => {
    const { person, seen } = openPage('/my_activity', { user: investor(), handlers: open });
    await person.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download statement' }));
    await person.click(dialog.getByRole('radio', { name: 'Custom period' }));
    await person.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect(await dialog.findByText('Please choose a start date')).toBeTruthy();
    expect(seen.some(({ path }) => path.includes('statement'))).toBe(false);
  });

  it('is saved under a name that says its month, after a failure by trying again', async () => {
    let rejections = 1;
    const { person, requestsTo: requested } = openPage('/my_activity', {
      user: investor(),
      handlers: {
        ...open,
        [`${STATEMENT}?period=2026-03&format=csv`]: () => {
          rejections -= 1;
          return rejections < 0 ? {} : { status: 503, json: { success: false, message: 'Very busy.' } };
        },
      },
    });
    const saved = watchSaves();
    await person.click(await screen.findByRole('button', { name: 'Statement' }));
    await person.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Very busy.')).toBeTruthy();
    expect(saved).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Downloaded as titian-statement-2026-03.csv.')).toBeTruthy();
    expect(saved).toEqual(['titian-statement-2026-03.csv']);
    expect(requested(`${STATEMENT}?period=2026-03&format=csv`)).toHaveLength(2);
  });

  it('of the month in the address is chosen at once, and closing it clears the address', async () => {
    const { person, router } = openPage('/my_activity?kind=topup&statement=2026-01', {
      user: investor({ account_periods: ['2026-04', '2026-03', '2026-02', '2026-01'] }),
      handlers: { ...open, [`${DATA}?kind=topup`]: answer([]) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Download statement' }));
    expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveProperty('value', 'Jan 2026');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toEqual({ kind: 'topup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a month that the account does not have begins with the last whole one', async () => {
    openPage('/my_activity?statement=2019-01', { user: investor(), handlers: open });
    const dialog = within(await screen.findByRole('dialog', { name: 'Download statement' }));
    expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveProperty('value', 'Mar 2026');
  });

  it('of a year’s income is for investors and a PDF only', async () => {
    const { person, requestsTo: requested } = openPage('/my_activity', {
      user: investor(),
      handlers: { ...open, [`${STATEMENT}?period=2026&format=income`]: {} },
    });
    const saved = watchSaves();
    await person.click(await screen.findByRole('button', { name: 'Statement' }));
    await person.click(await screen.findByRole('radio', { name: 'Annual income statement' }));
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['titian-income-2026.pdf']));
    expect(requested(`${STATEMENT}?period=2026&format=income`)).toHaveLength(1);
  });

  it('of what a company paid in a year is for business owners, who have no income', async () => {
    const paid = 'GET /api/notes/bo/yearly_statement?year=2026';
    const { person, requestsTo: requested } = openPage('/my_activity', {
      user: businessOwner(),
      handlers: { ...open, [paid]: {} },
    });
    const saved = watchSaves();
    await person.click(await screen.findByRole('button', { name: 'Statement' }));
    await person.click(await screen.findByRole('radio', { name: 'Annual statement' }));
    expect(screen.queryByRole('radio', { name: 'Annual income statement' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['titian-paid-2026.pdf']));
    expect(requested(paid)).toHaveLength(1);
  });
});

/** The names under which files are handed to the browser, which jsdom has no hands for. */
function watchSaves(): string[] {
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
