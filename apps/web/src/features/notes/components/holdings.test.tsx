import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aNote, listedNote } from '../../../testing/notes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

const PATH = 'GET /api/notes/data/subscribed';
const PAST = 'GET /api/notes/data/past';
const ISSUERS = 'GET /api/notes/data/issuers';
const mine = {
  waiting: '0.00',
  principal: '500.00',
  outstanding: '350.00',
  received: '162.40',
  subscriptions: [],
};
const { is_watched: _watched, ...note } = listedNote({ state: 'issued' });
const held = { ...note, mine, issuer_number: 'ISR-0A1B2C', next_due_on: '2027-01-04', next_amount: '171.66' };
const totals = { waiting: '0.00', principal: '500000.00', outstanding: '350000.00', received: '162400.00' };
const page = { success: true, items: [held], total: 10_000, totals, next_cursor: '50' };
const none = {
  success: true,
  items: [],
  total: 0,
  totals: { ...totals, outstanding: '0.00' },
  next_cursor: null,
};
/** The page's request, with what narrows first. */
const requestFor = ({ path = PATH, narrow = '', sort = 'newest', order = 'desc', page = 1 } = {}) =>
  `${path}?${narrow}sort=${sort}&order=${order}&limit=50&page=${page}`;
const FIRST = requestFor();

afterEach(() => localStorage.clear());

