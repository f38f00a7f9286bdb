import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNote } from '../../../testing/notes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { platformTerms } from '../../../testing/platform.ts';
import { investor } from '../../../testing/users.ts';
import type { Note } from '../api/note.ts';

const INVEST = 'POST /api/investors/investment';

function quoteFor(amount: string) {
  return {
    success: true,
    items: [
      {
        ...{ number: 1, due_on: '2026-12-25', principal: amount, return: '3.67', total: amount },
        ...{ late_charge: '0.00', penalty: '0.00', paid: '0.00', state: 'due', mine: '0.00' },
      },
    ],
    next_cursor: null,
    calendar: { known_through: '2030-12-31', provisional: [], beyond: ['2031-01-09'] },
    quote: {
      return_gross: '3.67',
      fee: '0.55',
      service_tax: '0.04',
      withholding_tax: '0.00',
      return_net: '3.08',
      net_rate: '14.66',
      break_even_default_percent: '2.98',
      months: [{ month: '2026-12', principal: amount, return_net: '3.08' }],
    },
  };
}

function accepted(noteId: string) {
  return {
    success: true,
    subscription: {
      id: '0195a3f0-0000-7000-8000-000000000901',
      note_id: noteId,
      amount: '100.00',
      source: 'manual',
      state: 'active',
      cancel_until: '2099-01-01T01:00:00.000Z',
    },
    balance: '2380.50',
    note: { raised: '93700.00', remaining: '36300.00', funded_percent: '72.07', state: 'listed' },
  };
}

type Handlers = NonNullable<Parameters<typeof openPage>[1]['handlers']>;

