import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { stepUpCode, totpCode } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { enrolApp } from '../../../test/builders/two-factor.ts';
import { cashOf, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { recordSecurityChange } from '../identity/public.ts';

let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const keyed = (headers: Headers, key: string = randomUUID()) => ({ ...headers, 'idempotency-key': key });
const request = (headers: Headers, body: object) => call(app, 'investorWithdraw', { headers, body });
const cash = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);

async function withCash(amount = '1000.00'): Promise<ApprovedInvestor> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, amount);
  return investor;
}

describe('a withdrawal is rejected', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['a negative amount', '-10', undefined],
    ['an exponent', '1e2', undefined],
    ['three decimals', '10.001', undefined],
    ['a word', 'NaN', undefined],
    ['zero', '0.00', 'below_minimum'],
    ['less than RM10', '9.99', 'below_minimum'],
    ['a sen more than the balance', '1000.01', 'insufficient_balance'],
    ['far more than the balance', '999999999999', 'insufficient_balance'],
  ])('of %s', async (_case, amount, code) => {
    const investor = await withCash();
    const answer = await request(keyed(investor.headers), amount === undefined ? {} : { amount });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['amount']);
    expect(answer.error.code).toBe(code ?? 'validation_failed');
    expect(await cash(investor)).toBe(1000_00n);
  });

  it('without a bank account', async () => {
    const [made] = await loadInvestors(app.work, 1, 100_00n);
    const answer = await request(keyed(bearer(made?.token ?? '')), { amount: '50' });
    expect([answer.status, answer.error.code]).toEqual([409, 'bank_account_missing']);
  });

  it('without a fresh code, and with a wrong or used one', async () => {
    const investor = await withCash();
    const without = await request(keyed(investor.headers), { amount: '50' });
    expect([without.status, without.error.code]).toEqual([403, 'step_up_required']);
    const code = await stepUpCode(app, investor);
    const wrong = await request(keyed(investor.headers), {
      amount: '50',
      otp_code: code === '000000' ? '000001' : '000000',
    });
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['otp_code']]);
    expect((await request(keyed(investor.headers), { amount: '50', otp_code: code })).status).toBe(201);
    expect((await request(keyed(investor.headers), { amount: '50', otp_code: code })).status).toBe(422);
    expect(await cash(investor)).toBe(950_00n);
  });

  it('of the amount before anything else is assessed', async () => {
    const investor = await withCash();
    expect((await request(keyed(investor.headers), { amount: '5' })).error.code).toBe('below_minimum');
  });
});

describe('the first withdrawal to an account', () => {
  afterEach(() => quiet(bank));

  it.each([
    ['does not know', { status: 'not_found' }, 409, 'bank_account_refused'],
    ['has closed', { status: 'closed' }, 409, 'bank_account_refused'],
    [
      'names another holder of',
      { status: 'active', holder_name: 'TAN WEI MING' },
      409,
      'bank_account_refused',
    ],
    ['says nothing about', null, 503, 'unavailable'],
  ])('is rejected where the bank %s it', async (_case, reply, status, code) => {
    const investor = await withCash();
    bank.respond(() => (reply === null ? 'hang_up' : { body: JSON.stringify(reply) }));
    const otp_code = await stepUpCode(app, investor);
    const answer = await request(keyed(investor.headers), { amount: '50', otp_code });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await cash(investor)).toBe(1000_00n);
    quiet(bank);
    expect((await request(keyed(investor.headers), { amount: '50', otp_code })).status).toBe(201);
  });

  it('verifies it at the bank once', async () => {
    const investor = await withCash();
    const before = bank.requests.length;
    await request(keyed(investor.headers), { amount: '50' });
    expect(bank.requests.length).toBe(before + 1);
    bank.respond(() => 'hang_up');
    const otp_code = await stepUpCode(app, investor);
    expect((await request(keyed(investor.headers), { amount: '50', otp_code })).status).toBe(201);
  });
});

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

describe('a withdrawal waits after a change of the sign-in', () => {
  it.each([
    'password_reset',
    'email_changed',
    'phone_changed',
    'two_factor_enabled',
    'two_factor_reset',
    'two_factor_off',
  ] as const)('for 24 hours after %s', async (kind) => {
    const investor = await withCash();
    const before = Date.now();
    await app.work.command(scope, (ctx) => recordSecurityChange(ctx, investor.userId, kind));
    const held = await request(keyed(investor.headers), { amount: '50' });
    expect([held.status, held.error.code]).toEqual([409, 'hold_period']);
    const usableFrom = Date.parse(String(held.error.usable_from));
    expect(usableFrom - before).toBeGreaterThanOrEqual(86_400_000);
    expect(usableFrom - before).toBeLessThan(86_460_000);
    const twoDaysOn = new Date(before + 2 * 86_400_000).toISOString().slice(0, 10);
    const later = await request(
      { ...keyed(investor.headers), 'x-date-override': twoDaysOn },
      { amount: '50', otp_code: await stepUpCode(app, investor) },
    );
    expect(later.status).toBe(201);
  });

  it('not after a password that its owner changed', async () => {
    const investor = await withCash();
    await app.work.command(scope, (ctx) => recordSecurityChange(ctx, investor.userId, 'password_changed'));
    const answer = await request(keyed(investor.headers), { amount: '50' });
    expect(answer.error.code).toBe('step_up_required');
  });
});