describe('the table of notes', () => {
  it('says what went wrong, and tries again', async () => {
    openPage('/notes?tab=subscribed', {
      user: investor(),
      handlers: { [FIRST]: { status: 409, json: { success: false, code: 'stale', message: 'Not yet.' } } },
    });
    expect(await screen.findByText('Not yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('leads to open notes where there is nothing, and clears filters where nothing matches', async () => {
    const { person, router } = openPage('/notes?tab=past&grade=C', {
      user: investor(),
      handlers: {
        [requestFor({ path: PAST, narrow: 'grade=C&' })]: { json: none },
        [requestFor({ path: PAST })]: { json: none },
      },
    });
    expect(await screen.findByText('None of your notes match these filters.')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear === undefined) throw new Error('There is no way to clear the filters.');
    await person.click(clear);
    expect(await screen.findByText('No completed notes yet.')).toBeTruthy();
    expect(router.state.location.href).toBe('/notes?tab=past');
  });

  it('sorts by its heads, in the address, and says so', async () => {
    const { person, router, requestsTo } = openPage('/notes?tab=subscribed&page=4', {
      user: investor(),
      handlers: {
        [requestFor({ page: 4 })]: { json: page },
        [requestFor({ sort: 'outstanding' })]: { json: page },
        [requestFor({ sort: 'outstanding', order: 'asc' })]: { json: page },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Outstanding principal' }));
    await waitFor(() => expect(router.state.location.href).toBe('/notes?tab=subscribed&sort=outstanding'));
    const head = screen.getByRole('columnheader', { name: 'Outstanding principal' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await person.click(screen.getByRole('button', { name: 'Outstanding principal' }));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
    expect(router.state.location.search).toMatchObject({ sort: 'outstanding', order: 'asc' });
    await waitFor(() =>
      expect(requestsTo(requestFor({ sort: 'outstanding', order: 'asc' }))).toHaveLength(1),
    );
  });

  it('shows totals of all pages, and continues to the next', async () => {
    const { person, router } = openPage('/notes?tab=subscribed', {
      user: investor(),
      handlers: { [FIRST]: { json: page }, [requestFor({ page: 2 })]: { json: page } },
    });
    const total = await screen.findByRole('row', { name: /Total of 10,000 notes/ });
    expect(within(total).getByText('RM 350,000.00')).toBeTruthy();
    expect(screen.getByText('1–50 of 10,000')).toBeTruthy();
    const link = screen.getByRole('link', { name: note.number });
    expect(link.getAttribute('href')).toBe(`/notes/${note.number}#holding`);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
  });

  it('searches once typing pauses, and saves what it shows', async () => {
    const csv = `${PATH}?q=lorry&sort=newest&order=desc&format=csv`;
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { person, router, requestsTo } = openPage('/notes?tab=subscribed', {
      user: investor(),
      handlers: {
        [FIRST]: { json: page },
        [requestFor({ narrow: 'q=lorry&' })]: { json: page },
        [csv]: { json: {} },
      },
    });
    await person.type(await screen.findByRole('searchbox', { name: 'Search notes' }), 'lorry');
    await waitFor(() => expect(router.state.location.href).toBe('/notes?tab=subscribed&q=lorry'));
    await person.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^titian-notes-subscribed-.*\.csv$/)]));
    expect(requestsTo(csv)).toHaveLength(1);
  });

  it('shows the columns that were chosen in this browser', async () => {
    const { person } = openPage('/notes?tab=subscribed', {
      user: investor(),
      handlers: { [FIRST]: { json: page } },
    });
    await screen.findByRole('columnheader', { name: 'Rate p.a.' });
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Issuer' }));
    await person.click(screen.getByRole('checkbox', { name: 'Rate p.a.' }));
    expect(await screen.findByText('ISR-0A1B2C')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Rate p.a.' })).toBeNull();
    expect(localStorage.getItem('note_columns')).toBe(
      'note,issuer,state,waiting,principal,outstanding,received,next',
    );
  });

  it('groups by issuer, and leads to the notes of one', async () => {
    const group = {
      ...totals,
      ...{ issuer_number: 'ISR-0A1B2C', industry: 'Manufacturing', industry_code: 'C', notes: 12 },
      ...{ notes_late: 1, share_percent: '18.20' },
    };
    const { person, router } = openPage('/notes?tab=subscribed&sort=rate', {
      user: investor(),
      handlers: {
        [requestFor({ sort: 'rate' })]: { json: page },
        [requestFor({ narrow: 'issuer=ISR-0A1B2C&' })]: { json: page },
        [`${requestFor({ path: ISSUERS, sort: 'share' })}&list=subscribed`]: {
          json: {
            success: true,
            items: [group],
            total: 1,
            totals: { ...totals, notes: 12 },
            next_cursor: null,
          },
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Group by issuer' }));
    expect(await screen.findByText('18.20%')).toBeTruthy();
    expect(router.state.location.href).toBe('/notes?tab=subscribed&group=issuer');
    await person.click(screen.getByRole('link', { name: 'Show notes of ISR-0A1B2C' }));
    expect(await screen.findByRole('button', { name: 'Remove filter ISR-0A1B2C' })).toBeTruthy();
    expect(router.state.location.href).toBe('/notes?tab=subscribed&issuer=ISR-0A1B2C');
  });
});

describe('a holding', () => {
  it('shows what is overdue, received and next, by instalment', async () => {
    const parts = { principal: '166.66', return: '5.00' };
    const row = { ...parts, number: 1, due_on: '2027-01-04', total: '171.66' };
    const own = aNote({ state: 'issued', mine, can: { ...aNote().can, invest: false } });
    openPage(`/notes/${own.number}#holding`, {
      user: investor(),
      handlers: {
        [`GET /api/notes/${own.number}`]: { json: { success: true, note: own } },
        [`GET /api/notes/amortizations?note_id=${own.id}`]: {
          json: { success: true, items: [], next_cursor: null, quote: null, calendar: null },
        },
        [`GET /api/notes/recovery?note_id=${own.id}`]: { json: { success: true, recovery: null } },
        [`GET /api/notes/holding?note_id=${own.id}`]: {
          json: {
            success: true,
            holding: {
              ...{ note_id: own.id, note_number: own.number, principal: '500.00', outstanding: '333.34' },
              ...{ written_off: '0.00', next_payment: { due_on: '2027-03-02', amount: '171.68' } },
              received: {
                ...{ ...parts, late_charge: '0.00', fee: '0.50', service_tax: '0.04' },
                ...{ withholding_tax: '0.00', net: '171.12' },
              },
              arrears: { ...parts, late_charge: '1.20', days_past_due: 20, total: '172.86' },
              instalments: [
                { ...row, received: '171.66', received_on: '2027-01-04', state: 'paid' },
                {
                  ...row,
                  number: 2,
                  due_on: '2027-02-02',
                  received: '0.00',
                  received_on: null,
                  state: 'late',
                },
              ],
            },
          },
        },
      },
    });
    const section = await screen.findByRole('region', { name: 'Payments of your holding' });
    expect(await within(section).findByText('RM 172.86 is overdue to you, 20 days past due')).toBeTruthy();
    expect(within(section).getByText('RM 171.68 on 2 Mar 2027')).toBeTruthy();
    expect(within(section).getByText('RM 171.12')).toBeTruthy();
    expect(within(section).getAllByText('4 Jan 2027')).toHaveLength(2);
    expect(within(section).getByText('Overdue')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(section));
    expect(screen.getByRole('link', { name: 'Subscribed' }).getAttribute('href')).toBe(
      '/notes?tab=subscribed',
    );
  });
});
