import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, runDay } from '../../../test/builders/financing.ts';
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
    ['a director', (number) => ({ reference: number, counterparty: null })],
    ['no number', () => ({ description: 'PAYMENT' })],
    [
      'hostile text',
      () => ({ description: "N-000001' or 1=1; --\u0000\u202e <script>".replace('\u0000', '') }),
    ],
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
});
