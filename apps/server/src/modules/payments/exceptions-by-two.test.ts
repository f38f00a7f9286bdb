import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type LineOverrides, platformBalance, statementLine } from '../../../test/builders/money.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { noAccounts, platformAccount, postTransfers } from '../ledger/public.ts';
import { markPaid, markReturned } from './commands/settle-payout.ts';
import { lineReturnPayouts } from './public.ts';
import { storeFindings } from './store/exceptions.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const today = malaysiaDay(new Date());
const SENDER = { bic: 'PBBEMYKL', number: '319876543210' };
let bank: TestServer;
let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;
let other: SignedInOperator;
let administrator: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  maker = await signInOperator(app, ['finance'], 'Siti Hajar');
  checker = await signInOperator(app, ['finance'], 'Arjun Nair');
  other = await signInOperator(app, ['finance'], 'Lee Wen');
  administrator = await signInOperator(app, ['administrator'], 'Chong Mei');
}, 60_000);
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

/** An open exception about an unidentified line, found by the end of the day. */
async function strayLine(overrides: Partial<LineOverrides> = {}): Promise<{ id: string; reference: string }> {
  const reference = await statementLine(app, {
    amount: '77.00',
    on: today,
    counterparty: 'TENANT',
    ...overrides,
  });
  await runDay(app, today);
  const row = await app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', `line:${reference}`)
    .executeTakeFirstOrThrow();
  return { id: row.id, reference };
}

type Kind = 'exception_resolution' | 'bank_charge' | 'bank_profit' | 'line_return';

const timing = { category: 'timing', transfer_id: null };
const propose = (kind: Kind, id: string, after: object = timing, headers: Headers = maker.headers) =>
  call(app, 'operatorPropose', {
    headers,
    body: { kind, subject_id: id, after, reason: 'Asked the bank by phone' },
  });
const approve = (id: string, headers: Headers = checker.headers) =>
  call(app, 'operatorApprove', { headers, params: { id }, body: {} });
const detail = async (id: string, headers: Headers = maker.headers) =>
  (await call(app, 'operatorException', { headers, params: { id } })).body;
/** An exception as the list shows it to an operator, and a proposal as the work queue does. */
const listed = async (id: string, headers: Headers) =>
  (await call(app, 'operatorExceptions', { headers, query: { limit: '100' } })).body.items.find(
    (one) => one.id === id,
  );
const inQueue = async (id: string, headers: Headers) =>
  (await call(app, 'operatorApprovals', { headers, query: { state: 'proposed' } })).body.items.find(
    (one) => one.id === id,
  );

/** An open exception about the whole day of the trust account, stored as the end of a day stores its findings. */
async function dayException(): Promise<string> {
  const cause = `difference:trust_bank:${today}`;
  const finding = {
    kind: 'difference',
    cause,
    amountSen: sen(500n),
    detail: 'Balance',
    sinceOn: today,
  } as const;
  await app.work.command(scope, (ctx) => storeFindings(ctx.tx, 'trust_bank', [finding]));
  const row = await app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', cause)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function decided(kind: Kind, id: string, after: object): Promise<void> {
  const proposal = await propose(kind, id, after);
  expect([proposal.status, proposal.error]).toEqual([201, expect.anything()]);
  expect((await approve(proposal.body.approval.id)).status).toBe(200);
}

const change = (reference: string, columns: { counterparty?: string; counterparty_number_hash?: Buffer }) =>
  app.work.command(scope, (ctx) =>
    ctx.tx.db
      .updateTable('bank_statement_lines')
      .set(columns)
      .where('bank_reference', '=', reference)
      .execute(),
  );
const setRoles = (id: string, roles: OperatorRole[]) =>
  app.work.command(scope, (ctx) =>
    ctx.tx.db.updateTable('operators').set({ roles }).where('id', '=', id).execute(),
  );

