import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const DATA = 'GET /api/notifications/data';
const BELL = `${DATA}?limit=1`;
const held = {
  id: '0195a3f0-0000-7000-8000-000000000401',
  category: 'money',
  title: 'We are checking your top-up',
  body: 'Your payment has arrived.',
  link: '/my_activity',
  created_at: '2025-11-20T17:30:00.000Z',
  read_at: null,
};
const received = {
  ...held,
  id: '0195a3f0-0000-7000-8000-000000000402',
  category: 'application',
  title: 'We have your application',
  link: null,
  created_at: '2025-11-20T15:30:00.000Z',
  read_at: '2025-11-20T15:31:00.000Z',
};
const answer = (items: readonly unknown[], unread_count = 1, next_cursor: string | null = null) => ({
  json: { success: true, items, next_cursor, unread_count },
});
const READ = { 'POST /api/notifications/read': { json: { success: true, unread_count: 1 } } };

describe('My Notifications', () => {
  it('lists by Malaysian day, and says on the bell what is unread', async () => {
    openPage('/notifications', {
      user: investor(),
      handlers: { [DATA]: answer([held, received]), [BELL]: answer([held]) },
    });
    const days = await screen.findAllByRole('region');
    expect(days.map((one) => one.getAttribute('aria-label'))).toEqual(['21 Nov 2025', '20 Nov 2025']);
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy();
  });

  it('marks one as read manually or by following its link, and all at once', async () => {
    const {
      person,
      router,
      requestsTo: requested,
    } = openPage('/notifications', {
      user: investor(),
      handlers: { ...READ, [DATA]: answer([held, received]), [BELL]: answer([held]) },
    });
    await person.click(await screen.findByRole('button', { name: /^Mark “We are checking/ }));
    await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await person.click(screen.getByRole('link', { name: held.title }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my_activity'));
    expect(requested('POST /api/notifications/read').map((one) => one.body)).toEqual([
      { ids: [held.id] },
      { all: true },
      { ids: [held.id] },
    ]);
  });

  it('keeps its filters in the address, and knows its own categories only', async () => {
    const { person, router } = openPage('/notifications?category=gossip&unread=1', {
      user: businessOwner(),
      handlers: {
        [`${DATA}?unread=1`]: answer([]),
        [`${DATA}?category=money&unread=1`]: answer([held]),
        [BELL]: answer([], 0),
      },
    });
    expect(await screen.findByText('No notifications match this filter.')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual([
      ...[
        'All categories',
        'Security',
        'Money',
        'Answers to messages',
        'Application',
        'Financing',
        'My notes',
      ],
    ]);
    await person.click(screen.getByRole('option', { name: 'Money' }));
    expect(await screen.findByText(held.title)).toBeTruthy();
    expect(router.state.location.search).toEqual({ category: 'money', unread: 1 });
  });

  it('says when nothing has happened, and what to do when it cannot be read', async () => {
    const { person } = openPage('/notifications', {
      user: investor(),
      handlers: {
        [DATA]: { status: 409, json: { success: false, message: 'Please try again.' } },
        [BELL]: answer([], 0),
      },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
