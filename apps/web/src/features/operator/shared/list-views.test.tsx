import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, operatorAnswer } from '../../../testing/operators.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { ListViews } from './list-views.tsx';
import type { SavedView } from './views-query.ts';

const view = (number: number, differences: Partial<SavedView> = {}): SavedView => ({
  id: idOf(number),
  list: 'notes',
  name: `View ${number}`,
  query: 'late=31-90',
  shared: false,
  maker: 'Nadia Hassan',
  can: { change: true },
  ...differences,
});
const views = 'GET /api/operator/views?list=notes';
const credit = { 'GET /api/operator/current': { json: operatorAnswer('credit') } };
const listed = (...items: SavedView[]) => ({ json: { success: true, items } });

describe('saved views', () => {
  it('open as tabs; the one of the address is marked', async () => {
    serve({
      ...credit,
      [views]: listed(view(1), view(2, { query: 'q=Jaya+%26+Co&sort=overdue', shared: true })),
    });
    const { person, router } = showPage(<ListViews list="notes" />, { at: '/?late=31-90&id=x' });
    const first = await screen.findByRole('button', { name: 'View 1' });
    expect(first.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('button', { name: '+ Save view' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'View 2' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Jaya & Co', sort: 'overdue' }));
    expect(screen.getByRole('button', { name: 'View 2' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: 'View 2' }).title).toBe('Shared by Nadia Hassan');
    await person.click(screen.getByRole('button', { name: 'Default' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('are saved with what stands in the address, for oneself or shared', async () => {
    const seen = serve({
      ...credit,
      [views]: listed(),
      'POST /api/operator/views': { status: 201, json: { success: true, view: view(3) } },
    });
    const { person } = showPage(<ListViews list="notes" />, { at: '/?sort=overdue&late=1-30&id=x' });
    await person.click(await screen.findByRole('button', { name: '+ Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    await person.type(within(dialog).getByLabelText(/^Name/), 'Past due');
    await person.click(within(dialog).getByLabelText(/^Share with/));
    await person.click(within(dialog).getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ list: 'notes', name: 'Past due', query: 'late=1-30&sort=overdue', shared: true },
    });
  });

  it('show why a name is not taken', async () => {
    const errors = { name: ['A view of this list has this name already'] };
    serve({
      ...credit,
      [views]: listed(),
      'POST /api/operator/views': { status: 422, json: { success: false, message: 'No', errors } },
    });
    const { person } = showPage(<ListViews list="notes" />, { at: '/?late=1-30' });
    await person.click(await screen.findByRole('button', { name: '+ Save view' }));
    await person.click(await screen.findByRole('button', { name: 'Save view' }));
    expect((await screen.findAllByText(/has this name already/)).length).toBeGreaterThan(0);
  });

  it('are renamed and deleted by those who may, after a second step', async () => {
    const seen = serve({
      ...credit,
      [views]: listed(view(1), view(2, { query: 'late=1-30', can: { change: false } })),
      [`PUT /api/operator/views/${idOf(1)}`]: { json: { success: true, view: view(1) } },
      [`DELETE /api/operator/views/${idOf(1)}`]: { json: { success: true } },
    });
    const { person } = showPage(<ListViews list="notes" />, { at: '/?late=31-90' });
    await person.click(await screen.findByRole('button', { name: 'Options of the view View 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await person.type(await screen.findByLabelText(/^Name/), '!');
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'View 1!' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Options of the view View 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'DELETE')).toBe(true));
    await person.click(screen.getByRole('button', { name: 'View 2' }));
    expect(screen.queryByRole('button', { name: /^Options of/ })).toBeNull();
  });
});
