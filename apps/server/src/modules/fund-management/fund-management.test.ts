import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { fundedInvestor, keyed, listedNote, nextDay } from '../../../test/builders/financing.ts';
import {
  manageFunds,
  mandateDocument,
  mandateTerms,
  recordMandate,
  switchOnFundManagement,
} from '../../../test/builders/fund-management.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const LISTED = '2027-03-01';
const ON = nextDay(LISTED);
const UNKNOWN = '00000000-0000-7000-8000-00000000beef';
let bank: TestServer;
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let maker: SignedInOperator;
let checker: SignedInOperator;
let compliance: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  issuer = await approvedIssuer(app);
  investor = await fundedInvestor(app, 1);
  maker = await signInOperator(app, ['finance'], 'Siti Hajar');
  checker = await signInOperator(app, ['finance'], 'Arjun Nair');
  compliance = await signInOperator(app, ['compliance'], 'Lee Wen');
  await switchOnFundManagement(app, LISTED);
  await manageFunds(app, investor.userId, LISTED);
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const order = {
  ...{ kind: 'subscription', note_id: null as string | null, amount: '500.00' },
  ...{ fill_remaining: false, acknowledge_limit: false, reason: 'As the mandate says' },
};
const propose = (
  over: Partial<typeof order>,
  { by = maker, of = investor.userId, on = ON }: { by?: { headers: Headers }; of?: string; on?: string } = {},
) =>
  call(app, 'operatorProposeManagedOrder', {
    headers: keyed(by.headers, on),
    params: { id: of },
    body: { ...order, ...over },
  });
const approve = (id: string, by = checker, on = ON) =>
  call(app, 'operatorApprove', { headers: dated(by.headers, on), params: { id }, body: {} });
const reject = (id: string) =>
  call(app, 'operatorReject', {
    headers: dated(checker.headers, ON),
    params: { id },
    body: { reason: 'Not now' },
  });
const page = async (by = maker, of = investor.userId) =>
  (await call(app, 'operatorManagedInvestor', { headers: dated(by.headers, ON), params: { id: of } })).body;
const cash = () => cashOf(app.work, investor.investor.cashAccountId);
const listed = (over: Parameters<typeof listedNote>[2] = {}) =>
  listedNote(app, issuer, { on: LISTED, ...over });
const subscriptionsTo = (noteId: string) =>
  app.database.reader.db
    .selectFrom('subscriptions')
    .select(['investor_id', 'amount_sen', 'state'])
    .where('note_id', '=', noteId)
    .execute();

describe('who may see and act', () => {
  it('is nobody but finance, compliance and administrators', async () => {
    const list = (headers: Headers) => call(app, 'operatorManagedInvestors', { headers });
    expect((await list({})).status).toBe(401);
    expect((await list(investor.headers)).status).toBe(401);
    for (const role of ['support', 'onboarding', 'credit'] as const) {
      const operator = await signInOperator(app, [role], `Some ${role}`);
      expect((await list(operator.headers)).error.code).toBe('role');
      expect((await propose({}, { by: operator })).error.code).toBe('role');
    }
    expect((await propose({}, { by: compliance })).error.code).toBe('role');
    const upload = await call(app, 'operatorUploadMandate', {
      ...{ headers: maker.headers, params: { id: investor.userId }, body: {} },
    });
    expect(upload.error.code).toBe('role');
  });

  it('lists whose funds are managed, with totals, and any investor by number', async () => {
    const other = await approvedInvestor(app);
    const list = (query: { number?: string } = {}) =>
      call(app, 'operatorManagedInvestors', { headers: dated(maker.headers, ON), query });
    const { body } = await list();
    expect(body.is_enabled).toBe(true);
    expect(body.items.map(({ id, mandate }) => [id, mandate])).toEqual([[investor.userId, 'in_force']]);
    expect(body.totals).toMatchObject({ investors: 1, cash: body.items[0]?.cash });
    const found = (await list({ number: other.investor.invNo.toLowerCase() })).body.items;
    expect(found).toMatchObject([{ id: other.userId, is_managed: false, mandate: 'none' }]);
    for (const number of ['%', "'", 'INV-9999999']) {
      expect((await list({ number })).body.items).toEqual([]);
    }
    expect((await page(maker, UNKNOWN)).investor).toBeUndefined();
    expect((await page(maker, (await registerUser(app)).userId)).investor).toBeUndefined();
  });
});

