import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { platformTerms } from '../../../testing/platform.ts';
import { investor } from '../../../testing/users.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const TOP_UP = 'POST /api/investors/topup';
const started = {
  success: true,
  link: 'http://localhost/pay/token-of-the-payment',
  ref_number: 'T-1',
  amount: '200.00',
  expires_at: null,
};

beforeEach(() => {
  vi.mocked(leaveTo).mockClear();
});

describe('top-up', () => {
  it('blocks an amount below RM 200.00, and does not send a raised one unseen', async () => {
    const { person, requestsTo: requested } = openPage('/balance/topup', {
      user: investor(),
      handlers: { [TOP_UP]: { status: 201, json: started } },
    });
    const amount = await screen.findByLabelText('Amount');
    expect(amount).toHaveProperty('value', '200.00');
    await person.clear(amount);
    await person.type(amount, '150{Enter}');
    expect(screen.getByText('Minimum top up of RM 200.00.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Proceed To Top up' }));
    expect(amount).toHaveProperty('value', '200.00');
    expect(requested(TOP_UP)).toEqual([]);
  });

  it('says the maximum of one payment while it is typed', async () => {
    const { person, requestsTo: requested } = openPage('/balance/topup', {
      user: investor(),
      handlers: { 'GET /api/platform/terms': { json: { success: true, terms: platformTerms } } },
    });
    const amount = await screen.findByLabelText('Amount');
    await person.clear(amount);
    await person.type(amount, '30000.01');
    expect(await screen.findByText('Maximum RM 30,000.00 per payment.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Proceed To Top up' }));
    expect(requested(TOP_UP)).toEqual([]);
  });

  it('goes to the payment page, once per intention', async () => {
    const { person, requestsTo: requested } = openPage('/balance/topup', {
      user: investor(),
      handlers: { [TOP_UP]: { status: 201, json: started } },
    });
    await person.click(await screen.findByRole('button', { name: 'Proceed To Top up' }));
    expect(await screen.findByRole('button', { name: 'Loading ...' })).toBeTruthy();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(started.link));
    const [request] = requested(TOP_UP);
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    const body = request?.body instanceof FormData ? Object.fromEntries(request.body) : {};
    expect(body).toEqual({ amount: '200.00', payment_type: 'fpx', first_time: '0' });
  });

  it.each([
    ['a failure', { status: 503, json: { success: false, code: 'unavailable', message: 'Down.' } }],
    ['an answer without a link', { json: { ...started, link: '' } }],
  ])('says the same after %s', async (_case, answer) => {
    const { person } = openPage('/balance/topup', { user: investor(), handlers: { [TOP_UP]: answer } });
    await person.click(await screen.findByRole('button', { name: 'Proceed To Top up' }));
    expect(await screen.findByText('Unable to top up, try again later.')).toBeTruthy();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('copies field errors to the form', async () => {
    const json = { success: false, message: 'x', errors: { amount: ['At most RM 30,000.00 per payment.'] } };
    const { person } = openPage('/balance/topup', {
      user: investor(),
      handlers: { [TOP_UP]: { status: 422, json } },
    });
    await person.click(await screen.findByRole('button', { name: 'Proceed To Top up' }));
    expect(await screen.findAllByText(/At most RM 30,000\.00 per payment\.$/)).toHaveLength(2);
  });

  it('is not offered to fund-managed investors', async () => {
    openPage('/balance/topup', { user: investor({ is_inv_fund_managed: true }) });
    expect(await screen.findByText(/Your funds are managed under a mandate/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proceed To Top up' })).toBeNull();
  });
});

describe('what became of a top-up', () => {
  const VERIFY = 'POST /api/investors/verify_latest_topup';
  const outcome = (state: string, message: string) => ({
    success: true,
    topup: {
      ref_number: 'T-1',
      amount: '200.00',
      payment_type: 'fpx',
      state,
      reason: null,
      message,
      settled_at: null,
    },
    balance: '200.00',
    first_topup: state === 'succeeded',
  });
  const settled = outcome('succeeded', 'It has arrived.');

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['held', 'Payment under review', 'Go to the dashboard'],
    ['failed', 'Payment failed', 'Top up again'],
    ['expired', 'Payment expired', 'Top up again'],
  ])('%s is said honestly', async (state, title, way) => {
    openPage('/balance?ref_number=T-1', {
      user: investor(),
      handlers: { [VERIFY]: { json: outcome(state, 'The reason.') } },
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('The reason.')).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
  });

  it('settles by polling, then stops polling', async () => {
    let requestCount = 0;
    const { requestsTo: requested } = openPage('/balance?ref_number=T-1', {
      user: investor(),
      handlers: {
        [VERIFY]: () => {
          requestCount += 1;
          return { json: requestCount === 1 ? outcome('pending', 'Not yet.') : settled };
        },
      },
    });
    expect(await screen.findByText('Awaiting bank confirmation')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByText('Top-up successful')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(requested(VERIFY)).toHaveLength(2);
  });
});

describe('withdrawal', () => {
  const WITHDRAW = 'POST /api/investors/withdraw';
  const SEND = 'POST /api/user/send-email-otp';
  const demand = {
    success: false,
    code: 'step_up_required',
    message: 'Please confirm this with a fresh code.',
    otp_types: ['email'],
    fee: '1.00',
    service_tax: '0.08',
    net: '298.92',
    arrives_on: '2026-11-23',
  };
  const done = {
    success: true,
    withdrawal: {
      id: '0195a3f0-0000-7000-8000-000000000801',
      amount: '300.00',
      fee: '1.00',
      service_tax: '0.08',
      net: '298.92',
      state: 'requested',
      arrives_on: '2026-11-23',
    },
    balance: '2180.50',
  };
  const sent = {
    success: true,
    expires_at: '2026-11-21T05:00:00.000Z',
    resend_at: '2026-11-21T04:00:00.000Z',
  };

  it('prompts for the code when the server demands it, shows the terms, keeps the key', async () => {
    const { person, requestsTo: requested } = openPage('/balance/withdraw', {
      user: investor(),
      handlers: {
        [SEND]: { json: sent },
        [WITHDRAW]: ({ body }) =>
          JSON.stringify(body).includes('otp_code')
            ? { status: 201, json: done }
            : { status: 403, json: demand },
      },
    });
    await person.type(await screen.findByLabelText('Amount'), '300');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const code = await screen.findByLabelText('6-digit code');
    expect(requested(SEND).map(({ body }) => body)).toEqual([{ purpose: 'step_up' }]);
    expect(screen.getByText('RM 298.92')).toBeTruthy();
    expect(screen.getByText('23 Nov 2026')).toBeTruthy();
    await person.type(code, '123456');
    await person.click(screen.getByRole('button', { name: 'Withdraw RM 300.00' }));
    expect(await screen.findByText('Withdrawal requested')).toBeTruthy();
    const requests = requested(WITHDRAW);
    expect(requests.map(({ body }) => body)).toEqual([
      { amount: '300.00' },
      { amount: '300.00', otp_code: '123456' },
    ]);
    expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('prompts for the authenticator code without sending a mail', async () => {
    const { person, requestsTo: requested } = openPage('/balance/withdraw', {
      user: investor(),
      handlers: { [WITHDRAW]: { status: 403, json: { ...demand, otp_types: ['totp'] } } },
    });
    await person.click(await screen.findByRole('button', { name: 'Withdraw full balance: RM 2,480.50' }));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Open your authenticator app/)).toBeTruthy();
    expect(requested(SEND)).toEqual([]);
  });

  it('checks the amount while it is typed, and sends none that cannot be withdrawn', async () => {
    const { person, requestsTo } = openPage('/balance/withdraw', {
      user: investor(),
      handlers: { 'GET /api/platform/terms': { json: { success: true, terms: platformTerms } } },
    });
    const amount = await screen.findByLabelText('Amount');
    await person.type(amount, '2480.51');
    expect(await screen.findByText('Your available balance is RM 2,480.50.')).toBeTruthy();
    await person.clear(amount);
    await person.type(amount, '5');
    expect(screen.queryByText(/The minimum is/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The minimum is RM 10.00, or the full balance.')).toBeTruthy();
    expect(requestsTo(WITHDRAW)).toEqual([]);
  });

  it('says until when withdrawals wait before an amount is typed', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    openPage('/balance/withdraw', { user: investor({ withdrawal_hold_until: until }) });
    expect(await screen.findByText(/^Withdrawals are on hold until \d+ /)).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('shows why it is rejected', async () => {
    const json = { success: false, code: 'hold_period', message: 'Withdrawals are on hold.' };
    const { person } = openPage('/balance/withdraw', {
      user: investor(),
      handlers: { [WITHDRAW]: { status: 409, json } },
    });
    await person.type(await screen.findByLabelText('Amount'), '300');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Withdrawals are on hold.')).toBeTruthy();
  });
});

describe('/topup/fpx-verify', () => {
  const titles = [
    'You are almost done',
    'A one-time deposit',
    'It is not a registration fee',
    'You stay in control',
    'Without online banking',
  ];

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves on every three seconds through five slides, and holds while pointed at', async () => {
    openPage('/topup/fpx-verify', { user: investor({ first_topup: false }) });
    await screen.findByText(titles[0] ?? '');
    const shown = () => document.querySelector('[data-current="true"] h2')?.textContent;
    for (const title of titles.slice(1)) {
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(shown()).toBe(title);
    }
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(shown()).toBe(titles[0]);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'First top-up' }));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(shown()).toBe(titles[0]);
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});