describe('an exception is closed by two', () => {
  it('and not by one, nor by the checker twice, and no call resolves it directly', async () => {
    const { id } = await strayLine();
    const { body } = await propose('exception_resolution', id);
    expect((await approve(body.approval.id, maker.headers)).error.code).toBe('same_operator');
    expect((await propose('exception_resolution', id)).error.code).toBe('approval_pending');
    const answers = await Promise.all([approve(body.approval.id), approve(body.approval.id, other.headers)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await detail(id)).exception).toMatchObject({ state: 'resolved', category: 'timing' });
    expect((await approve(body.approval.id)).error.code).toBe('approval_decided');
    expect((await propose('exception_resolution', id)).error.code).toBe('wrong_state');
  });

  it('above the settable amount by an administrator too', async () => {
    const { id } = await strayLine({ amount: '1000.01' });
    const { body } = await propose('exception_resolution', id);
    expect(body.approval.confirmer_roles).toEqual(['administrator']);
    expect((await approve(body.approval.id, administrator.headers)).error.code).toBe('role');
    expect((await approve(body.approval.id)).body.approval).toMatchObject({ state: 'proposed' });
    expect((await detail(id)).exception.state).toBe('open');
    expect((await approve(body.approval.id, other.headers)).error.code).toBe('role');
    expect((await approve(body.approval.id, administrator.headers)).status).toBe(200);
    expect((await detail(id)).exception).toMatchObject({ state: 'resolved', category: 'timing' });
  });

  it('of exactly the settable amount by two of finance alone', async () => {
    const { id } = await strayLine({ amount: '1000.00' });
    const { body } = await propose('exception_resolution', id);
    expect(body.approval.confirmer_roles).toEqual([]);
    expect((await approve(body.approval.id)).body.approval.state).toBe('approved');
  });

  it('but not by the uploader of the statement that caused it', async () => {
    const { id } = await strayLine({ uploadedBy: maker.operatorId });
    expect((await propose('exception_resolution', id)).error.code).toBe('own_upload');
    expect((await propose('bank_profit', id, { amount: '77.00' })).error.code).toBe('own_upload');
    const { body } = await propose('exception_resolution', id, timing, checker.headers);
    expect((await approve(body.approval.id, maker.headers)).error.code).toBe('own_upload');
    expect((await approve(body.approval.id, other.headers)).status).toBe(200);
  });

  it('and the list, the detail and the work queue show that to the uploader beforehand', async () => {
    const { id } = await strayLine({ uploadedBy: maker.operatorId });
    const barred = { can: { assign: true, resolve: false }, refusal: 'own_upload' };
    expect(await listed(id, maker.headers)).toMatchObject(barred);
    const seen = await detail(id);
    expect(seen.exception).toMatchObject(barred);
    expect(seen.can).toEqual({
      charge: false,
      profit: false,
      return: false,
      prove_account: true,
      allocate: false,
    });
    expect(await listed(id, checker.headers)).toMatchObject({ can: { resolve: true }, refusal: null });
    expect((await detail(id, checker.headers)).can.profit).toBe(true);
    const { body } = await propose('bank_profit', id, { amount: '77.00' }, checker.headers);
    expect(await inQueue(body.approval.id, maker.headers)).toMatchObject({
      ...{ can: { approve: false, reject: false }, refusal: 'own_upload' },
    });
    expect(await inQueue(body.approval.id, other.headers)).toMatchObject({
      ...{ can: { approve: true, reject: true }, refusal: null },
    });
    expect((await detail(id)).exception).toMatchObject({ is_proposed: true, refusal: 'own_upload' });
  });

  it('and a day of a statement that does not add up not by an uploader of one of that day', async () => {
    await strayLine({ uploadedBy: maker.operatorId });
    const id = await dayException();
    expect(await listed(id, maker.headers)).toMatchObject({ refusal: 'own_upload' });
    expect(await listed(id, checker.headers)).toMatchObject({ refusal: null });
    expect((await propose('exception_resolution', id)).error.code).toBe('own_upload');
  });

  it('and its maker, its first checker and support see that they may not decide', async () => {
    const { id } = await strayLine({ amount: '2000.00' });
    const support = await signInOperator(app, ['support'], 'Aina Yusof');
    expect(await listed(id, support.headers)).toMatchObject({ can: { resolve: false }, refusal: 'role' });
    const { body } = await propose('exception_resolution', id);
    const seen = await detail(id);
    expect(seen.exception).toMatchObject({ can: { resolve: false }, refusal: 'same_operator' });
    expect(seen.proposal).toMatchObject({
      ...{ kind: 'exception_resolution', maker: { id: maker.operatorId, name: 'Siti Hajar' } },
    });
    expect(await inQueue(body.approval.id, maker.headers)).toMatchObject({ refusal: 'same_operator' });
    expect(await inQueue(body.approval.id, support.headers)).toMatchObject({ refusal: 'role' });
    expect((await detail(id, checker.headers)).exception).toMatchObject({ refusal: null, is_proposed: true });
    await approve(body.approval.id);
    expect((await detail(id, checker.headers)).exception).toMatchObject({ refusal: 'same_operator' });
    expect(await inQueue(body.approval.id, checker.headers)).toMatchObject({ refusal: 'role' });
    expect(await inQueue(body.approval.id, administrator.headers)).toMatchObject({ refusal: null });
    await approve(body.approval.id, administrator.headers);
    expect((await detail(id)).exception).toMatchObject({ state: 'resolved', refusal: null });
  });

  it('not for a line that was changed, nor by a maker who lost the role, in between', async () => {
    const { id, reference } = await strayLine();
    const first = await propose('exception_resolution', id);
    await change(reference, { counterparty: 'SOMEBODY ELSE' });
    expect((await approve(first.body.approval.id)).error.code).toBe('approval_stale');
    const second = await propose('exception_resolution', id);
    await setRoles(maker.operatorId, ['support']);
    expect((await approve(second.body.approval.id)).error.code).toBe('approval_stale');
    await setRoles(maker.operatorId, ['finance']);
    expect((await detail(id)).exception.state).toBe('open');
  });
});

