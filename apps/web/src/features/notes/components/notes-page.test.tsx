import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listedNote } from '../../../testing/notes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const OPEN = 'GET /api/notes/data/open_for_subscription';
const page1 = { success: true, items: [listedNote()], total: 2, next_cursor: 'next' };
const none = { success: true, items: [], total: 0, next_cursor: null };

describe('the list of notes', () => {
  it('says what went wrong, and tries again', async () => {
    let tries = 0;
    const { person } = openPage('/notes', {
      user: investor(),
      handlers: {
        [OPEN]: () => {
          tries += 1;
          return tries === 1
            ? { status: 409, json: { success: false, code: 'stale', message: 'Not yet.' } }
            : { json: none };
        },
      },
    });
    expect(await screen.findByText('Not yet.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open notes at the moment.')).toBeTruthy();
  });

  it('shows a business owner whose page it is', async () => {
    openPage('/notes', { user: businessOwner() });
    expect(await screen.findByText('This page is for investors.')).toBeTruthy();
  });

  it('narrows as the address says, and clears', async () => {
    const { person, router } = openPage('/notes?grade=A&term_max=6&rate_min=9.5', {
      user: investor(),
      handlers: { [`${OPEN}?grade=A&term_max=6`]: { json: none }, [OPEN]: { json: page1 } },
    });
    expect(await screen.findByText('No open notes match these filters.')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear === undefined) throw new Error('There is no way to clear the filters.');
    await person.click(clear);
    expect(await screen.findByRole('link', { name: 'Machines for precision parts' })).toBeTruthy();
    expect(router.state.location.href).toBe('/notes');
  });

  it('puts a choice into the address, without quotes around numbers', async () => {
    const { person, router } = openPage('/notes', {
      user: investor(),
      handlers: { [OPEN]: { json: page1 }, [`${OPEN}?term_max=6`]: { json: none } },
    });
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    await person.click(await screen.findByRole('combobox', { name: 'Tenure' }));
    await person.click(await screen.findByRole('option', { name: 'up to 6 months' }));
    await waitFor(() => expect(router.state.location.href).toBe('/notes?term_max=6'));
  });

  it('shows each filter as a chip that takes it off, and how many notes there are', async () => {
    const { person, router } = openPage('/notes?grade=A&term_max=6', {
      user: investor(),
      handlers: { [`${OPEN}?grade=A&term_max=6`]: { json: none }, [`${OPEN}?term_max=6`]: { json: page1 } },
    });
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeTruthy();
    expect(await screen.findByText('0 notes')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove filter Grade A' }));
    expect(await screen.findByText('2 notes')).toBeTruthy();
    expect(router.state.location.href).toBe('/notes?term_max=6');
  });

  it('puts a note on the watchlist and narrows to it', async () => {
    const note = listedNote();
    const watch = `PUT /api/notes/watchlist/${note.id}`;
    const { person, router, requestsTo } = openPage('/notes', {
      user: investor(),
      handlers: {
        [OPEN]: { json: page1 },
        [`${OPEN}?watched=1`]: { json: none },
        [watch]: { json: { success: true, is_watched: true } },
      },
    });
    await person.click(await screen.findByRole('button', { name: `Watch ${note.number}` }));
    await waitFor(() => expect(requestsTo(watch)).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Watchlist' }));
    expect(await screen.findByText(/No open notes on your watchlist match/)).toBeTruthy();
    expect(router.state.location.href).toBe('/notes?watched=1');
  });

  it('saves what is on as a search with alerts, and goes back to it', async () => {
    const SAVE = 'POST /api/notes/searches';
    const saved = {
      ...{ id: '0195a3f0-0000-7000-8000-000000000701', name: 'Short', grade: null, type: null },
      ...{ contract: null, rate_min: '10.00', term_max: 6, guaranteed: null, alerts: true },
    };
    const { person, router, requestsTo } = openPage('/notes?term_max=6&rate_min=10', {
      user: investor(),
      handlers: {
        [`${OPEN}?rate_min=10&term_max=6`]: { json: page1 },
        'GET /api/notes/searches': { json: { success: true, items: [saved], next_cursor: null } },
        [SAVE]: { status: 201, json: { success: true, search: saved } },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Saved searches' }));
    await person.type(await screen.findByLabelText('Name of this search'), 'Short');
    await person.click(screen.getByRole('button', { name: 'Save search' }));
    await waitFor(() =>
      expect(requestsTo(SAVE)[0]?.body).toEqual({ name: 'Short', term_max: 6, rate_min: '10', alerts: true }),
    );
    await person.click(await screen.findByRole('button', { name: /^Short/ }));
    expect(router.state.location.search).toEqual({ term_max: 6, rate_min: 10 });
  });

  it('reads on with the cursor, to the end', async () => {
    const second = listedNote({
      id: '0195a3f0-0000-7000-8000-000000000102',
      number: 'N-000319',
      purpose: 'A second lorry',
    });
    const { person } = openPage('/notes', {
      user: investor(),
      handlers: {
        [OPEN]: { json: page1 },
        [`${OPEN}?cursor=next`]: { json: { success: true, items: [second], total: 2, next_cursor: null } },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'A second lorry' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Machines for precision parts' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
