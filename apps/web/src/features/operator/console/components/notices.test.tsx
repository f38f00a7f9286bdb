import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { Notices } from './notices.tsx';

const list = 'GET /api/operator/notices';
const notice = {
  ...{ id: 'a1', title: 'The return of 2026-Q3 is overdue', body: 'It is not approved yet.' },
  ...{ link: '/operator/market-returns?period=2026-Q3', created_at: '2026-10-31T16:00:00.000Z' },
};

const current = 'GET /api/operator/current';
const credit = { json: operatorAnswer('credit') };

it('shows unread notices until each is read', async () => {
  const user = userEvent.setup();
  let items = [notice];
  serve({
    [current]: credit,
    [list]: () => ({ json: { success: true, items, unread_count: items.length } }),
    'POST /api/operator/notices/a1/read': () => {
      items = [];
      return { json: { success: true } };
    },
  });
  showPage(<Notices />);
  expect((await screen.findByText('It is not approved yet.')).textContent).toBe('It is not approved yet.');
  expect(screen.getByText('1 unread notice.').textContent).toBe('1 unread notice.');
  await user.click(
    await screen.findByRole('button', { name: 'Mark as read: The return of 2026-Q3 is overdue' }),
  );
  await waitFor(() => expect(screen.queryByText('Notices')).toBeNull());
});

it('opens what a notice is about, and marks it as read', async () => {
  const user = userEvent.setup();
  const seen = serve({
    [current]: credit,
    [list]: { json: { success: true, items: [notice], unread_count: 1 } },
    'POST /api/operator/notices/a1/read': { json: { success: true } },
  });
  const { router } = showPage(<Notices />);
  await screen.findByRole('button', { name: /^Mark as read/ });
  await user.click(screen.getByRole('link', { name: notice.title }));
  await waitFor(() => expect(router.state.location.href).toBe(notice.link));
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('offers an auditor nothing that writes', async () => {
  const user = userEvent.setup();
  const seen = serve({
    [current]: { json: operatorAnswer('auditor') },
    [list]: { json: { success: true, items: [notice], unread_count: 1 } },
  });
  showPage(<Notices />);
  await user.click(await screen.findByRole('link', { name: notice.title }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('is nothing where none is unread', async () => {
  const seen = serve({
    [current]: credit,
    [list]: { json: { success: true, items: [], unread_count: 0 } },
  });
  showPage(<Notices />);
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(screen.queryByRole('region')).toBeNull();
});