describe('a mandate', () => {
  const proposeTerms = async (over: Record<string, unknown>, of = investor.userId, by = compliance) =>
    call(app, 'operatorPropose', {
      headers: dated(by.headers, ON),
      body: {
        ...{ kind: 'management_mandate', subject_id: of, reason: 'As signed' },
        after: { ...mandateTerms(await mandateDocument(app, investor.userId), ON), ...over },
      },
    });

  it.each<[string, Record<string, unknown>, string]>([
    ['a first day that has gone', { from: LISTED }, 'after.from'],
    ['a last day before its first', { until: LISTED }, 'after.until'],
    ['less per note than can be invested', { max_per_note: '49.99' }, 'after.max_per_note'],
    ['an unknown grade', { minimum_grade: 'G' }, 'after.minimum_grade'],
    ['no contract', { contracts: [] }, 'after.contracts'],
    ['an unknown document', { document_id: UNKNOWN }, 'after.document_id'],
  ])('is not recorded with %s', async (_what, over, field) => {
    expect(Object.keys((await proposeTerms(over)).error.errors ?? {})).toEqual([field]);
  });

  it("is not recorded by finance, for nobody, or with another's document", async () => {
    expect((await proposeTerms({}, investor.userId, maker)).error.code).toBe('role');
    expect((await proposeTerms({}, UNKNOWN)).error.code).toBe('not_found');
    const other = await approvedInvestor(app);
    expect((await proposeTerms({}, other.userId)).error.errors).toHaveProperty(['after.document_id']);
  });

  it('replaces the one before from its first day on', async () => {
    const other = await approvedInvestor(app);
    await recordMandate(app, other.userId, LISTED);
    await recordMandate(app, other.userId, ON, { minimum_grade: 'A', until: ON });
    const { mandates, can, investor: row } = await page(compliance, other.userId);
    expect(mandates.map(({ state, from, minimum_grade: least }) => [state, from, least])).toEqual([
      ['in_force', ON, 'A'],
      ['ended', LISTED, 'F'],
    ]);
    expect(mandates[0]?.document).toMatchObject({ name: 'mandate.pdf', path: expect.any(String) });
    expect(row).toMatchObject({ mandate: 'in_force', is_managed: false });
    expect(can).toEqual({ mandate: true, subscribe: false, withdraw: false });
  });
});

