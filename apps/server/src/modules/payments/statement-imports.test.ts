import { randomUUID } from 'node:crypto';
import { formatDay } from '@titian/contracts/messages/formatters';
import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import {
  mt940Statement,
  type StatementText,
  TRUST_ACCOUNT,
  uploadStatement,
} from '../../../test/builders/statements.ts';
import { OPERATING_ACCOUNT } from '../../../test/builders/treasury.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { asOwner } from '../../../test/owner.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';
import { storeFetched } from './commands/store-statement.ts';

const today = malaysiaDay(new Date());
const ago = (days: number): Day => addDays(today, -days);
let simulators: Simulators;
let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;
let third: SignedInOperator;
let investor: ApprovedInvestor;
/** An import with a statement that waits behind a gap. */
let waiting = '';
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp({
    ...simulators.environment,
    OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT,
    LOG_LEVEL: 'silent',
  });
  simulators.serve(app);
  maker = await signInOperator(app, ['finance'], 'Siti Hajar');
  checker = await signInOperator(app, ['finance'], 'Arjun Nair');
  third = await signInOperator(app, ['finance', 'administrator'], 'Lee Wen');
  investor = await approvedInvestor(app);
  await topUp(app, investor, '2000.00', { simulators });
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

const upload = (text: string, { by = maker, on }: { by?: SignedInOperator; on?: Day } = {}) =>
  uploadStatement(app, dated(by.headers, on), text);
const decide = (which: 'operatorApprove' | 'operatorReject', id: string, by = checker, on?: Day) =>
  call(app, which, {
    headers: dated(by.headers, on),
    params: { id },
    body: which === 'operatorReject' ? { reason: 'The bank knows nothing of it' } : {},
  });
/** Uploads, approves and settles. */
async function take(text: string, on?: Day) {
  const { body, status, error: rejection } = await upload(text, on === undefined ? {} : { on });
  expect([status, rejection]).toEqual([201, expect.anything()]);
  expect((await decide('operatorApprove', body.approval_id, checker, on)).status).toBe(200);
  await runJobs(app, ['settle_statements']);
  return show(body.import_id);
}
const show = async (id: string, headers = checker.headers) =>
  (await call(app, 'operatorStatementImport', { headers, params: { id } })).body;
const statesOf = async (id: string) => (await show(id)).import.statements.map((one) => one.state);
const listed = async () =>
  (await call(app, 'operatorStatementImports', { headers: checker.headers })).body.items.map((one) => one.id);
const exceptions = async (kind: string) =>
  (
    await call(app, 'operatorExceptions', { headers: checker.headers, query: { limit: '100' } })
  ).body.items.filter((one) => one.kind === kind);
const cash = () => cashOf(app.work, investor.investor.cashAccountId);
const countLines = async () =>
  (
    await app.database.reader.db
      .selectFrom('bank_statement_lines')
      .select(({ fn }) => fn.countAll<bigint>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const operating = (over: Omit<StatementText, 'account'>) =>
  mt940Statement({ account: OPERATING_ACCOUNT, ...over });

/** A withdrawal of RM 100 that the bank has paid today. */
async function paidWithdrawal(): Promise<{
  readonly endToEndId: string;
  readonly state: () => Promise<string>;
}> {
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '100', otp_code: await stepUpCode(app, investor) },
  });
  const read = () =>
    app.database.reader.db
      .selectFrom('payouts')
      .selectAll()
      .where('purpose_id', '=', answer.body.withdrawal.id)
      .executeTakeFirstOrThrow();
  const { id, end_to_end_id: endToEndId } = await read();
  await proposeAndApprove(app, { kind: 'payout_batch', subjectId: id, after: { payout_ids: [id] } });
  await runJobs(app, ['submit_batch', 'import_statement']);
  expect((await read()).state).toBe('paid');
  return { endToEndId, state: async () => (await read()).state };
}

/** A statement of today that gives a payout back; the bank never wrote it. */
const forged = (endToEndId: string, ref: string) =>
  mt940Statement({
    ...{ account: TRUST_ACCOUNT, on: today, opening: '0.00' },
    lines: [{ mark: 'RD', type: 'NRTI', amount: '100.00', ref, eref: endToEndId }],
  });