describe('with an authenticator app', () => {
  const twoDaysOn = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

  it('a withdrawal waits a day, then takes a code of the app, once', async () => {
    const investor = await withCash();
    const owner = await enrolApp(app, investor);
    const held = await request(keyed(owner.headers), { amount: '50' });
    expect(held.error.code).toBe('hold_period');
    const on = () => ({ ...keyed(owner.headers), 'x-date-override': twoDaysOn() });
    const without = await request(on(), { amount: '50' });
    expect([without.status, without.error.otp_types]).toEqual([403, ['totp']]);
    const used = await request(on(), { amount: '50', otp_code: owner.usedCode });
    expect(Object.keys(used.error.errors ?? {})).toEqual(['otp_code']);
    const fresh = totpCode(app, owner.secret, 1);
    const both = await Promise.all([1, 2].map(() => request(on(), { amount: '50', otp_code: fresh })));
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
    expect(await cash(investor)).toBe(950_00n);
  });
});

describe('a withdrawal is taken', () => {
  it('out of the cash balance at once, and its payout waits in the queue', async () => {
    const investor = await withCash();
    const waiting = await platformBalance(app, 'withdrawals_in_transit');
    const answer = await request(keyed(investor.headers), {
      amount: '400.50',
      otp_code: await stepUpCode(app, investor),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      withdrawal: { amount: '400.50', fee: '0.00', net: '400.50', state: 'requested' },
      balance: '599.50',
    });
    expect(await cash(investor)).toBe(599_50n);
    expect((await platformBalance(app, 'withdrawals_in_transit')) - waiting).toBe(400_50n);
    const { maker } = await operatorPair(app);
    const headers = maker.headers;
    const queue = await call(app, 'operatorPayouts', { headers, query: { state: 'queued', limit: '100' } });
    expect(queue.body.items[0]).toMatchObject({
      purpose: 'withdrawal',
      amount: '400.50',
      bank: 'Maybank',
      account_last4: '5678',
      can: { approve: true },
    });
    const list = await call(app, 'operatorWithdrawals', { headers, query: { state: 'requested' } });
    expect(list.body.items[0]).toMatchObject({ inv_no: investor.investor.invNo, amount: '400.50' });
    expect(queue.body.items[0]?.withdrawal_id).toBe(list.body.items[0]?.id);
    await mailTo(app, investor.email, 'withdrawal_requested');
  });

  it('of a whole balance below RM10', async () => {
    const investor = await withCash('205.00');
    const first = { amount: '200', otp_code: await stepUpCode(app, investor) };
    expect((await request(keyed(investor.headers), first)).status).toBe(201);
    const rest = { amount: '5.00', otp_code: await stepUpCode(app, investor) };
    expect((await request(keyed(investor.headers), rest)).status).toBe(201);
    expect(await cash(investor)).toBe(0n);
  });

  it('arrives on the next business day: from a Friday on Monday', async () => {
    const investor = await withCash();
    const headers = { ...keyed(investor.headers), 'x-date-override': '2027-01-15' };
    const demand = await request(headers, { amount: '50' });
    expect(demand.body).toMatchObject({ fee: '0.00', net: '50.00', arrives_on: '2027-01-18' });
    const answer = await request(headers, { amount: '50', otp_code: await stepUpCode(app, investor) });
    expect(answer.body.withdrawal.arrives_on).toBe('2027-01-18');
  });

  it('once per key', async () => {
    const investor = await withCash();
    const key = randomUUID();
    const body = { amount: '50', otp_code: await stepUpCode(app, investor) };
    const first = await request(keyed(investor.headers, key), body);
    const again = await request(keyed(investor.headers, key), body);
    expect(again.body).toEqual(first.body);
    expect(await cash(investor)).toBe(950_00n);
  });

  it('or invested, not both, when the whole balance is requested and invested at the same moment', async () => {
    const note = await loadNote(app.work, { targetSen: 10_000_00n });
    const investor = await withCash();
    const otp_code = await stepUpCode(app, investor);
    const [out, into] = await Promise.all([
      request(keyed(investor.headers), { amount: '1000', otp_code }),
      call(app, 'investorInvestment', {
        headers: keyed(investor.headers),
        body: { note_id: note.noteId, amount: '1000' },
      }),
    ]);
    expect([out.status, into.status].sort()).toEqual([201, 422]);
    expect(await cash(investor)).toBe(0n);
  });

  it('once when the whole balance is requested twice at the same moment', async () => {
    const investor = await withCash();
    const code = await stepUpCode(app, investor);
    const both = await Promise.all(
      [1, 2].map(() => request(keyed(investor.headers), { amount: '1000', otp_code: code })),
    );
    expect(both.map((one) => one.status).sort()).toEqual([201, 422]);
    expect(await cash(investor)).toBe(0n);
  });
});
