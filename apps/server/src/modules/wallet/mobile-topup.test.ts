import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, testClock } from '../../../test/builders/clock.ts';
import { manageFunds, switchOnFundManagement } from '../../../test/builders/fund-management.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { issueEmailToken } from '../identity/public.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const clock = testClock();
/** The day on which fund management is switched on. */
const MANAGED_ON = '2028-01-03';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
  await switchOnFundManagement(app, MANAGED_ON);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const link = (headers: ApprovedInvestor['headers']) => call(app, 'mobileTopupLink', { headers });
const look = (token: string) => call(app, 'mobileTopup', { params: { token } });
const pay = (token: string, amount: unknown = '250') =>
  call(app, 'mobileTopupStart', { params: { token }, body: { amount } });

async function handedOver() {
  const investor = await approvedInvestor(app);
  const answer = await link(investor.headers);
  expect(answer.status).toBe(201);
  return { investor, token: answer.body.link.split('#')[1] ?? '', answer };
}

describe('a link for a phone is rejected', () => {
  it('to guests, unapproved people, business owners and whose funds are managed', async () => {
    expect((await link(bearer('x'.repeat(43)))).status).toBe(401);
    expect((await link((await registerUser(app)).headers)).error.code).toBe('not_approved');
    expect((await link((await approvedIssuer(app)).headers)).error.code).toBe('role');
    const managed = await approvedInvestor(app);
    await manageFunds(app, managed.userId, MANAGED_ON);
    expect((await link(managed.headers)).error.code).toBe('fund_managed');
  });
});

async function disable({ userId: subjectId }: ApprovedInvestor): Promise<void> {
  const after = { account_status: 'Inactive', reason: 'A court order.' };
  await proposeAndApprove(app, { kind: 'account_state', subjectId, after });
}

describe('the call of a link is rejected', () => {
  it.each([
    ['an unknown link', () => Promise.resolve('A'.repeat(43))],
    [
      "another purpose's token",
      async () => {
        const { userId } = await approvedInvestor(app);
        return app.work.command(scope, (ctx) => issueEmailToken(ctx, userId, 'password', MINUTE));
      },
    ],
    [
      'a link of 15 minutes ago',
      async () => {
        const { token } = await handedOver();
        clock.moveBy(15 * MINUTE);
        return token;
      },
    ],
    [
      'a link whose account was disabled since',
      async () => {
        const { investor, token } = await handedOver();
        await disable(investor);
        return token;
      },
    ],
    [
      'a link whose funds are managed since',
      async () => {
        const { investor, token } = await handedOver();
        await manageFunds(app, investor.userId, MANAGED_ON);
        return token;
      },
    ],
  ])('for %s', async (_case, make) => {
    const token = await make();
    for (const answer of [await look(token), await pay(token)]) {
      expect([answer.status, answer.error.code]).toEqual([409, 'payment_closed']);
    }
  });

  it('for a token that no link has', async () => {
    expect((await look('short')).status).toBe(422);
  });

  it.each([
    ['nothing', null],
    ['a word', 'NaN'],
    ['a negative amount', '-200'],
    ['a sen less than the minimum', '199.99'],
    ['three decimals', '200.001'],
    ['a sen above the maximum', '30000.01'],
  ])('for %s; the link stays open', async (_case, amount) => {
    const { token } = await handedOver();
    const answer = await pay(token, amount);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['amount']]);
    expect((await look(token)).body.state).toBe('open');
  });
});

describe('a link for a phone', () => {
  it('leads to the page with the token behind the #, as text and picture, for 15 minutes', async () => {
    const { answer } = await handedOver();
    expect(answer.body.link).toMatch(/\/mobile\/balance\/topup#[\w-]{43}$/);
    expect(answer.body.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Date.parse(answer.body.expires_at) - clock.now().getTime()).toBe(15 * MINUTE);
  });

  it('shows the first name and the minimum and nothing else, as often as it is reloaded', async () => {
    const { investor, token } = await handedOver();
    const seen = [await look(token), await look(token), await look(token)].map((one) => one.body);
    const { first_name } = (await call(app, 'userCurrent', { headers: investor.headers })).body.user;
    const open = { success: true, state: 'open', first_name, minimum: '200.00', topup: null };
    expect(seen).toEqual([open, open, open]);
  });

  it('makes one payment, also when it is sent five times at once', async () => {
    const { token } = await handedOver();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pay(token)));
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await pay(token)).error.code).toBe('payment_closed');
    expect((await look(token)).body).toMatchObject({ state: 'used', first_name: null });
  });

  it('credits the investor and shows the result on the phone, also after its 15 minutes', async () => {
    const { investor, token } = await handedOver();
    const started = await pay(token, '250');
    const { refNumber, ...opened } = openedPayment(started.body);
    expect(refNumber).toMatch(/^TM-/);
    expect((await look(token)).body.topup).toMatchObject({ ref_number: refNumber, state: 'pending' });
    await payOpened(app, opened);
    clock.moveBy(20 * MINUTE);
    expect((await look(token)).body).toMatchObject({
      state: 'used',
      first_name: null,
      topup: { ref_number: refNumber, amount: '250.00', state: 'succeeded' },
    });
    expect(await cashOf(app.work, investor.investor.cashAccountId)).toBe(250_00n);
  });
});
