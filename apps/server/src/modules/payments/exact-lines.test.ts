import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import {
  DUE,
  exceptionOfLine,
  FIRST_DUE,
  issuerLine,
  noteForLines,
  repaymentsOf,
} from '../../../test/builders/issuer-lines.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { type LineOverrides, platformBalance, statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00', '30000.00']);
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const issued = () => noteForLines(app, issuer, investor);
const lineOf = (over: Partial<LineOverrides>) => issuerLine(app, issuer, over);
const exceptionOf = (reference: string) => exceptionOfLine(app, reference);
const stateOf = async (reference: string) =>
  (
    await app.database.reader.db
      .selectFrom('bank_statement_lines')
      .select('difference_state')
      .where('bank_reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).difference_state;

describe('an exact line', () => {
  it('posts by itself as a repayment of its note, once, whoever looks again', async () => {
    const note = await issued();
    const reference = await lineOf({ description: `REPAYMENT ${note.number}` });
    expect(await repaymentsOf(app, note.id)).toEqual([
      {
        ...{ amount_sen: 343_333n, excess_sen: 0n, received_on: FIRST_DUE },
        ...{ bank_reference: reference, source_kind: 'manual' },
      },
    ]);
    expect([await stateOf(reference), await exceptionOf(reference)]).toEqual(['matched', undefined]);
    await Promise.all([
      runDay(app, FIRST_DUE),
      app.jobs.settle_statements?.({}, scope),
      runDay(app, FIRST_DUE),
    ]);
    await runJobs(app, ['book_line_part', 'distribute_repayments']);
    expect(await repaymentsOf(app, note.id)).toHaveLength(1);
    expect(await platformBalance(app, 'receipts_clearing')).toBe(0n);
  });

  it.each<[string, (number: string) => Partial<LineOverrides>]>([
    ['more than is payable', (number) => ({ reference: number, amount: '3433.34' })],
    ['another sender', (number) => ({ reference: number, counterparty: 'SOMEBODY ELSE' })],
    ['no sender', (number) => ({ reference: number, counterparty: null })],
    ['no number', () => ({ description: 'PAYMENT' })],
    ['hostile text', () => ({ description: "N-000001' or 1=1; --\u202e <script>" })],
  ])('is none with %s, and waits for two', async (_case, over) => {
    const note = await issued();
    const reference = await lineOf(over(note.number));
    expect(await repaymentsOf(app, note.id)).toEqual([]);
    expect(await exceptionOf(reference)).toMatchObject({ state: 'open', kind: 'unknown_credit' });
  });

  it('is none where the bank shows it twice', async () => {
    const note = await issued();
    await statementLine(app, {
      ...{ amount: DUE, on: FIRST_DUE, counterparty: issuer.issuer.companyName, description: note.number },
    });
    const reference = await lineOf({ description: note.number });
    expect(await repaymentsOf(app, note.id)).toEqual([]);
    expect(await stateOf(reference)).toBe('open');
  });

  it('is none before the final statement of its day has it', async () => {
    const note = await issued();
    const reference = await lineOf({ description: note.number, isFinal: false });
    expect(await repaymentsOf(app, note.id)).toEqual([]);
    expect(await stateOf(reference)).toBe('open');
  });

  it('is left to operators while they decide about it, and closes its exception in the reader’s language', async () => {
    const note = await issued();
    const amount = '3433.35';
    const reference = await lineOf({ description: note.number, amount });
    const exception = await exceptionOf(reference);
    const maker = await signInOperator(app, ['finance'], 'Siti Hajar');
    const checker = await signInOperator(app, ['finance'], 'Arjun Nair');
    const day = '2027-01-10';
    await runDay(app, '2027-01-09');
    const { body } = await call(app, 'operatorPropose', {
      headers: dated(maker.headers, day),
      body: {
        ...{ kind: 'line_allocation', subject_id: exception?.id ?? '', reason: 'As the issuer says' },
        after: { amount, parts: [{ target: 'note', target_id: note.id, amount }] },
      },
    });
    // With the late charges of these days that much is payable: the line is exact.
    await runDay(app, '2027-01-15');
    await runJobs(app, ['book_line_part', 'distribute_repayments']);
    expect(await repaymentsOf(app, note.id)).toEqual([]);
    const headers = dated(checker.headers, day);
    const params = { id: body.approval.id };
    const rejected = await call(app, 'operatorReject', { headers, params, body: { reason: 'Not needed' } });
    expect(rejected.status).toBe(200);
    await runDay(app, '2027-01-16');
    await runJobs(app, ['book_line_part', 'distribute_repayments']);
    expect(await repaymentsOf(app, note.id)).toMatchObject([{ amount_sen: 343_335n }]);
    const { body: closed } = await call(app, 'operatorException', {
      headers: { ...headers, 'accept-language': 'ms' },
      params: { id: exception?.id ?? '' },
    });
    expect(closed.exception).toMatchObject({
      ...{ state: 'resolved', resolved_by: null },
      resolution: 'Rujukan, nama dan amaun adalah tepat: baris ini dibukukan secara automatik.',
    });
  });
});