async function openNote(note: Note, handlers: Handlers = {}) {
  const quotes = ['50.00', '60.00', '30.00', '100.00', '500.00'].map((amount) => [
    `GET /api/notes/amortizations?note_id=${note.id}&amount=${amount}`,
    { json: quoteFor(amount) },
  ]);
  const page = openPage(`/notes/${note.number}`, {
    user: investor(),
    handlers: {
      'GET /api/platform/terms': { json: { success: true, terms: platformTerms } },
      [`GET /api/notes/${note.number}`]: { json: { success: true, note } },
      ...Object.fromEntries(quotes),
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: note.purpose });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return page;
}

const confirm = (name = /^Confirm/) => screen.getByRole('button', { name });

describe('the terms of cancelling', () => {
  it.each([
    [24, 3, 30, 2, 'within 24 hours while', 'You have 2 of 3 cancellations left in 30 days.', false],
    [1, 1, 14, 0, 'within 1 hour while', 'You have used your cancellation of the last 14 days.', true],
  ])('%i hours, %i times, %i days, %i left', async (hours, times, days, left, window, often, isOver) => {
    const limit = { cancellations_per_30_days: times, cancellation_window_days: days };
    const terms = { ...platformTerms, ...limit, cancel_window_hours: hours };
    const { position } = aNote();
    if (position === null) throw new Error('The example has a position.');
    const page = await openNote(aNote({ position: { ...position, cancellations_left: left } }), {
      'GET /api/platform/terms': { json: { success: true, terms } },
      [INVEST]: { json: accepted('x') },
    });
    expect(await screen.findByText(new RegExp(`You can cancel ${window}`))).toBeTruthy();
    await page.person.click(confirm());
    await page.person.click(await screen.findByRole('button', { name: 'Cancel investment of RM 100.00' }));
    expect(await screen.findByText(often)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Cancel investment' });
    expect(button.hasAttribute('disabled')).toBe(isOver);
    expect(screen.getByRole('button', { name: 'Keep investment' })).toBeTruthy();
  });
});

describe('the amount', () => {
  const amountField = () => screen.getByLabelText('Investment amount');

  it.each([
    ['40', 'The minimum is RM 50.00.'],
    ['55', 'Please invest in steps of RM 10.00.'],
    ['36410', 'Only RM 36,400.00 remains in this note.'],
    ['2490', /Insufficient cash balance: RM 9.50 short/],
  ])('%s is rejected while it is typed, without a quote', async (typed, words) => {
    const page = await openNote(aNote());
    await screen.findByText('RM 53.08');
    await page.person.clear(amountField());
    await page.person.type(amountField(), typed);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/Estimated net receipts/)).toBeNull();
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(page.seen.some(({ path }) => path.includes(`amount=${typed}`))).toBe(false);
  });

  it('never shows a new amount beside an old quote', async () => {
    const page = await openNote(aNote());
    await screen.findByText('RM 53.08');
    await page.person.click(screen.getByRole('button', { name: 'RM 500' }));
    expect(screen.queryByText('Estimated net receipts for RM 500.00')).toBeNull();
    expect(screen.getByText('Updating the estimate')).toBeTruthy();
    expect(await screen.findByText('Estimated net receipts for RM 500.00')).toBeTruthy();
    expect(screen.getByText('RM 503.08')).toBeTruthy();
  });

  it('may be the most that is possible', async () => {
    await openNote(aNote({ remaining: '500.00' }), {});
    const group = screen.getByRole('group', { name: 'Usual amounts' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([...['RM 50', 'RM 100', 'RM 500', 'Max']]);
    expect(within(group).getByRole('button', { name: 'Maximum, RM 500.00' })).toBeTruthy();
  });

  it('says how much of the portfolio the issuer would be', async () => {
    await openNote(aNote());
    expect(screen.getByText('This makes the issuer 18% of your portfolio.')).toBeTruthy();
  });
});

describe('rejected', () => {
  it('requires the wakalah tick before anything is sent on a Shariah note', async () => {
    const page = await openNote(aNote({ contract: 'Shariah' }), { [INVEST]: { json: accepted('x') } });
    await page.person.click(confirm());
    expect(
      await screen.findByText('Please accept the wakalah agreement to invest in a Shariah note.'),
    ).toBeTruthy();
    expect(page.requestsTo(INVEST)).toEqual([]);
    await page.person.click(screen.getByRole('checkbox', { name: /wakalah/ }));
    await page.person.click(confirm());
    await screen.findByText('Investment confirmed');
    expect(page.requestsTo(INVEST)[0]?.body).toMatchObject({
      agree_wakalah: 1,
      acknowledge_limit: 0,
      fill_remaining: 0,
    });
  });

  it('says when the note opens', async () => {
    const json = {
      success: false,
      code: 'note_not_open',
      message: 'Not open for you yet.',
      opens_at: '2026-11-24T01:00:00.000Z',
    };
    const page = await openNote(aNote(), { [INVEST]: { status: 409, json } });
    await page.person.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not open for you yet.');
    expect(alert.textContent).toContain('24 Nov 2026, 09:00');
  });

  it('leads to other notes when this one is full', async () => {
    const json = { success: false, code: 'note_full', message: 'Fully funded.', amount_left: '0.00' };
    const page = await openNote(aNote(), { [INVEST]: { status: 409, json } });
    await page.person.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'View open notes' }).getAttribute('href')).toBe('/notes');
  });

  it('leads to a top-up when cash does not suffice', async () => {
    const json = {
      success: false,
      code: 'insufficient_balance',
      message: 'x',
      errors: { amount: ['Your cash balance is RM 20.00.'] },
    };
    const page = await openNote(aNote(), { [INVEST]: { status: 422, json } });
    await page.person.click(confirm());
    expect(await screen.findByText('Your cash balance is RM 20.00.')).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Top Up' }).getAttribute('href')).toBe('/balance/topup');
  });

  it('prompts in the panel to confirm the recommended limit before anything is sent', async () => {
    const { position } = aNote();
    if (position === null) throw new Error('The example has a position.');
    const page = await openNote(aNote({ position: { ...position, invested: '49960.00' } }), {
      [INVEST]: { json: accepted('x') },
    });
    await page.person.click(confirm());
    expect(await screen.findByText('Please confirm that you wish to continue.')).toBeTruthy();
    expect(page.requestsTo(INVEST)).toEqual([]);
    await page.person.click(screen.getByRole('checkbox', { name: /RM 49,960.00 invested.*RM 50,000.00/ }));
    await page.person.click(confirm());
    await screen.findByText('Investment confirmed');
    expect(page.requestsTo(INVEST)[0]?.body).toMatchObject({ acknowledge_limit: 1 });
  });

  it('prompts for it where only the server knows, then sends the tick', async () => {
    const limit = {
      success: false,
      code: 'limit_acknowledgement_required',
      message: 'Above the limit.',
      invested: '49950.00',
      limit: '50000.00',
    };
    let tries = 0;
    const page = await openNote(aNote(), {
      [INVEST]: () => {
        tries += 1;
        return tries === 1 ? { status: 409, json: limit } : { json: accepted('x') };
      },
    });
    await page.person.click(confirm());
    await page.person.click(
      await screen.findByRole('checkbox', { name: /RM 49,950.00 invested.*RM 50,000.00/ }),
    );
    await page.person.click(confirm());
    await screen.findByText('Investment confirmed');
    expect(page.requestsTo(INVEST)[1]?.body).toMatchObject({ acknowledge_limit: 1 });
  });

  it('offers what is left when more is requested', async () => {
    const page = await openNote(aNote({ remaining: '500.00' }), { [INVEST]: { json: accepted('x') } });
    const amount = screen.getByLabelText('Investment amount');
    await page.person.clear(amount);
    await page.person.type(amount, '900');
    await page.person.click(await screen.findByRole('checkbox', { name: /Only RM 500.00 remains/ }));
    await page.person.click(confirm(/^Confirm RM 500.00/));
    await screen.findByText('Investment confirmed');
    expect(page.requestsTo(INVEST)[0]?.body).toMatchObject({ amount: '900.00', fill_remaining: 1 });
  });

  it('shows no form for a note that opens later', async () => {
    const note = aNote({ opens_at: '2099-01-01T01:00:00.000Z', can: { ...aNote().can, invest: false } });
    await openNote(note);
    expect(screen.getByText('Not open yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });
});

describe('one key per intention', () => {
  it('repeats the key after a lost answer, and makes a new one for another amount', async () => {
    let tries = 0;
    const page = await openNote(aNote(), {
      [INVEST]: () => {
        tries += 1;
        return tries < 3
          ? { status: 503, json: { success: false, code: 'busy', message: 'Busy.' } }
          : { json: accepted('x') };
      },
    });
    await page.person.click(confirm());
    await screen.findByText('Busy.');
    await page.person.click(confirm());
    await waitFor(() => expect(page.requestsTo(INVEST)).toHaveLength(2));
    await screen.findByText('Busy.');
    await page.person.click(screen.getByRole('button', { name: 'RM 10.00 more' }));
    await page.person.click(confirm(/^Confirm RM 60.00/));
    await screen.findByText('Investment confirmed');
    const keys = page.requestsTo(INVEST).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('accepted', () => {
  it('shows what comes back for the amount before confirming', async () => {
    await openNote(aNote());
    expect(await screen.findByText('RM 53.08')).toBeTruthy();
    expect(screen.getByText('in one payment of about RM 53.08')).toBeTruthy();
    expect(screen.getByText('Fee and tax RM 0.59')).toBeTruthy();
    expect(screen.getByText('2.98%')).toBeTruthy();
    // The schedule reaches past the holidays that are known.
    expect(screen.getByRole('note').textContent).toContain('9 Jan 2031');
    expect(screen.getByText('Cash balance after investment: RM 2,430.50')).toBeTruthy();
  });

  it('shows the first payment to expect, and what is next', async () => {
    const page = await openNote(aNote(), { [INVEST]: { json: accepted('x') } });
    await page.person.click(confirm());
    expect(await screen.findByText('about RM 103.08 on 25 Dec 2026, if issued today')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Next steps' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View my notes' }).getAttribute('href')).toBe(
      '/notes?tab=subscribed',
    );
  });

  it('can be cancelled with a key of its own', async () => {
    const cancel = 'DELETE /api/investors/investment/0195a3f0-0000-7000-8000-000000000901';
    const { subscription } = accepted('x');
    const page = await openNote(aNote(), {
      [INVEST]: { json: accepted('x') },
      [cancel]: {
        json: { success: true, subscription: { ...subscription, state: 'cancelled' }, balance: '2480.50' },
      },
    });
    await page.person.click(confirm());
    await page.person.click(await screen.findByRole('button', { name: 'Cancel investment of RM 100.00' }));
    await page.person.click(await screen.findByRole('button', { name: 'Cancel investment' }));
    expect(
      await screen.findByText('Investment cancelled. RM 100.00 has been returned to your cash balance.'),
    ).toBeTruthy();
    const keyOf = (call: string) => page.requestsTo(call)[0]?.headers.get('Idempotency-Key');
    expect(keyOf(cancel)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(cancel)).not.toBe(keyOf(INVEST));
  });
});