describe('an order', () => {
  it.each<[string, () => Promise<[Partial<typeof order>, string?]>, number, string]>([
    ['an amount that is none', async () => [{ amount: '1.234' }], 422, 'validation_failed'],
    ['no note', async () => [{}], 422, 'validation_failed'],
    ['an unknown note', async () => [{ note_id: UNKNOWN }], 404, 'not_found'],
    ['an unknown investor', async () => [{ note_id: (await listed()).id }, UNKNOWN], 404, 'not_found'],
    [
      'less than the minimum',
      async () => [{ note_id: (await listed()).id, amount: '40.00' }],
      422,
      'validation_failed',
    ],
    [
      'more than the cash',
      async () => [
        { note_id: (await listed({ amount: '50000' })).id, amount: '40000.00', acknowledge_limit: true },
      ],
      422,
      'insufficient_balance',
    ],
    [
      'a withdrawal of more than the cash',
      async () => [{ kind: 'withdrawal', amount: '40000.00' }],
      422,
      'insufficient_balance',
    ],
  ])('is rejected with %s, and nothing is stored', async (_what, made, status, code) => {
    const [over, of] = await made();
    const answer = await propose(over, of === undefined ? {} : { of });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    const { orders } = await page();
    expect(orders).toEqual([]);
  });

  it('is not possible for whose funds are not managed, and a subscription not without a mandate', async () => {
    const { id: note_id } = await listed();
    const own = await fundedInvestor(app, 1);
    expect((await propose({ note_id }, { of: own.userId })).error.message).toContain('not managed');
    await recordMandate(app, investor.userId, ON, { contracts: ['Shariah'] });
    expect((await propose({ note_id })).error.errors?.note_id?.[0]).toContain('Conventional');
    await recordMandate(app, investor.userId, ON, { max_per_note: '400.00' });
    expect((await propose({ note_id })).error.errors?.amount?.[0]).toContain('400.00');
    await recordMandate(app, investor.userId, ON, { minimum_grade: 'AA' });
    expect((await propose({ note_id })).error.errors?.note_id?.[0]).toContain('AA');
    expect((await page()).notes.find((one) => one.id === note_id)).toMatchObject({ allowed: false });
    await recordMandate(app, investor.userId, ON);
    expect((await page()).notes.find((one) => one.id === note_id)).toMatchObject({ allowed: true });
  });

  it('subscribes when another has approved it, once, and notifies the investor', async () => {
    const { id: note_id } = await listed();
    const before = await cash();
    const proposed = await propose({ note_id });
    expect(proposed.status).toBe(201);
    const { approval_id: id } = proposed.body.order;
    expect(await cash()).toBe(before);
    expect((await propose({ note_id })).error.code).toBe('approval_pending');
    expect((await approve(id, maker)).error.code).toBe('same_operator');
    expect((await approve(id, compliance)).error.code).toBe('role');
    const answers = await Promise.all([
      approve(id),
      approve(id, await signInOperator(app, ['finance'], 'Mei Ling')),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await cash()).toBe(before - 50_000n);
    expect(await subscriptionsTo(note_id)).toEqual([
      { investor_id: investor.userId, amount_sen: 50_000n, state: 'active' },
    ]);
    expect((await page()).orders[0]).toMatchObject({ state: 'executed', maker: 'Siti Hajar' });
    const sent = await app.database.reader.db
      .selectFrom('notifications')
      .select('params')
      .where('user_id', '=', investor.userId)
      .where('kind', '=', 'managed_subscription')
      .execute();
    expect(sent).toMatchObject([{ params: { amount: '500.00' } }]);
  });

  it('takes what is left where it may, and never more than the note has', async () => {
    const { id: note_id } = await listed({ amount: '5000' });
    const { id: full } = await listed({ amount: '5000' });
    const more = { amount: '5200.00', note_id };
    expect((await propose(more)).error.errors).toHaveProperty('amount');
    const proposed = await propose({ ...more, fill_remaining: true });
    expect((await approve(proposed.body.order.approval_id)).status).toBe(200);
    expect(await subscriptionsTo(note_id)).toMatchObject([{ amount_sen: 500_000n }]);
    const two = await propose({ note_id: full, amount: '5000.00' });
    const other = await fundedInvestor(app, 1);
    await call(app, 'investorInvestment', {
      headers: keyed(other.headers, ON),
      body: { note_id: full, amount: '5000.00', fill_remaining: 0, acknowledge_limit: 0, agree_wakalah: 0 },
    });
    expect((await approve(two.body.order.approval_id)).error.code).toBe('approval_stale');
    expect((await page()).orders[0]).toMatchObject({ state: 'lapsed' });
  });

  it('withdraws to the own account, through the queue of payouts', async () => {
    const before = await cash();
    const proposed = await propose({ kind: 'withdrawal', amount: '1000.00' });
    expect(proposed.status).toBe(201);
    expect((await approve(proposed.body.order.approval_id)).status).toBe(200);
    expect(await cash()).toBe(before - 100_000n);
    const withdrawal = await app.database.reader.db
      .selectFrom('withdrawals')
      .innerJoin('payouts', 'payouts.purpose_id', 'withdrawals.id')
      .select(['withdrawals.state', 'withdrawals.amount_sen', 'payouts.state as payout'])
      .where('withdrawals.investor_id', '=', investor.userId)
      .executeTakeFirstOrThrow();
    expect(withdrawal).toEqual({ state: 'requested', amount_sen: 100_000n, payout: 'queued' });
  });

  it('is rejected, and falls with a mandate that has changed or money that is restricted', async () => {
    const { id: note_id } = await listed();
    const first = await propose({ note_id });
    expect((await reject(first.body.order.approval_id)).status).toBe(200);
    expect((await page()).orders[0]).toMatchObject({ state: 'rejected' });
    const second = await propose({ note_id });
    await recordMandate(app, investor.userId, ON);
    expect((await approve(second.body.order.approval_id)).error.code).toBe('approval_stale');
    const third = await propose({ note_id });
    await restrict(app, investor);
    expect((await approve(third.body.order.approval_id)).error.code).toBe('approval_stale');
    expect((await propose({ note_id })).error.code).toBe('account_restricted');
    await lift(app, investor);
    expect(await subscriptionsTo(note_id)).toEqual([]);
  });
});

describe('a cancellation of a managed subscription', () => {
  const cancel = (
    orderId: string,
    {
      by = maker,
      of = investor.userId,
      on = ON,
    }: { by?: { headers: Headers }; of?: string; on?: string } = {},
  ) =>
    call(app, 'operatorProposeManagedCancellation', {
      headers: keyed(by.headers, on),
      params: { id: of },
      body: { order_id: orderId, reason: 'The buyer was changed' },
    });
  const subscribed = async (over: Parameters<typeof listedNote>[2] = {}) => {
    const { id: note_id } = await listed(over);
    const { order: one } = (await propose({ note_id })).body;
    expect((await approve(one.approval_id)).status).toBe(200);
    return { noteId: note_id, orderId: one.id };
  };
  const orderOf = async (id: string, by = maker) => (await page(by)).orders.find((one) => one.id === id);

  it('is for finance alone, of an executed subscription of the investor', async () => {
    const { orderId } = await subscribed();
    expect((await cancel(orderId, { by: { headers: bearer('x'.repeat(43)) } })).status).toBe(401);
    expect((await cancel(orderId, { by: investor })).status).toBe(401);
    expect((await cancel(orderId, { by: compliance })).error.code).toBe('role');
    expect((await orderOf(orderId, compliance))?.can).toEqual({ cancel: false });
    const other = await approvedInvestor(app);
    for (const answer of [await cancel(UNKNOWN), await cancel(orderId, { of: other.userId })]) {
      expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    }
    const proposed = await propose({ kind: 'withdrawal', amount: '100.00' });
    expect((await cancel(proposed.body.order.id)).error.code).toBe('not_found');
    await reject(proposed.body.order.approval_id);
    const blank = await call(app, 'operatorProposeManagedCancellation', {
      ...{ headers: keyed(maker.headers, ON), params: { id: investor.userId } },
      body: { order_id: orderId, reason: ' ' },
    });
    expect(Object.keys(blank.error.errors ?? {})).toEqual(['reason']);
  });

  it('returns the whole amount once another has approved it, and notifies the investor', async () => {
    const before = await cash();
    const { noteId, orderId } = await subscribed();
    expect(await orderOf(orderId)).toMatchObject({
      ...{ cancel_until: expect.any(String), can: { cancel: true } },
    });
    const both = await Promise.all([cancel(orderId), cancel(orderId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const proposed = both.find(({ status }) => status === 201)?.body.order;
    expect(proposed).toMatchObject({ kind: 'cancellation', amount: '500.00', state: 'proposed' });
    expect((await orderOf(orderId))?.can).toEqual({ cancel: false });
    const id = proposed?.approval_id ?? '';
    expect((await approve(id, maker)).error.code).toBe('same_operator');
    expect(await cash()).toBe(before - 50_000n);
    const third = await signInOperator(app, ['finance'], 'Nur Aina');
    const answers = await Promise.all([approve(id), approve(id, third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cash()).toBe(before);
    expect(await subscriptionsTo(noteId)).toMatchObject([{ state: 'cancelled' }]);
    expect((await cancel(orderId)).error.code).toBe('cancel_window_over');
    expect(await orderOf(proposed?.id ?? '')).toMatchObject({ state: 'executed', cancel_until: null });
    const sent = await app.database.reader.db
      .selectFrom('notifications')
      .select('params')
      .where('user_id', '=', investor.userId)
      .where('kind', '=', 'managed_cancellation')
      .execute();
    expect(sent).toMatchObject([{ params: { amount: '500.00' } }]);
  });

  it('is not possible after its window, and lapses where that ends before the decision', async () => {
    const { noteId, orderId } = await subscribed();
    const later = nextDay(nextDay(ON));
    expect((await cancel(orderId, { on: later })).error.code).toBe('cancel_window_over');
    const { order: proposed } = (await cancel(orderId)).body;
    expect((await approve(proposed.approval_id, checker, later)).error.code).toBe('approval_stale');
    expect(await subscriptionsTo(noteId)).toMatchObject([{ state: 'active' }]);
    expect(await orderOf(proposed.id)).toMatchObject({ state: 'lapsed' });
  });

  it('is one of the cancellations that an investor has in thirty days', async () => {
    const some = [await subscribed(), await subscribed(), await subscribed()];
    const [first, second, third] = some.map(({ orderId }) => orderId);
    for (const orderId of [first ?? '', second ?? '']) {
      const { order: proposed } = (await cancel(orderId)).body;
      expect((await approve(proposed.approval_id)).status).toBe(200);
    }
    const answer = await cancel(third ?? '');
    expect([answer.status, answer.error.code]).toEqual([409, 'cancel_limit']);
  });
});
