import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listedNote } from '../../../testing/notes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

const zero = {
  success: true,
  cash: '200.00',
  waiting: '0.00',
  outstanding: '0.00',
  outstanding_on_time: '0.00',
  outstanding_late: '0.00',
  outstanding_defaulted: '0.00',
  invested_to_date: '0.00',
  return_gross: '0.00',
  fees: '0.00',
  service_tax: '0.00',
  withholding_tax: '0.00',
  return_net: '0.00',
  written_off: '0.00',
  xirr_percent: null,
  xirr_at_par_percent: null,
  impaired: '0.00',
  weighted_rate_percent: null,
  notes_active: 0,
  allocation: { grade: [], type: [], industry: [], issuer: [] },
};
const busy = {
  ...zero,
  waiting: '500.00',
  outstanding: '1000.00',
  outstanding_on_time: '750.00',
  outstanding_late: '250.00',
  invested_to_date: '2000.00',
  return_net: '30.00',
  written_off: '50.00',
  xirr_percent: '-4.36',
  xirr_at_par_percent: '9.42',
  impaired: '62.50',
  weighted_rate_percent: '11.80',
  notes_active: 2,
};
const month = (name: string, expected: string, received: string) => ({
  month: name,
  expected_principal: expected,
  expected_return: '10.00',
  received_principal: received,
  received_return: '0.00',
});
const list = (items: readonly unknown[]) => ({ json: { success: true, items, next_cursor: null } });
const running = (number: string, next_due_on: string | null, next_amount: string | null) => ({
  ...listedNote({ number, id: number, state: 'issued', purpose: `For ${number}` }),
  outstanding: '500.00',
  next_due_on,
  next_amount,
});

const YEAR = '?from=2025-12&to=2026-11';
const VALUE_YEAR = '?from=2025-11&to=2026-11';
const received: Readonly<Record<string, string>> = {
  '0.00': '0.00',
  '900.00': '940.00',
  '1000.00': '1040.00',
};
/** More was taken out than put in: the rest is return. */
const worth = (name: string, total: string) => ({
  month: name,
  cash: '200.00',
  at_work: '0.00',
  total,
  impaired: '62.50',
  received: received[total] ?? '1690.00',
  put_in: total === '0.00' ? '0.00' : '-40.00',
});
const earnedIn = (name: string, gross: string) => ({
  month: name,
  return_gross: gross,
  fees: '6.00',
  taxes: '0.48',
  return_net: '30.00',
  cumulative_net: '30.00',
});
type Handlers = NonNullable<Parameters<typeof openPage>[1]['handlers']>;

function handlers(differences: Handlers = {}): Handlers {
  return {
    'GET /api/dashboard/data/investor/stats': { json: busy },
    'GET /api/dashboard/data/investor/monthly_repayment?from=2026-05&to=2027-04': {
      json: {
        success: true,
        months: [month('2026-10', '250.00', '250.00'), month('2026-11', '300.00', '0.00')],
      },
    },
    'GET /api/dashboard/data/ongoing_notes?limit=100': list([
      running('N-2', '2026-12-02', '47.09'),
      running('N-3', null, null),
      running('N-1', '2026-11-24', '84.32'),
    ]),
    'GET /api/dashboard/data/recent_activities': list([]),
    [`GET /api/dashboard/data/investor/value${VALUE_YEAR}`]: {
      json: {
        success: true,
        months: [worth('2026-09', '0.00'), worth('2026-10', '1000.00'), worth('2026-11', '1650.00')],
      },
    },
    [`GET /api/dashboard/data/investor/investment_return${YEAR}`]: {
      json: { success: true, months: [earnedIn('2026-10', '40.00'), earnedIn('2026-11', '0.00')] },
    },
    [`GET /api/dashboard/data/investor/withdrawals_deposits${YEAR}`]: {
      json: {
        success: true,
        months: [{ month: '2026-11', deposited: '2000.00', withdrawn: '0.00', returned: '0.00' }],
      },
    },
    ...differences,
  };
}

/** Of an account too young for a change over a period. */
const inFirstMonth: Handlers = {
  [`GET /api/dashboard/data/investor/value${VALUE_YEAR}`]: {
    json: { success: true, months: [worth('2026-11', '1650.00')] },
  },
};

const changeBeside = (period: HTMLElement) =>
  period.parentElement?.querySelector('p')?.textContent?.replaceAll('\u00A0', ' ');

