import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));
afterEach(() => {
  vi.mocked(leaveTo).mockClear();
});

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
const LOOK = `GET /api/mobile/topup/${TOKEN}`;
const START = `POST /api/mobile/topup/${TOKEN}`;
const PAGE = '/mobile/balance/topup';
const open = { success: true, state: 'open', first_name: 'Aisyah', minimum: '200.00', topup: null };
const closed = { status: 409, json: { success: false, code: 'payment_closed', message: 'Used.' } };
const used = (state: string, message: string) => ({
  ...{ success: true, state: 'used', first_name: null, minimum: '200.00' },
  topup: { ref_number: 'TM-0123456789', amount: '250.00', state, message },
});

it('shows an explanation without a link, without a request', async () => {
  const { requestsTo: requested } = openPage(PAGE, { user: null });
  expect(await screen.findByRole('heading', { name: 'A payment link is required' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Top Up' }).getAttribute('href')).toBe('/balance/topup');
  expect(requested(LOOK)).toEqual([]);
});

it('explains a link that is used or over', async () => {
  openPage(`${PAGE}#${TOKEN}`, { user: null, handlers: { [LOOK]: closed } });
  expect(await screen.findByRole('heading', { name: 'This link has been used or has expired' })).toBeTruthy();
});

it('says where to look when the bank sends back a browser that has no link', async () => {
  openPage(`${PAGE}?ref_number=TM-0123456789`, { user: null });
  expect(await screen.findByText(/for the status of payment TM-0123456789/)).toBeTruthy();
});

it('shows the first name and the minimum, and leads to the payment page', async () => {
  const started = { status: 201, json: { success: true, link: 'https://x/pay/t', ref_number: 'TM-1' } };
  const { person, requestsTo: requested } = openPage(`${PAGE}#${TOKEN}`, {
    user: null,
    handlers: { [LOOK]: { json: open }, [START]: started },
  });
  expect(await screen.findByText(/Hello Aisyah.*at least RM 200\.00/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Proceed To Top up' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://x/pay/t'));
  expect(requested(START).map((one) => one.body)).toEqual([{ amount: '200.00' }]);
});

it('explains a link that was used in the meantime', async () => {
  let looked = 0;
  const { person } = openPage(`${PAGE}#${TOKEN}`, {
    user: null,
    handlers: {
      [LOOK]: () => {
        looked += 1;
        return looked === 1 ? { json: open } : closed;
      },
      [START]: closed,
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Proceed To Top up' }));
  expect(await screen.findByRole('heading', { name: 'This link has been used or has expired' })).toBeTruthy();
});

it('shows what became of the payment when the bank sends the browser back', async () => {
  sessionStorage.setItem('mobile_topup', TOKEN);
  const message = 'Your top-up has arrived and can be invested.';
  openPage(`${PAGE}?ref_number=TM-0123456789`, {
    user: null,
    handlers: { [LOOK]: { json: used('succeeded', message) } },
  });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('RM 250.00')).toBeTruthy();
});

it('is offered by the balance page as code and link', async () => {
  const json = {
    ...{ success: true, link: `https://x${PAGE}#${TOKEN}`, qr: 'data:image/svg+xml;base64,' },
    expires_at: new Date(Date.now() + 900_000).toISOString(),
  };
  const { person } = openPage('/balance/topup', {
    user: investor(),
    handlers: { 'POST /api/mobile/topup-link': { status: 201, json } },
  });
  await person.click(await screen.findByRole('button', { name: 'Show QR code' }));
  const code = await screen.findByRole('img', { name: 'QR code for a top-up on your phone' });
  expect(code.getAttribute('src')).toBe(json.qr);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
