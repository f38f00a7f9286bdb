import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const TOP_UP = 'POST /api/investors/topup';
const started = {
  ...{ success: true, link: 'http://localhost/pay/token', ref_number: 'T-1' },
  ...{ amount: '200.00', expires_at: null },
};
const open = (handlers = {}) =>
  openPage('/topup/fpx-verify', { user: investor({ first_topup: false }), handlers });
const shown = () => document.querySelector('[data-current="true"] h2')?.textContent;
const amountField = () => screen.findByLabelText('Amount');

beforeEach(() => {
  vi.mocked(leaveTo).mockClear();
});

describe('the slides', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    [1, /almost done/],
    [2, /one-time deposit of minimum RM200 through FPX online banking, with your personal bank/],
    [3, /not a registration fee.*deposit ensures that the bank account matches your personal details/],
    [4, /stay in control.*Invest the money or withdraw it/],
    [5, /Without online banking.*contact support at/],
  ])('number %i says its own', async (number, words) => {
    open();
    await amountField();
    const slides = within(screen.getByRole('region', { name: 'First top-up' }));
    const slide = slides.getByLabelText(`${number} of 5`, { exact: true, selector: 'li' });
    expect(slide.textContent).toMatch(words);
  });

  it('the last one leads to support by e-mail', async () => {
    open();
    await amountField();
    expect(document.querySelector('a[href^="mailto:"]')).toBeTruthy();
  });

  it('hold while one of their buttons has the focus, and continue afterwards', async () => {
    open();
    await amountField();
    const first = shown();
    const next = screen.getByRole('button', { name: /next/i });
    fireEvent.focus(next);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(shown()).toBe(first);
    fireEvent.blur(next);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(shown()).not.toBe(first);
  });

  it('hold where the system requests reduced motion', async () => {
    const before = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...before(query),
      matches: query.includes('prefers-reduced-motion'),
    }));
    open();
    await amountField();
    const first = shown();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(shown()).toBe(first);
  });
});

describe('the form', () => {
  it('begins with 200 behind the prefix RM', async () => {
    open();
    expect(await amountField()).toHaveProperty('value', '200.00');
    expect(screen.getByText('RM', { exact: true })).toBeTruthy();
  });

  it("says 'Minimum top up of RM 200.00.' below the minimum and resets it when it is left", async () => {
    const { person, requestsTo: requested } = open({ [TOP_UP]: { status: 201, json: started } });
    const amount = await amountField();
    await person.clear(amount);
    await person.type(amount, '199.99');
    expect(screen.getByText('Minimum top up of RM 200.00.')).toBeTruthy();
    await person.tab();
    expect(amount).toHaveProperty('value', '200.00');
    expect(requested(TOP_UP)).toEqual([]);
  });

  it.each([
    ['-300', '300'],
    ['3e0i0E0', '3000'],
  ])('typing %s leaves %s', async (typed, left) => {
    const { person } = open();
    const amount = await amountField();
    await person.clear(amount);
    await person.type(amount, typed);
    expect(amount).toHaveProperty('value', left);
  });

  it.each([
    ['-300', '300'],
    ['3e2', ''],
  ])('pasting %s gives %j', async (pasted, left) => {
    const { person } = open();
    const amount = await amountField();
    await person.clear(amount);
    await person.click(amount);
    await person.paste(pasted);
    expect(amount).toHaveProperty('value', left);
  });

  it("shows 'Loading ...' while it works, and sends the first top-up as such", async () => {
    const { person, requestsTo: requested } = open({ [TOP_UP]: { status: 201, json: started } });
    await person.click(await screen.findByRole('button', { name: 'Proceed To Top up' }));
    const working = await screen.findByRole('button', { name: 'Loading ...' });
    expect(working).toHaveProperty('disabled', true);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(started.link));
    const [request] = requested(TOP_UP);
    const body = request?.body instanceof FormData ? Object.fromEntries(request.body) : {};
    expect(body).toEqual({ amount: '200.00', payment_type: 'fpx', first_time: '1' });
  });

  it("leads back with 'Back to Dashboard'", async () => {
    open();
    const back = await screen.findByRole('link', { name: 'Back to Dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });

  it.each(['Individual', 'Institution'] as const)(
    'and the dashboard opens there, for an %s',
    async (type) => {
      const { person, router } = openPage('/topup/fpx-verify', {
        user: investor({ first_topup: false, type }),
      });
      await person.click(await screen.findByRole('link', { name: 'Back to Dashboard' }));
      await waitFor(() => expect(screen.queryByText('You are almost done')).toBeNull());
      expect([router.state.status, router.state.location.pathname]).toEqual(['idle', '/dashboard']);
    },
  );
});