describe('an upload by one operator', () => {
  it('of a forged return credits no wallet, and the checker sees what it would do', async () => {
    const { endToEndId, state } = await paidWithdrawal();
    const before = [await cash(), await countLines()];
    const { status, body } = await upload(forged(endToEndId, 'FORGED1'));
    expect(status).toBe(201);
    await runJobs(app, ['settle_statements']);
    await runDay(app, today);
    expect([await cash(), await countLines(), await state()]).toEqual([...before, 'paid']);

    const shown = await show(body.import_id);
    expect(shown.import).toMatchObject({ uploaded_by: 'Siti Hajar', state: 'pending' });
    expect(shown.preview).toMatchObject([
      {
        continuity: { kind: 'intraday', is_held: false },
        totals: [{ effect: 'payout_returned', lines: 1, amount: '100.00' }],
        lines: [{ effect: 'payout_returned', amount: '100.00', payout: { purpose: 'withdrawal' } }],
      },
    ]);
    expect((await decide('operatorApprove', body.approval_id, maker)).error.code).toBe('same_operator');
    expect((await upload(forged(endToEndId, 'FORGED1'), { by: third })).error.code).toBe('statement_pending');
    expect((await decide('operatorReject', body.approval_id)).status).toBe(200);
    await runJobs(app, ['settle_statements']);
    expect([await cash(), await countLines(), await state()]).toEqual([...before, 'paid']);
    expect(await statesOf(body.import_id)).toEqual(['rejected']);
    expect(await listed()).not.toContain(body.import_id);
    expect((await decide('operatorApprove', body.approval_id)).error.code).toBe('approval_decided');
  });

  it('settles once a second one has approved it, once, also when two approve at once', async () => {
    const { endToEndId, state } = await paidWithdrawal();
    const held = await cash();
    const { body } = await upload(forged(endToEndId, 'RETURN1'));
    const answers = await Promise.all([
      decide('operatorApprove', body.approval_id, checker),
      decide('operatorApprove', body.approval_id, third),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    // Stored with the decision; the job, which may run twice, settles what it confirms.
    expect(await statesOf(body.import_id)).toEqual(['stored']);
    expect(await state()).toBe('paid');
    await runJobs(app, ['settle_statements']);
    await runJobs(app, ['settle_statements']);
    expect([await state(), await cash()]).toEqual(['returned', held + 100_00n]);
    expect((await upload(forged(endToEndId, 'RETURN1'))).error.code).toBe('statement_known');
  });

  it('is stale where the bank was quicker, and settles nothing', async () => {
    const { endToEndId, state } = await paidWithdrawal();
    const held = await cash();
    const { body } = await upload(forged(endToEndId, 'SLOW1'));
    await simulators.control('bank/return', { end_to_end_id: endToEndId, reason: 'AC04' });
    await runDay(app, today);
    expect([await state(), await cash()]).toEqual(['returned', held + 100_00n]);
    expect((await decide('operatorApprove', body.approval_id)).error.code).toBe('approval_stale');
    await runJobs(app, ['settle_statements']);
    expect(await cash()).toBe(held + 100_00n);
    expect(await statesOf(body.import_id)).toEqual(['rejected']);
  });

  it('has a reason in the language of its reader; one from before codes as it was written', async () => {
    const { endToEndId } = await paidWithdrawal();
    const { body } = await upload(forged(endToEndId, 'REASON1'));
    const id = body.approval_id;
    const read = async (language: 'en' | 'ms') => {
      const headers = { ...checker.headers, 'accept-language': language };
      const { body: list } = await call(app, 'operatorApprovals', { headers, query: { state: 'proposed' } });
      const reason = list.items.find((one) => one.id === id)?.reason;
      const url = `${app.config.API_BASE}/operator/approvals/file?state=proposed&kind=statement_import`;
      const file = await app.app.inject({ method: 'GET', url, headers });
      return [reason, file.payload.includes(`,${reason},`)];
    };
    expect(await read('en')).toEqual(['Uploaded by hand', true]);
    expect(await read('ms')).toEqual(['Dimuat naik secara manual', true]);
    await asOwner(app, ({ db }) =>
      db.updateTable('approvals').set({ reason_message: null }).where('id', '=', id).execute(),
    );
    expect(await read('ms')).toEqual(['Uploaded by hand', true]);
    expect((await decide('operatorReject', id)).status).toBe(200);
  });

  it('is seen by operators of finance and support only', async () => {
    const compliance = await signInOperator(app, ['compliance'], 'Chong Mei');
    const params = { id: randomUUID() };
    expect((await call(app, 'operatorStatementImports', { headers: xhr })).status).toBe(401);
    expect((await call(app, 'operatorStatementImports', { headers: investor.headers })).status).toBe(401);
    expect((await call(app, 'operatorStatementImports', { headers: compliance.headers })).status).toBe(403);
    expect((await call(app, 'operatorStatementImport', { headers: compliance.headers, params })).status).toBe(
      403,
    );
    expect((await call(app, 'operatorStatementImport', { headers: maker.headers, params })).status).toBe(404);
  });
});

describe('closed days', () => {
  it('are not changed by an upload: it agrees in lines and balances, or is rejected whole', async () => {
    await runDay(app, ago(20));
    await runDay(app, ago(19));
    const lines = await countLines();
    const trust = (over: Omit<StatementText, 'account'>) =>
      mt940Statement({ account: TRUST_ACCOUNT, ...over });
    const line = { amount: '50.00', ref: 'LATE1' };
    const rejections = [
      await upload(trust({ on: ago(20), opening: '0.00', lines: [line] })),
      await upload(trust({ on: ago(20), opening: '1.00', lines: [] })),
      await upload(trust({ from: ago(20), on: ago(18), opening: '0.00', lines: [{ ...line, on: ago(19) }] })),
      await upload(trust({ on: ago(25), opening: '0.00', lines: [line] })),
    ];
    expect(rejections.map((one) => one.error.errors?.statement_file?.[0])).toEqual([
      expect.stringContaining(`other lines on ${formatDay(ago(20), 'en')}`),
      expect.stringContaining(`another balance on ${formatDay(ago(20), 'en')}`),
      expect.stringContaining(`other lines on ${formatDay(ago(19), 'en')}`),
      expect.stringContaining(`another balance on ${formatDay(ago(20), 'en')}`),
    ]);
    expect((await upload(trust({ on: ago(20), opening: '0.00', lines: [] }))).error.code).toBe(
      'statement_known',
    );
    expect(await countLines()).toBe(lines);
  });
});

describe('the balances of an account', () => {
  const at = (days: number, opening: string, amount?: string) =>
    operating({
      ...{ on: ago(days), opening },
      lines: amount === undefined ? [] : [{ amount, ref: `OPS${days}` }],
    });

  it('begin with one that two operators approve, and bridge days without a statement', async () => {
    const { body } = await upload(at(15, '1000.00', '5.00'));
    expect((await show(body.import_id)).preview[0]?.continuity.kind).toBe('first');
    await decide('operatorApprove', body.approval_id);
    await runJobs(app, ['settle_statements']);
    expect(await exceptions('continuity')).toEqual([]);
    const bridged = await take(at(13, '1005.00', '5.00'));
    expect(bridged.import.statements[0]?.state).toBe('stored');
  });

  it('hold what comes after a gap until the missing statement closes it', async () => {
    const lines = await countLines();
    const { body } = await upload(at(10, '1200.00', '1.00'));
    expect((await show(body.import_id)).preview[0]?.continuity).toEqual({
      ...{ kind: 'gap', expected: '1010.00', last_on: ago(13), is_held: true },
    });
    await decide('operatorApprove', body.approval_id);
    const later = await take(at(9, '1201.00', '2.00'));
    expect([await statesOf(body.import_id), later.import.statements[0]?.state]).toEqual([['held'], 'held']);
    expect(await listed()).toEqual(expect.arrayContaining([body.import_id, later.import.id]));
    expect(await countLines()).toBe(lines);
    const [gap] = await exceptions('continuity');
    expect(gap).toMatchObject({ account: 'operating_bank', amount: '190.00', since: ago(10) });

    const missing = await take(at(12, '1010.00', '190.00'));
    expect(missing.import.statements[0]?.state).toBe('stored');
    expect([await statesOf(body.import_id), await statesOf(later.import.id)]).toEqual([
      ['stored'],
      ['stored'],
    ]);
    expect(await exceptions('continuity')).toEqual([]);
    expect(await countLines()).toBe(lines + 3n);
  });

  it('or until two others than the uploader have explained it', async () => {
    const held = await take(at(5, '1300.00', '3.00'));
    expect(held.import.statements[0]?.state).toBe('held');
    const [gap] = await exceptions('continuity');
    const id = gap?.id ?? '';
    const propose = (headers: SignedInOperator['headers']) =>
      call(app, 'operatorPropose', {
        headers,
        body: {
          ...{ kind: 'exception_resolution', subject_id: id, reason: 'The bank lost a page' },
          after: { category: 'bank_error', transfer_id: null },
        },
      });
    expect((await propose(maker.headers)).error.code).toBe('own_upload');
    const { body } = await propose(checker.headers);
    expect((await decide('operatorApprove', body.approval.id, maker)).error.code).toBe('own_upload');
    expect((await decide('operatorApprove', body.approval.id, third)).status).toBe(200);
    await runJobs(app, ['settle_statements']);
    expect(await statesOf(held.import.id)).toEqual(['stored']);
    await runDay(app, ago(1));
    expect(await exceptions('continuity')).toEqual([]);
    expect((await take(at(4, '1303.00', '1.00'))).import.statements[0]?.state).toBe('stored');
  });
});

describe('a line', () => {
  const on = ago(3);
  const line = { amount: '60.00', ref: 'SAME1', eref: 'RENT-1', name: 'TENANT BHD' };

  it('of an intraday statement is missed where the final one of its day leaves it out', async () => {
    const lines = [line, { ...line, ref: 'GONE1', amount: '4.00' }];
    const taken = await take(operating({ on, opening: '1304.00', lines }), on);
    expect(taken.import.statements).toMatchObject([{ state: 'stored', is_final: false }]);
    expect(await exceptions('unconfirmed_line')).toEqual([]);
    await take(operating({ on, opening: '1304.00', lines: [line] }));
    expect(await exceptions('unconfirmed_line')).toMatchObject([{ amount: '4.00', since: on }]);
  });

  it('that comes again with another reference, payer or return flag is an exception, and the first one counts', async () => {
    const before = await countLines();
    const again = { ...line, eref: 'W-FORGED', name: 'FORGER' };
    const { body } = await upload(
      operating({ from: on, on: ago(2), opening: '1304.00', lines: [{ ...again, on }] }),
    );
    expect((await show(body.import_id)).preview[0]?.lines).toMatchObject([
      { effect: 'contradicts', exception: 'contradiction' },
    ]);
    await decide('operatorApprove', body.approval_id);
    await runJobs(app, ['settle_statements']);
    const found = await exceptions('contradiction');
    expect(found.map((one) => one.detail)).toContainEqual(expect.stringContaining('W-FORGED'));
    expect(await countLines()).toBe(before);
    const stored = await app.database.reader.db
      .selectFrom('bank_statement_lines')
      .select(['reference', 'counterparty'])
      .where('bank_reference', '=', 'SAME1')
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ reference: 'RENT-1', counterparty: 'TENANT BHD' });
  });
});

