import { randomUUID } from 'node:crypto';
import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { mt940Statement, type StatementText, uploadStatement } from '../../../test/builders/statements.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';

const ACCOUNT = '514012345678';
const today = malaysiaDay(new Date());
const inDays = (days: number) => addDays(today, days);
/** A day on which no bank pays, twelve to eighteen days from now. */
const saturday = inDays(12 + ((6 - new Date(`${inDays(12)}T00:00:00Z`).getUTCDay() + 7) % 7));
let simulators: Simulators;
let app: TestApp;
let finance: SignedInOperator;
let colleague: SignedInOperator;
let support: SignedInOperator;
let investor: ApprovedInvestor;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp({ ...simulators.environment, LOG_LEVEL: 'silent' });
  simulators.serve(app);
  finance = await signInOperator(app, ['finance'], 'Siti Hajar');
  colleague = await signInOperator(app, ['finance'], 'Arjun Nair');
  support = await signInOperator(app, ['support'], 'Lee Wen');
  investor = await approvedInvestor(app);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

const overview = async (on: Day = today, headers = finance.headers) =>
  (await call(app, 'operatorReconciliation', { headers: dated(headers, on) })).body;
const dayOf = async (on: Day) => {
  const { body } = await call(app, 'operatorReconciliationDays', {
    headers: finance.headers,
    query: { limit: '100' },
  });
  return body.items.find((one) => one.day === on);
};
const exceptions = async (state: 'open' | 'resolved' = 'open', on: Day = today) =>
  (await call(app, 'operatorExceptions', { headers: dated(finance.headers, on), query: { state } })).body
    .items;
const deposit = (amount: string, over: object = {}) =>
  simulators.control('bank/deposit', { amount, payer_name: 'Nobody We Know', ...over });
const cash = () => cashOf(app.work, investor.investor.cashAccountId);

/** A statement of the trust account, with its opening balance as the first. */
const mt940 = (lines: StatementText['lines'], over: Partial<StatementText> = {}) =>
  mt940Statement({ account: ACCOUNT, on: today, lines, ...over });
const upload = (text: string | Buffer, headers = finance.headers) => uploadStatement(app, headers, text);
const footprint = async () => {
  const { db } = app.database.reader;
  const count = async (
    table:
      | 'bank_statements'
      | 'bank_statement_lines'
      | 'bank_movements'
      | 'reconciliation_exceptions'
      | 'reconciliations'
      | 'transfers'
      | 'account_days',
  ) =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return [
    await count('bank_statements'),
    await count('bank_statement_lines'),
    await count('bank_movements'),
    await count('reconciliation_exceptions'),
    await count('reconciliations'),
    await count('transfers'),
  ];
};

describe('permissions', () => {
  it('is finance, and support looks on', async () => {
    const compliance = await signInOperator(app, ['compliance'], 'Chong Mei');
    expect((await call(app, 'operatorReconciliation', { headers: xhr })).status).toBe(401);
    expect((await call(app, 'operatorReconciliation', { headers: compliance.headers })).status).toBe(403);
    expect((await call(app, 'operatorReconciliation', { headers: investor.headers })).status).toBe(401);
    expect((await overview(today, support.headers)).can).toEqual({ upload: false });
    const id = randomUUID();
    const body = { owner_id: null };
    const rejected = await call(app, 'operatorAssignException', {
      headers: support.headers,
      params: { id },
      body,
    });
    expect(rejected.status).toBe(403);
    expect((await upload(mt940([]), support.headers)).status).toBe(403);
    expect((await call(app, 'operatorException', { headers: support.headers, params: { id } })).status).toBe(
      404,
    );
    const unknown = await call(app, 'operatorAssignException', {
      headers: finance.headers,
      params: { id },
      body,
    });
    expect(unknown.status).toBe(404);
  });
});

