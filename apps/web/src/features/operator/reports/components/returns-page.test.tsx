import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { MarketReturn, ReturnRow } from '../api/reports.ts';
import { ReturnsPage } from './returns-page.tsx';

const row: ReturnRow = {
  ...{ period: '2026-Q3', from: '2026-07-01', to: '2026-09-30', is_over: true, due_on: '2026-10-30' },
  ...{ is_overdue: false, frozen: null, is_proposed: false },
};
const frozen = {
  ...{ id: 'f', version: 2, proposed_by: 'Mei Ling Tan', approved_by: 'Farid Osman' },
  ...{ approved_at: '2026-10-12T04:00:00.000Z', reason: 'A complaint came in by post' },
};
const detail: MarketReturn = {
  ...row,
  lines: [
    { key: 'raised', label: 'Amount raised', definition: 'Principal.', kind: 'amount', value: '10000.00' },
    { key: 'default_rate', label: 'Default rate', definition: 'Loss.', kind: 'percent', value: null },
  ],
  ...{ changed: [], earlier: [], can: { propose: true } },
};

function show(items: readonly ReturnRow[], one: MarketReturn = detail, at = '/') {
  const seen = serve({
    'GET /api/operator/market-returns': { json: { success: true, items } },
    'GET /api/operator/market-returns/2026-Q3': { json: { success: true, market_return: one } },
  });
  return { seen, user: userEvent.setup(), ...showPage(<ReturnsPage />, { at }) };
}

it.each<[string, Partial<ReturnRow>, string]>([
  ['that runs', { is_over: false }, 'Running'],
  ['that is over', {}, 'To be proposed'],
  ['that is proposed', { is_proposed: true }, 'To be approved'],
  ['that is overdue', { is_overdue: true }, 'Overdue'],
  ['that is overdue and proposed', { is_overdue: true, is_proposed: true }, 'Overdue, to be approved'],
  ['that two have approved', { frozen }, 'Frozen'],
])('a quarter %s says so, and by when its return is due', async (_what, change, state) => {
  show([{ ...row, ...change }]);
  const table = within(await screen.findByRole('table', { name: 'Quarters' }));
  expect(table.getByText(state).textContent).toBe(state);
  expect(table.getByText('30 Oct 2026').textContent).toBe('30 Oct 2026');
});

it('says that there is no quarter before the first customer', async () => {
  show([]);
  const none = await screen.findByText(/no customer was approved so far/);
  expect(none.tagName).toBe('P');
});

it('opens a quarter with its figures and their definitions, and offers to propose it', async () => {
  const { user, router } = show([row]);
  await user.click(await screen.findByRole('button', { name: /2026-Q3/ }));
  await waitFor(() => expect(router.state.location.href).toContain('period=2026-Q3'));
  const figures = within(await screen.findByRole('table', { name: 'Return of 2026-Q3' }));
  expect(figures.getByText('10,000.00').textContent).toBe('10,000.00');
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Principal.', 'Loss.']);
  await user.click(screen.getByRole('button', { name: 'Propose to freeze' }));
  expect((await screen.findByRole('textbox', { name: /Reason/ })).tagName).toBe('TEXTAREA');
});

it('of an approved return names who made it, what the books give today, and earlier versions', async () => {
  const one: MarketReturn = {
    ...{ ...detail, frozen },
    changed: [{ key: 'raised', label: 'Amount raised', kind: 'amount', was: '1.00', is: '10000.00' }],
    earlier: [{ ...frozen, id: 'e', version: 1, reason: 'Due' }],
  };
  show([{ ...row, frozen }], one, '/?period=2026-Q3');
  expect((await screen.findByText(/^Version 2, approved on 12 Oct 2026/)).textContent).toContain(
    'Proposed by Mei Ling Tan, approved by Farid Osman: A complaint came in by post',
  );
  const changed = within(screen.getByRole('region', { name: /other figures today/ }));
  expect(changed.getByRole('listitem').textContent).toBe(
    'Amount raised: 1.00 in the return, 10,000.00 in the books',
  );
  const earlier = within(screen.getByRole('region', { name: 'Earlier versions' }));
  expect(earlier.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Propose a restatement' })).toHaveLength(1);
});