describe('a file', () => {
  it('over two accounts is approved once and checked per account', async () => {
    const trust = mt940Statement({
      account: TRUST_ACCOUNT,
      on: today,
      opening: '0.00',
      lines: [{ amount: '7.00', ref: 'TWO1' }],
    });
    const own = operating({ on: ago(1), opening: '9999.00', lines: [{ amount: '8.00', ref: 'TWO2' }] });
    const taken = await take(`${own}\r\n-\r\n${trust}`);
    waiting = taken.import.id;
    expect(taken.import.statements.map((one) => [one.account, one.state])).toEqual([
      ['operating_bank', 'held'],
      ['trust_bank', 'stored'],
    ]);
    const closed = mt940Statement({ account: TRUST_ACCOUNT, on: ago(19), opening: '5.00', lines: [] });
    const good = operating({ on: today, opening: '1.00', lines: [{ amount: '8.00', ref: 'TWO3' }] });
    expect((await upload(`${good}\r\n-\r\n${closed}`)).status).toBe(422);
  });

  it('of 10,000 lines is taken whole', async () => {
    const before = await countLines();
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ amount: '0.01', ref: `M${index}` }));
    const many = mt940Statement({ account: TRUST_ACCOUNT, on: today, opening: '0.00', lines });
    const { body } = await upload(many);
    const [preview] = (await show(body.import_id)).preview;
    expect(preview?.lines).toHaveLength(500);
    expect(preview?.totals).toEqual([{ effect: 'exception', lines: 10_000, amount: '100.00' }]);
    await decide('operatorApprove', body.approval_id);
    expect(await countLines()).toBe(before + 10_000n);
  });
});