describe('a bank charge on the trust account', () => {
  it('is rejected while the platform has less in trust, and as the profit or return of a debit', async () => {
    const { id } = await strayLine({ amount: '-10.60', counterparty: 'BANK' });
    expect((await detail(id)).can).toMatchObject({ charge: true, profit: false, return: false });
    expect((await propose('bank_charge', id, { amount: '10.60' })).error.code).toBe('platform_money_short');
    expect((await propose('bank_profit', id, { amount: '10.60' })).error.code).toBe('wrong_state');
    expect((await propose('line_return', id, { amount: '10.60' })).error.code).toBe('wrong_state');
  });

  it("is made good from the platform's fees, and its line is matched", async () => {
    await app.work.command(scope, (ctx) =>
      postTransfers(ctx, noAccounts, [
        {
          ...{ id: randomUUID(), amountSen: sen(5_000n), kind: 'platform_paid_in', noteId: null },
          debitAccountId: platformAccount('trust_bank'),
          creditAccountId: platformAccount('fee_income'),
          referenceId: randomUUID(),
        },
      ]),
    );
    const { id, reference } = await strayLine({ amount: '-12.40', counterparty: 'BANK' });
    const wrong = await propose('bank_charge', id, { amount: '12.41' });
    expect(Object.keys(wrong.error.errors ?? {})).toEqual(['after.amount']);
    await decided('bank_charge', id, { amount: '12.40' });
    expect(await platformBalance(app, 'fee_income')).toBe(3_760n);
    expect((await detail(id)).exception).toMatchObject({ state: 'resolved', category: 'bank_charge' });
    const line = await app.database.reader.db
      .selectFrom('bank_statement_lines')
      .select(['difference_state', 'settled_on'])
      .where('bank_reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ difference_state: 'matched', settled_on: today });
    expect((await propose('bank_charge', id, { amount: '12.40' })).error.code).toBe('wrong_state');
  });
});

it('profit that the bank credits goes to an account of its own', async () => {
  const { id } = await strayLine({ amount: '31.17', counterparty: 'BANK' });
  const fees = await platformBalance(app, 'fee_income');
  await decided('bank_profit', id, { amount: '31.17' });
  expect(await platformBalance(app, 'trust_profit')).toBe(3_117n);
  expect(await platformBalance(app, 'fee_income')).toBe(fees);
  expect((await detail(id)).exception).toMatchObject({ state: 'resolved', category: 'bank_profit' });
});

describe('an unidentified line', () => {
  const amount = { amount: '77.00' };
  const payoutOf = () =>
    app.database.reader.db
      .selectFrom('payouts')
      .selectAll()
      .where('purpose', '=', 'line_return')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  it('is not returned to an unverified account, and only to one in the name of its sender', async () => {
    const { id } = await strayLine();
    expect((await detail(id)).can).toMatchObject({ return: false, prove_account: true });
    expect((await propose('line_return', id, amount)).error.code).toBe('wrong_state');
    const verify = () =>
      call(app, 'operatorExceptionReturnAccount', {
        headers: maker.headers,
        params: { id },
        body: { bic: 'PBBEMYKL', number: '3198-7654-3210' },
      });
    const named = (holder_name: string) =>
      bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name }) }));
    named('SOMEBODY ELSE');
    expect(Object.keys((await verify()).error.errors ?? {})).toEqual(['number']);
    named('TENANT');
    expect((await verify()).status).toBe(200);
    expect(await detail(id)).toMatchObject({
      can: { return: true },
      return_account: { source: 'enquiry', account_last4: '3210' },
    });
  });

  it('is returned to the account on the statement by two, through a batch, and closed when it is paid', async () => {
    const { id, reference } = await strayLine({ account: SENDER });
    await decided('line_return', id, amount);
    const payout = await payoutOf();
    expect(payout).toMatchObject({
      ...{ user_id: null, amount_sen: 7_700n, beneficiary: 'TENANT', payee_last4: '3210', state: 'queued' },
    });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(7_700n);
    expect((await propose('line_return', id, amount)).error.code).toBe('wrong_state');
    await proposeAndApprove(app, {
      ...{ kind: 'payout_batch', subjectId: payout.id, after: { payout_ids: [payout.id] } },
    });
    await app.work.command(scope, (ctx) => markPaid(ctx, [lineReturnPayouts], payout.id, today));
    expect(await platformBalance(app, 'receipts_clearing')).toBe(0n);
    const row = await app.database.reader.db
      .selectFrom('line_returns')
      .select(['state', 'paid_on'])
      .where('bank_reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'paid', paid_on: today });
  });

  it('that comes back waits again under its exception, and goes to another account of its sender', async () => {
    const { id } = await strayLine({ account: { ...SENDER, number: '319876543211' } });
    await decided('line_return', id, amount);
    const payout = await payoutOf();
    await proposeAndApprove(app, {
      ...{ kind: 'payout_batch', subjectId: payout.id, after: { payout_ids: [payout.id] } },
    });
    const returned = { reason: 'AC04', settledOn: today };
    await app.work.command(scope, (ctx) => markReturned(ctx, [lineReturnPayouts], payout.id, returned));
    await runDay(app, today);
    expect(await detail(id)).toMatchObject({
      exception: { state: 'open', kind: 'unknown_return' },
      can: { return: false, prove_account: true },
    });
    expect((await propose('line_return', id, amount)).error.code).toBe('wrong_state');
    bank.respond(() => ({ body: '{"status":"active","holder_name":"TENANT"}' }));
    const notified = { bic: 'MBBEMYKL', number: '114098765432' };
    const verified = await call(app, 'operatorExceptionReturnAccount', {
      ...{ headers: maker.headers, params: { id }, body: notified },
    });
    expect(verified.status).toBe(200);
    await decided('line_return', id, amount);
    expect(await payoutOf()).toMatchObject({ attempt: 2, payee_last4: '5432', state: 'queued' });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(7_700n);
  });

  it('is not returned once its account on the statement was swapped after the proposal', async () => {
    const { id, reference } = await strayLine({ account: SENDER });
    const { body } = await propose('line_return', id, amount);
    await change(reference, { counterparty_number_hash: Buffer.alloc(32, 1) });
    expect((await approve(body.approval.id)).error.code).toBe('approval_stale');
  });
});

