import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { AuditRow } from '../api/list-audit.ts';
import { AuditList } from './audit-list.tsx';

const entry: AuditRow = {
  id: idOf(1),
  at: '2026-11-20T03:04:05.000Z',
  actor_kind: 'operator',
  actor_id: idOf(2),
  actor: 'Nadia Hassan',
  action: 'user.viewed',
  subject_kind: 'user',
  subject_id: idOf(7),
  subject: 'Aisyah binti Rahman',
  before: null,
  after: null,
  reason: null,
  sealed: true,
};
const answer = (named = { actor: null as string | null, subject: null as string | null }) => ({
  json: { success: true, items: [entry], next_cursor: null, named },
});

describe('the audit log', () => {
  it('names who and what, keeps the ids in the details, and narrows to a subject by its name', async () => {
    const filtered = `subject_id=${idOf(7)}`;
    serve({
      'GET /api/operator/audit?limit=50': answer(),
      [`GET /api/operator/audit?${filtered}&limit=50`]: answer({
        actor: null,
        subject: 'Aisyah binti Rahman',
      }),
    });
    const { person, router } = showPage(<AuditList />);
    await person.click(await screen.findByRole('button', { name: 'Customer opened' }));
    expect(await screen.findByText(idOf(7))).toBeTruthy();
    expect(screen.getAllByText('Nadia Hassan').length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Entries about this subject' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ subject_id: idOf(7) }));
    const remove = await screen.findByRole('button', { name: /About: Aisyah/ });
    await person.click(remove);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('asks for what stands in the address and leaves out what it does not know', async () => {
    const seen = serve({});
    showPage(<AuditList />, { at: '/?actor_kind=system&action=nothing.real&from=2026-11-01&to=x' });
    const requested = 'GET /api/operator/audit?actor_kind=system&from=2026-11-01&limit=50';
    await waitFor(() => expect(seen.map(({ method, path }) => `${method} ${path}`)).toContain(requested));
  });
});