it('an upload that waits behind a gap is ended where the bank closes its days otherwise', async () => {
  const before = await countLines();
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  const days = { fromOn: ago(1), toOn: ago(1), openingSen: sen(1_364_00n), closingSen: sen(1_364_00n) };
  const statement = {
    statementId: 'BANK1',
    accountNo: OPERATING_ACCOUNT,
    currency: 'MYR',
    ...days,
    lines: [],
  };
  const account = { kind: 'operating_bank', accountNo: OPERATING_ACCOUNT } as const;
  const from = {
    account,
    file: 'bank',
    format: 'camt053',
    source: 'day',
    importedBy: null,
    isFinal: true,
  } as const;
  expect(await app.work.command(scope, (ctx) => storeFetched(ctx, statement, from))).not.toBeNull();
  await app.jobs.settle_statements?.({}, scope);
  expect(await statesOf(waiting)).toEqual(['rejected', 'stored']);
  expect(await countLines()).toBe(before);
  const found = await exceptions('contradiction');
  expect(found.map((one) => [one.account, one.since])).toContainEqual(['operating_bank', ago(1)]);
});

it('closed days are not changed by the bank either: a later statement is not used, and an operator has to enquire', async () => {
  const lines = await countLines();
  await simulators.control('bank/deposit', { amount: '9.00', payer_name: 'LATE', booking_date: ago(20) });
  await asOwner(app, ({ db }) => db.deleteFrom('reconciliations').where('day', '=', ago(20)).execute());
  await runDay(app, ago(20));
  expect(await countLines()).toBe(lines);
  expect(await exceptions('contradiction')).toContainEqual(
    expect.objectContaining({ since: ago(20), account: 'trust_bank' }),
  );
});
