import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

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
const answer = (items: readonly unknown[], next_cursor: string | null = null) => ({
  json: { success: true, items, next_cursor },
});
const notes = { 'GET /api/my_activity/data/get_my_notes': answer([]) };

describe('My Activity', () => {
  it('says when nothing fits, and clears what the address says', async () => {
    const { person, router } = openPage('/my_activity?kind=withdrawal&from=2026-02-30', {
      user: investor(),
      handlers: { ...notes, [`${DATA}?kind=withdrawal`]: answer([]), [DATA]: answer([topUp]) },
    });
    expect(await screen.findByText('Nothing has moved that fits these filters.')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear === undefined) throw new Error('There is no way to clear the filters.');
    await person.click(clear);
    expect(await screen.findByText('Top-up')).toBeTruthy();
    expect(router.state.location.href).toBe('/my_activity');
  });

  it('shows direction, balance and what a repayment consists of', async () => {
    openPage('/my_activity', { user: investor(), handlers: { ...notes, [DATA]: answer([repaid]) } });
    expect(await screen.findByText(/^\+\s?RM 257.68$/)).toBeTruthy();
    expect(screen.getByText('RM 457.68')).toBeTruthy();
    const parts = screen.getByText(/^principal RM 250.00/).textContent;
    expect(parts).toMatch(/return RM 9\.17 · service fee \u2212\s?RM 1\.38 · service tax \u2212\s?RM 0\.11$/);
    const link = screen.getByRole('link', { name: 'Repayment of N-000318' });
    expect(link.getAttribute('href')).toBe('/notes/N-000318');
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
    expect(await screen.findByText('That is all.')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: 'Kind' }));
    await person.click(await screen.findByRole('option', { name: 'Top-ups' }));
    await waitFor(() => expect(router.state.location.href).toBe('/my_activity?kind=topup'));
    await waitFor(() => expect(screen.queryByText('Repayment of N-000318')).toBeNull());
  });
});