describe('client money = bank', () => {
  it('says nothing before the first statement', async () => {
    expect(await overview()).toMatchObject({ proof: null, open_exceptions: 0 });
  });

  it('holds at the end of a day on which everything arrived', async () => {
    await topUp(app, investor, '1000.00', { simulators });
    await runDay(app, today);
    expect(await dayOf(today)).toMatchObject({ bank: '1000.00', ledger: '1000.00', state: 'balanced' });
    const { proof } = await overview();
    expect(proof).toMatchObject({ day: today, left: '1000.00', right: '1000.00', difference: '0.00' });
    expect(proof?.groups[0]).toMatchObject({ group: 'clients', amount: '1000.00' });
    expect(await exceptions()).toEqual([]);
  });

  it('names a payment that the statement does not show yet, a difference after two business days', async () => {
    await topUp(app, investor, '250.00');
    // Booked after the day was worked out, and named all the same.
    expect((await overview()).proof).toMatchObject({ in_transit_in: '250.00', difference: '0.00' });
    await runDay(app, today);
    expect(await dayOf(today)).toMatchObject({
      bank: '1000.00',
      ledger: '1250.00',
      in_transit: '250.00',
      state: 'explained',
    });
    const { proof } = await overview();
    expect(proof).toMatchObject({ in_transit_in: '250.00', left: '1250.00', difference: '0.00' });
    expect(proof?.items_in).toMatchObject([{ what: 'payment_received', amount: '250.00', on: today }]);
    await runDay(app, inDays(7));
    expect(await exceptions('open', inDays(7))).toMatchObject([
      { kind: 'missing_line', amount: '250.00', since: today, age_days: 7, owner: null },
    ]);
    expect(await dayOf(inDays(7))).toMatchObject({
      ...{ state: 'open', in_transit: '0.00', overdue: '250.00', unexplained: '-250.00' },
    });
    expect((await overview(inDays(7))).proof).toMatchObject({
      ...{ in_transit_in: '0.00', overdue: '250.00', difference: '-250.00' },
      items_overdue: [{ what: 'payment_received', amount: '250.00', on: today, age_days: 7 }],
    });
    const order = await app.database.reader.db
      .selectFrom('payment_orders')
      .select('exchange_order_no')
      .where('received_sen', '=', 250_00n as Sen)
      .executeTakeFirstOrThrow();
    await deposit('250.00', { reference: order.exchange_order_no, booking_date: inDays(8) });
    await runDay(app, inDays(8));
    expect(await exceptions()).toEqual([]);
    expect(await exceptions('resolved')).toMatchObject([
      { resolved_by: null, resolution: 'The cause went away by itself.' },
    ]);
    expect(await dayOf(inDays(7))).toMatchObject({ state: 'explained' });
    expect(await dayOf(inDays(8))).toMatchObject({ state: 'balanced', overdue: '0.00' });
  });

  it('is the same when the day is run again, and when days were missed', async () => {
    const before = await footprint();
    await runDay(app, inDays(8));
    await Promise.all([runDay(app, inDays(8)), runDay(app, inDays(8))]);
    expect(await footprint()).toEqual(before);
    await deposit('10.00', { booking_date: inDays(9) });
    await runDay(app, inDays(10));
    const states = await Promise.all([8, 9, 10].map(async (days) => (await dayOf(inDays(days)))?.state));
    expect(states).toEqual(['balanced', 'open', 'open']);
  });
});