beforeEach(() => {
  localStorage.setItem('date_override', '2026-11-21');
});

describe('the dashboard of an investor', () => {
  it('leads an approved investor to the first top-up', async () => {
    openPage('/dashboard', { user: investor({ first_topup: false }) });
    const way = await screen.findByRole('link', { name: 'Make first top-up' });
    expect(way.getAttribute('href')).toBe('/topup/fpx-verify');
  });

  it('says which part could not be loaded, and shows the rest', async () => {
    const rejected = { status: 403, json: { success: false, code: 'role', message: 'Not for you.' } };
    openPage('/dashboard', {
      user: investor(),
      handlers: handlers({ 'GET /api/dashboard/data/ongoing_notes?limit=100': rejected }),
    });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    expect(screen.getByText('RM 1,700.00')).toBeTruthy();
  });

  it('has one action where nothing is there yet', async () => {
    openPage('/dashboard', {
      user: investor(),
      handlers: handlers({
        'GET /api/dashboard/data/investor/stats': { json: zero },
        'GET /api/dashboard/data/ongoing_notes?limit=100': list([]),
      }),
    });
    expect(await screen.findByText('No repayments due yet. Invest in a note to get started.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View open notes' })).toBeTruthy();
    expect(screen.queryByText('Net annualised return (XIRR)')).toBeNull();
  });

  it('adds up what there is, less what was lost, and what comes this month', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers(inFirstMonth) });
    expect(await screen.findByText('RM 1,700.00')).toBeTruthy();
    expect(screen.getByText('\u2212RM 20.00')).toBeTruthy();
    expect(screen.getByText('75.00% on time')).toBeTruthy();
    expect(screen.getByText('\u22124.36%')).toBeTruthy();
    expect(screen.getByText('9.42% at par · weighted average note rate 11.80%')).toBeTruthy();
    expect(screen.getByText('RM 62.50', { selector: 'strong' }).closest('p')?.textContent).toMatch(
      /^of which impaired RM.62\.50: expected loss on principal past due or in default$/,
    );
    expect(await screen.findByText('Due this month (Nov 2026)')).toBeTruthy();
    expect(screen.getByText('RM 0.00 already received')).toBeTruthy();
  });

  it('draws the account value from the first deposit on, also after net withdrawals', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers() });
    const table = await screen.findByRole('table', { name: 'Account value over time' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toBe('Nov 2026RM 1,650.00−RM 40.00RM 200.00RM 0.00RM 62.50RM 1,690.00');
  });

  it('says how the value changed over a period, and by what', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers() });
    const period = await screen.findByRole('radiogroup', { name: 'Period of the change' });
    const change = () => changeBeside(period);
    expect(change()).toBe(
      '+ RM 1,650.00 since joiningNet deposits \u2212RM 40.00 · net return + RM 1,690.00',
    );
    await userEvent.click(within(period).getByRole('radio', { name: '1M' }));
    expect(change()).toBe('+ RM 650.00 since 31 Oct 2026Net deposits RM 0.00 · net return + RM 650.00');
  });

  it('goes back to the first month of an older account on demand', async () => {
    const earlier = [worth('2024-05', '0.00'), worth('2024-06', '900.00'), worth('2026-11', '1650.00')];
    openPage('/dashboard', {
      user: investor({ account_created_year: 2024, account_created_month: 5 }),
      handlers: handlers({
        'GET /api/dashboard/data/investor/value?from=2024-05&to=2026-11': {
          json: { success: true, months: earlier },
        },
      }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'All' }));
    const table = await screen.findByRole('table', { name: 'Account value over time' });
    expect(await within(table).findByText('Jun 2024')).toBeTruthy();
    expect(within(table).queryByText('May 2024')).toBeNull();
  });

  it('shows the last year where the months of an older account cannot be loaded', async () => {
    const rejected = { status: 403, json: { success: false, code: 'role', message: 'Not for you.' } };
    const { requestsTo: requested } = openPage('/dashboard', {
      user: investor({ account_created_year: 2024, account_created_month: 5 }),
      handlers: handlers({ 'GET /api/dashboard/data/investor/value?from=2024-05&to=2026-11': rejected }),
    });
    const period = await screen.findByRole('radiogroup', { name: 'Period of the change' });
    await userEvent.click(within(period).getByRole('radio', { name: 'All' }));
    await waitFor(() =>
      expect(requested('GET /api/dashboard/data/investor/value?from=2024-05&to=2026-11')).toHaveLength(1),
    );
    expect(changeBeside(period)).toContain('+ RM 1,650.00 since joining');
    await userEvent.click(within(period).getByRole('radio', { name: '1M' }));
    expect(changeBeside(period)).toContain('+ RM 650.00 since 31 Oct 2026');
  });

  it('leads to the platform performance', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers() });
    const link = await screen.findByRole('link', { name: /^Platform performance/ });
    expect(link.getAttribute('href')).toBe('/platform/performance');
  });

  it('shows what was earned, and on demand what was put in', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers() });
    expect(await screen.findByText('RM 30.00 net return since joining')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Deposits' }));
    expect(await screen.findByText('RM 2,000.00 net deposits in these months')).toBeTruthy();
  });

  it('speaks of one note, and of an account that is all at work in it', async () => {
    const one = { key: 'A', name: 'A', amount: '200.00' };
    const single = {
      ...zero,
      cash: '0.00',
      outstanding: '200.00',
      outstanding_on_time: '200.00',
      invested_to_date: '200.00',
      notes_active: 1,
      allocation: { grade: [one], type: [one], industry: [one], issuer: [one] },
    };
    openPage('/dashboard', {
      user: investor(),
      handlers: handlers({ 'GET /api/dashboard/data/investor/stats': { json: single } }),
    });
    expect(await screen.findByText('Outstanding principal · 1 note')).toBeTruthy();
    expect(screen.getByText('100.00% on time')).toBeTruthy();
    expect(screen.getByText('available after your first 30 days')).toBeTruthy();
    expect(screen.getByText('all notes on time')).toBeTruthy();
    // In the lists: the axes of the bars have marks with the same words.
    expect(await screen.findAllByText('100%', { selector: 'li > b' })).toHaveLength(4);
  });

  it('holds the largest figures beside a sen, and lets no share of them become nothing', async () => {
    const most = '999999999.99';
    const parts = [
      { key: 'A', name: 'A', amount: '999999999.98' },
      { key: 'B', name: 'B', amount: '0.01' },
    ];
    const rich = {
      ...busy,
      cash: most,
      waiting: most,
      outstanding: most,
      outstanding_on_time: '999999999.98',
      outstanding_late: '0.01',
      return_net: most,
      written_off: '0.00',
      allocation: { grade: parts, type: [], industry: [], issuer: [] },
    };
    openPage('/dashboard', {
      user: investor(),
      handlers: handlers({ ...inFirstMonth, 'GET /api/dashboard/data/investor/stats': { json: rich } }),
    });
    const total = await screen.findByText('RM 2,999,999,999.97');
    expect(total.closest('p')?.dataset.long).toBe('true');
    expect(screen.getByText('+ RM 999,999,999.99')).toBeTruthy();
    expect(screen.getByText('100.00% on time')).toBeTruthy();
    const shares = await screen.findByRole('list', { name: 'By grade' });
    expect(within(shares).getByText('100%')).toBeTruthy();
    expect(within(shares).getByText('< 1%')).toBeTruthy();
  });

  it('distinguishes a note in default from a late one', async () => {
    const overdue = { is_late: true, days_late: 111 };
    const [late, lost] = [running('N-7', '2026-11-02', '10.00'), running('N-8', '2026-08-03', '20.00')];
    openPage('/dashboard', {
      user: investor(),
      handlers: handlers({
        'GET /api/dashboard/data/ongoing_notes?limit=100': list([
          { ...late, ...overdue },
          { ...lost, ...overdue, state: 'defaulted' },
        ]),
      }),
    });
    const rowOf = async (name: string) => (await screen.findByText(name)).closest('li');
    expect((await rowOf('For N-7'))?.textContent).toContain('111 days late');
    expect((await rowOf('For N-8'))?.textContent).toContain('In default');
    expect((await rowOf('For N-8'))?.textContent).not.toContain('late');
  });

  it('says the chart in a table too, and orders the next payments by day', async () => {
    openPage('/dashboard', { user: investor(), handlers: handlers() });
    const table = await screen.findByRole('table', { name: 'Principal and return by month' });
    expect(within(table).getByRole('row', { name: 'Nov 2026 RM 310.00 RM 0.00' })).toBeTruthy();
    const links = await screen.findAllByRole('link', { name: /^For N-/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['For N-1', 'For N-2']);
  });
});
