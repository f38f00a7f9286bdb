import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { NoteRow } from '../api/list-notes.ts';
import { NoteList } from './note-list.tsx';

const late: NoteRow = {
  id: idOf(312),
  number: 'N-000302',
  issuer_name: 'Borneo Cold Chain Sdn Bhd',
  type: 'Term Financing',
  contract: 'Conventional',
  grade: 'C',
  rate: '11.00',
  term_months: 12,
  target: '130000.00',
  raised: '130000.00',
  investors: 41,
  outstanding: '98210.40',
  overdue: '11000.00',
  listed_on: '2026-03-02',
  closes_on: '2026-03-30',
  state: 'issued',
  is_late: true,
  days_late: 93,
  can: { mark_default: true },
};

const totals = { count: 1, target: '130000.00', outstanding: '98210.40', overdue: '11000.00' };
const noViews = { 'GET /api/operator/views?list=notes': { json: { success: true, items: [] } } };

function serveNote(can: NoteRow['can']) {
  return serve({
    'GET /api/operator/notes?limit=50': {
      json: { success: true, items: [{ ...late, can }], next_cursor: null, totals },
    },
    ...noViews,
    'POST /api/operator/approvals': { status: 201, json: { success: true } },
  });
}

describe('the notes of the back office', () => {
  it('does not offer a default where the operator may not propose it', async () => {
    serveNote({ mark_default: false });
    const { person } = showPage(<NoteList />);
    await person.click(await screen.findByRole('button', { name: /Borneo/ }));
    expect(await screen.findByText('Issued · 93 days past due')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose default' })).toBeNull();
  });

  it('proposes that a late note is in default', async () => {
    const seen = serveNote({ mark_default: true });
    const { person } = showPage(<NoteList />);
    await person.click(await screen.findByRole('button', { name: /Borneo/ }));
    await person.click(await screen.findByRole('button', { name: 'Propose default' }));
    await person.type(screen.getByLabelText(/^Reason/), '93 days past due.');
    await person.click(screen.getByRole('button', { name: 'Propose default' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'note_default',
      subject_id: idOf(312),
      after: {},
      reason: '93 days past due.',
    });
  });

  it('shows the amount raised by a cancelled note, and the investors on demand', async () => {
    const row = {
      ...{ id: idOf(9), investor_id: idOf(8), investor_name: 'Aisyah binti Rahman', amount: '900.00' },
      ...{ source: 'auto', state: 'returned', is_withdrawn: false },
      ...{ subscribed_on: '2026-11-02', ended_at: '2026-11-20T01:00:00.000Z' },
    };
    const left = { ...row, id: idOf(10), investor_name: 'Tan Wei', source: 'manual', is_withdrawn: true };
    const item = { ...late, state: 'cancelled', is_late: false, raised: '900.00', investors: 1, can: {} };
    serve({
      'GET /api/operator/notes?limit=50': {
        json: { success: true, items: [item], next_cursor: null, totals },
      },
      ...noViews,
      [`GET /api/operator/notes/${late.id}/subscriptions`]: {
        json: { success: true, items: [row, left], next_cursor: null },
      },
    });
    const { person } = showPage(<NoteList />);
    await person.click(await screen.findByRole('button', { name: /Borneo/ }));
    expect(await screen.findByText('Previously raised')).toBeTruthy();
    expect(screen.getByText(/from 1 investor/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show subscriptions' }));
    expect(await screen.findByText('Aisyah binti Rahman')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Subscriptions');
    expect(screen.getByText(/returned · by auto investment/)).toBeTruthy();
    expect(screen.getByText(/cancelled by the investor/)).toBeTruthy();
  });

  it('sorts by a head, narrows by the address and adds up all that match', async () => {
    const answer = { json: { success: true, items: [late], next_cursor: null, totals } };
    const at = 'late=31-90';
    serve({
      ...noViews,
      [`GET /api/operator/notes?${at}&limit=50`]: answer,
      [`GET /api/operator/notes?${at}&sort=overdue&order=desc&limit=50`]: answer,
      [`GET /api/operator/notes?${at}&sort=overdue&order=asc&limit=50`]: answer,
    });
    const { person, router } = showPage(<NoteList />, { at: `/?${at}` });
    expect(await screen.findByRole('rowheader', { name: '1 note' })).toBeTruthy();
    const head = () => screen.getByRole('columnheader', { name: 'Past due' });
    await person.click(within(head()).getByRole('button'));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
    await person.click(within(head()).getByRole('button'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ late: '31-90', sort: 'overdue', order: 'asc' }),
    );
  });
});