describe('an exception', () => {
  const take = (id: string, ownerId: string | null, note?: string) =>
    call(app, 'operatorAssignException', {
      headers: finance.headers,
      params: { id },
      body: { owner_id: ownerId, ...(note === undefined ? {} : { note }) },
    });
  const proposeResolution = (id: string, over: object = {}, headers = finance.headers) =>
    call(app, 'operatorPropose', {
      headers,
      body: {
        ...{ kind: 'exception_resolution', subject_id: id },
        after: { category: 'bank_error', transfer_id: null, ...over },
        reason: 'A rent that was paid to us by mistake; the bank takes it back.',
      },
    });
  const approve = (id: string, headers = colleague.headers) =>
    call(app, 'operatorApprove', { headers, params: { id }, body: {} });
  const only = async () => {
    const [one] = await exceptions('open', inDays(10));
    return one?.id ?? '';
  };

  it('has a kind, an age and an owner of finance', async () => {
    expect(await exceptions('open', inDays(10))).toMatchObject([
      {
        kind: 'unknown_credit',
        amount: '10.00',
        detail: 'Nobody We Know',
        age_days: 1,
        owner: null,
        can: { assign: true },
      },
    ]);
    const id = await only();
    expect((await take(id, support.operatorId)).error.errors?.owner_id?.[0]).toContain('finance');
    expect((await take(id, finance.operatorId)).body.exception.owner).toMatchObject({ name: 'Siti Hajar' });
    expect((await take(id, colleague.operatorId, 'You know this payer')).status).toBe(200);
    const { body } = await call(app, 'operatorException', { headers: support.headers, params: { id } });
    expect(body.exception.owner).toMatchObject({ name: 'Arjun Nair' });
    expect(body.exception.can).toEqual({ assign: false, resolve: false });
    expect(body.history[0]).toMatchObject({ actor: 'Siti Hajar', reason: 'You know this payer' });
    expect(body.owners.map((one) => one.name)).toEqual(expect.arrayContaining(['Siti Hajar', 'Arjun Nair']));
  });

  it('is closed by two with a category, once, and its day with it', async () => {
    const id = await only();
    const unknown = await proposeResolution(id, { category: 'because' });
    expect(unknown.error.errors?.['after.category']?.[0]).toContain('category');
    const other = await proposeResolution(id, { transfer_id: randomUUID() });
    expect(other.error.errors?.['after.transfer_id']?.[0]).toContain('amount');
    expect((await proposeResolution(id, {}, support.headers)).status).toBe(403);
    const proposals = await Promise.all([proposeResolution(id), proposeResolution(id)]);
    expect(proposals.map((one) => one.status).sort()).toEqual([201, 409]);
    const proposal = proposals.find((one) => one.status === 201)?.body.approval.id ?? '';
    expect((await approve(proposal, finance.headers)).error.code).toBe('same_operator');
    expect(await exceptions('open', inDays(10))).toMatchObject([{ id, is_proposed: true }]);
    const answers = await Promise.all([approve(proposal), approve(proposal)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await exceptions('resolved')).toMatchObject([
      { id, category: 'bank_error', resolved_by: 'Siti Hajar' },
      { category: null },
    ]);
    expect((await take(id, null)).status).toBe(409);
    expect(await dayOf(inDays(10))).toMatchObject({
      state: 'explained',
      unmatched: '10.00',
      explained_by: 'Siti Hajar',
    });
    expect((await overview(inDays(10))).proof).toMatchObject({
      difference: '0.00',
      items_unmatched: [{ amount: '10.00' }],
    });
    await runDay(app, inDays(10));
    expect(await exceptions()).toEqual([]);
  });

  it('of a line is explained by the transfer that it shows', async () => {
    await topUp(app, investor, '333.00');
    await deposit('333.00', { booking_date: inDays(11) });
    await runDay(app, inDays(11));
    const one = (await exceptions('open', inDays(11))).find((found) => found.kind === 'unknown_credit');
    const id = one?.id ?? '';
    const { body } = await call(app, 'operatorException', { headers: finance.headers, params: { id } });
    expect(body.matches).toMatchObject([{ kind: 'payment_received', amount: '333.00', on: today }]);
    const proposed = await proposeResolution(id, {
      ...{ category: 'timing', transfer_id: body.matches[0]?.transfer_id },
    });
    expect((await approve(proposed.body.approval.id)).status).toBe(200);
    expect(await exceptions()).toEqual([]);
    expect((await overview(inDays(11))).proof).toMatchObject({ in_transit_in: '0.00', difference: '0.00' });
  });
});

describe('a payout that was paid and comes back days later', () => {
  it('returns the money to the investor with the reason and a mail, in either format', async () => {
    const held = await cash();
    const answer = await call(app, 'investorWithdraw', {
      headers: { ...investor.headers, 'idempotency-key': randomUUID() },
      body: { amount: '400', otp_code: await stepUpCode(app, investor) },
    });
    const { db } = app.database.reader;
    const payout = () =>
      db
        .selectFrom('payouts')
        .selectAll()
        .where('purpose_id', '=', answer.body.withdrawal.id)
        .executeTakeFirstOrThrow();
    const { id, end_to_end_id: endToEndId } = await payout();
    await proposeAndApprove(app, {
      kind: 'payout_batch',
      subjectId: id,
      after: { payout_ids: [id] },
      on: saturday,
    });
    await runJobs(app, ['submit_batch', 'import_statement']);
    expect((await payout()).state).toBe('paid');
    expect(await cash()).toBe(held - 400_00n);
    await runDay(app, saturday);
    expect((await overview(saturday)).proof).toMatchObject({
      in_transit_out: '400.00',
      difference: '0.00',
    });
    await simulators.control('bank', { statement_format: 'mt940' });
    await runDay(app, inDays(25));
    await simulators.control('bank/return', {
      end_to_end_id: endToEndId,
      reason: 'AC04',
      booking_date: inDays(26),
    });
    await runDay(app, inDays(26));
    expect(await payout()).toMatchObject({ state: 'returned', settled_on: inDays(26) });
    expect(await cash()).toBe(held);
    const mail = await mailTo(app, investor.email, 'withdrawal_returned');
    expect(mail.params).toMatchObject({
      amount: '400.00',
      reason: { code: 'payout_account_closed', params: {} },
    });
    expect(await exceptions('open', inDays(26))).toEqual([]);
    expect(await dayOf(inDays(26))).toMatchObject({
      state: 'explained',
      in_transit: '0.00',
      unmatched: '10.00',
    });
    await runDay(app, inDays(27));
    expect(await cash()).toBe(held);
  });
});

describe('an uploaded statement', () => {
  const yesterday = inDays(-1);
  const rent = [{ amount: '77.00', ref: 'HAND01', name: 'NOBODY WE KNOW', remittance: 'RENT' }];

  it.each([
    ['an empty file', '', 'choose the statement'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'not text'],
    ['another text', 'date;amount\n1;2', 'neither a camt.053 nor an MT940'],
    [
      'another bank account',
      mt940(rent, { on: yesterday, account: '999012345678' }),
      'Account 999012345678 is not one of ours',
    ],
    [
      'a wrong sum',
      mt940(rent, { on: yesterday, closing: '77.01' }),
      'add up to 77.00, not to the closing balance 77.01',
    ],
    ['a day to come', mt940(rent, { on: inDays(1) }), 'still to come'],
    ['too much', 'x'.repeat(5_000_001), 'larger than 5 MB'],
  ])('is rejected as %s', async (_what, content, words) => {
    const before = await footprint();
    const answer = await upload(content);
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.statement_file?.[0]).toContain(words);
    expect(await footprint()).toEqual(before);
  });

  it('is taken once, also when it comes twice at once, and names what it brought', async () => {
    const file = mt940(rent);
    const answers = await Promise.all([upload(file), upload(file)]);
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
    const [taken] = answers.filter((one) => one.status === 201);
    const params = { id: taken?.body.approval_id ?? '' };
    const approved = await call(app, 'operatorApprove', { headers: colleague.headers, params, body: {} });
    expect(approved.status).toBe(200);
    await runJobs(app, ['settle_statements']);
    const before = await footprint();
    const again = await upload(file);
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'statement_known',
      message: expect.stringContaining('before'),
    });
    expect(await footprint()).toEqual(before);
    const { body } = await call(app, 'operatorBankStatements', { headers: support.headers });
    const [first] = body.items;
    expect(first).toMatchObject({
      format: 'mt940',
      source: 'upload',
      imported_by: 'Siti Hajar',
      lines: 1,
      new_lines: 1,
    });
    const detail = await call(app, 'operatorBankStatement', {
      headers: support.headers,
      params: { id: first?.id ?? '' },
    });
    expect(detail.body.lines.filter((one) => one.amount === '77.00')).toMatchObject([
      {
        amount: '77.00',
        counterparty: 'NOBODY WE KNOW',
        description: 'RENT',
        state: 'open',
        is_return: false,
      },
    ]);
  });

  it('adds its unknown line to what finance has to look at', async () => {
    await runDay(app, today);
    const found = await exceptions();
    expect(found.map((one) => [one.kind, one.amount])).toContainEqual(['unknown_credit', '77.00']);
  });
});

