import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { HitQueue } from './hit-queue.tsx';
import { ListedQueue } from './listed-queue.tsx';

const listed = {
  id: idOf(300),
  kind: 'person',
  name: 'Zulkarnain bin Hamdan',
  source: 'UN 1267 list',
  listed_on: '2026-01-05',
  removed_on: null,
};
const hit = {
  ...{
    id: idOf(100),
    user_id: idOf(200),
    customer: 'Zul Hamdan',
    name: 'Zulkarnain Hamdan',
    role: 'applicant',
  },
  ...{ listed, score: 93, state: 'open', found_at: '2026-11-20T03:04:05.000Z', found_by: 'submission' },
  ...{ decided_at: null, can: { clear: true, confirm: true } },
};
const proposals = { 'POST /api/operator/approvals': { status: 201, json: { success: true } } };
const page = (items: readonly unknown[]) => ({ json: { success: true, items, next_cursor: null } });

describe('the queue of screened names', () => {
  it('shows both names, and proposes to clear one with a reason', async () => {
    const seen = serve({ 'GET /api/operator/screening-hits?state=open': page([hit]), ...proposals });
    const { person } = showPage(<HitQueue />);
    await person.click(await screen.findByRole('button', { name: 'Zulkarnain Hamdan' }));
    expect(screen.getAllByText('Zulkarnain bin Hamdan').length).toBeGreaterThan(0);
    expect(screen.getByText('UN 1267 list')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Clear match' }));
    await person.click(screen.getByLabelText(/^Reason/));
    await person.paste('Born in another year');
    await person.click(screen.getByRole('button', { name: 'Clear match' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ kind: 'screening_clearance', subject_id: hit.id },
      ...{ after: { decision: 'cleared' }, reason: 'Born in another year' },
    });
  });

  it('has no buttons for others', async () => {
    const closed = { ...hit, can: { clear: false, confirm: false } };
    serve({ 'GET /api/operator/screening-hits?state=open': page([closed]) });
    const { person } = showPage(<HitQueue />);
    await person.click(await screen.findByRole('button', { name: 'Zulkarnain Hamdan' }));
    expect(screen.queryByRole('button', { name: 'Clear match' })).toBeNull();
    expect(screen.getByText(/No action for you/)).toBeTruthy();
  });
});

describe('the screening list', () => {
  it('takes names, one on each line, with where they were published', async () => {
    const seen = serve({ 'GET /api/operator/screening-list?state=listed': page([]), ...proposals });
    const { person } = showPage(<ListedQueue />);
    await person.click(await screen.findByRole('button', { name: 'Add names' }));
    await person.click(screen.getByLabelText('Names, one per line'));
    await person.paste('One Person\nTwo Person');
    await person.click(screen.getByLabelText('Source'));
    await person.paste('MOHA 7/2026');
    await person.click(screen.getByLabelText(/^Reason/));
    await person.paste('New edition');
    await person.click(screen.getByRole('button', { name: 'Propose names' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      after: {
        add: [
          { kind: 'person', name: 'One Person', source: 'MOHA 7/2026' },
          { kind: 'person', name: 'Two Person', source: 'MOHA 7/2026' },
        ],
        remove: [],
      },
    });
  });

  it('takes a name off by its id', async () => {
    const row = { ...listed, can: { remove: true } };
    const seen = serve({ 'GET /api/operator/screening-list?state=listed': page([row]), ...proposals });
    const { person } = showPage(<ListedQueue />);
    await person.click(await screen.findByRole('button', { name: 'Zulkarnain bin Hamdan' }));
    await person.click(screen.getByRole('button', { name: 'Remove from list' }));
    await person.click(screen.getByLabelText(/^Reason/));
    await person.paste('Delisted');
    await person.click(screen.getByRole('button', { name: 'Remove from list' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      after: { add: [], remove: [listed.id] },
    });
  });
});
