import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { EventRow } from '../api/list-events.ts';
import { EventList } from './event-list.tsx';

const event = (number: number, differences: Partial<EventRow> = {}): EventRow => ({
  ...{ id: idOf(number), at: '2026-11-21T18:30:00.000Z', kind: 'sign_in_failed', detail: 'user_password' },
  ...{ account_kind: 'user', account_id: idOf(100 + number), operator_name: null },
  ...{ network: 'ab'.repeat(16), occurrences: 3, request_id: idOf(200 + number) },
  ...differences,
});

const NARROWED = '?kind=limit_reached&from=2026-11-01';

function serveEvents(...items: readonly EventRow[]) {
  const answer = { json: { success: true, items, next_cursor: null } };
  return serve({
    'GET /api/operator/security-events': answer,
    [`GET /api/operator/security-events${NARROWED}`]: answer,
  });
}

describe('security events', () => {
  it('are listed with kind, detail, account and count', async () => {
    serveEvents(
      event(1),
      event(2, { kind: 'number_revealed', detail: 'payout.account_number', account_kind: 'operator' }),
      event(3, { kind: 'limit_reached', detail: 'POST /login', account_kind: null, account_id: null }),
    );
    showPage(<EventList />);
    const table = within(await screen.findByRole('table'));
    for (const shown of ['Customer’s password', 'payout.account_number', 'POST /login', 'Unknown']) {
      expect(table.getAllByText(shown)).toHaveLength(1);
    }
  });

  it('open with what is stored and the way to the customer', async () => {
    serveEvents(event(1));
    const { person } = showPage(<EventList />);
    await person.click(await screen.findByRole('button', { name: 'Failed sign-in' }));
    expect(await screen.findByText('ab'.repeat(16))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open customer' }).getAttribute('href')).toContain(idOf(101));
  });

  it('are fetched by the kind and days of the address', async () => {
    const seen = serveEvents(event(1));
    showPage(<EventList />, { at: `/${NARROWED}` });
    await waitFor(() => expect(seen[0]?.path).toBe(`/api/operator/security-events${NARROWED}`));
  });
});