it('money on no statement after 57 days is a difference, not money in transit', async () => {
  await app.work.command(scope, (ctx) =>
    postTransfers(ctx, noAccounts, [
      {
        ...{ id: randomUUID(), amountSen: sen(900_000n), kind: 'platform_paid_in', noteId: null },
        debitAccountId: platformAccount('trust_bank'),
        creditAccountId: platformAccount('fee_income'),
        referenceId: randomUUID(),
      },
    ]),
  );
  const later = addDays(today, 57);
  await runDay(app, later);
  const { body } = await call(app, 'operatorExceptions', {
    headers: { ...maker.headers, 'x-date-override': later },
    query: { limit: '100' },
  });
  expect(body.items).toContainEqual(
    expect.objectContaining({ kind: 'missing_line', amount: '9000.00', age_days: 57 }),
  );
  const row = await app.database.reader.db
    .selectFrom('reconciliations')
    .select(['in_transit_sen', 'overdue_sen'])
    .where('day', '=', later)
    .where('account', '=', 'trust_bank')
    .executeTakeFirstOrThrow();
  expect(row.in_transit_sen).toBe(0n);
  // With what the tests above paid in and out and no statement shows: 50.00 in, 77.00 out.
  expect(row.overdue_sen).toBe(897_300n);
});