describe('the list of exceptions', () => {
  const list = (query: object, headers = finance.headers) =>
    call(app, 'operatorExceptions', { headers, query: { limit: '100', ...query } as never });
  const amounts = async (query: object) => (await list(query)).body.items.map(({ amount }) => amount);

  it.each([
    ['account', { account: 'purse' }],
    ['kind', { kind: 'gift' }],
    ['owner', { owner: 'you' }],
    ['sort', { sort: 'detail' }],
    ['amount_max', { amount_min: '10.00', amount_max: '9.99' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['cursor', { cursor: 'abc' }],
  ])('rejects a wrong %s', async (field, query) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('narrows by kind, account, amount, owner and day, and names who may own one', async () => {
    expect(await amounts({ kind: 'unknown_credit' })).toContain('77.00');
    expect(await amounts({ kind: 'missing_payout' })).toEqual([]);
    expect(await amounts({ account: 'operating_bank' })).toEqual([]);
    // What is missing counts as what is too much.
    const exactly = { amount_min: '77.00', amount_max: '77.00' };
    expect((await amounts(exactly)).sort()).toEqual(['-77.00', '77.00']);
    expect(await amounts({ owner: 'me' })).toEqual([]);
    expect(await amounts({ owner: 'nobody' })).toContain('77.00');
    expect(await amounts({ from: addDays(today, 20) })).toEqual([]);
    const { items, owners } = (await list({ kind: 'unknown_credit', ...exactly })).body;
    expect(owners.map(({ name }) => name)).toEqual(expect.arrayContaining(['Siti Hajar', 'Arjun Nair']));
    const params = { id: items[0]?.id ?? '' };
    const body = { owner_id: colleague.operatorId };
    await call(app, 'operatorAssignException', { headers: finance.headers, params, body });
    expect(await amounts({ owner: colleague.operatorId })).toEqual(['77.00']);
  });

  it('goes on page by page in both orders, closed ones too', async () => {
    for (const state of ['open', 'resolved']) {
      for (const sort of ['since', 'amount']) {
        const all = (await list({ state, sort })).body.items.map(({ id }) => id);
        const walked: string[] = [];
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await list({ state, sort, limit: '1', ...(cursor !== undefined && { cursor }) });
          walked.push(...page.body.items.map(({ id }) => id));
          cursor = page.body.next_cursor;
        }
        expect(all.length).toBeGreaterThan(0);
        expect(walked).toEqual(all);
      }
    }
  });

  it('is a file, for those who read the list', async () => {
    const read = async (query: string, { headers } = finance) => {
      const url = `${app.config.API_BASE}/operator/reconciliation/exceptions/file?${query}`;
      const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers });
      return { status: statusCode, lines: payload.trim().split('\r\n') };
    };
    const { lines } = await read('kind=unknown_credit&amount_min=77.00');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('unknown_credit');
    expect(lines[1]).toContain('Arjun Nair');
    expect((await read('stat=open')).status).toBe(422);
    expect((await read('', await signInOperator(app, ['compliance'], 'Chong Mei'))).status).toBe(403);
  });
});
