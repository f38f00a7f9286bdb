import { day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, runDay } from '../../../test/builders/financing.ts';
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

/** Issued on 2 December 2026 and first due on 4 January 2027 with RM 3,433.33. */
const FIRST = day('2027-01-04');
const DUE = '3433.33';
const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const SENDER = { bic: 'PBBEMYKL', number: '319876543210' };
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

const issued = () => issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01' });

/** A line of the first due day from the issuer, worked off by the end of that day. */
async function lineOf(over: Partial<LineOverrides>): Promise<string> {
  const reference = await statementLine(app, {
    ...{ amount: DUE, on: FIRST, counterparty: issuer.issuer.companyName, account: SENDER },
    ...over,
  });
  await runDay(app, FIRST);
  await runJobs(app, ['book_line_part', 'distribute_repayments']);
  return reference;
}

const exceptionOf = (reference: string) =>
  app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('cause', '=', `line:${reference}`)
    .executeTakeFirst();
const repaymentsOf = (noteId: string) =>
  app.database.reader.db
    .selectFrom('repayments')
    .select(['amount_sen', 'excess_sen', 'received_on', 'bank_reference', 'source_kind'])
    .where('note_id', '=', noteId)
    .orderBy('seq')
    .execute();
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
    expect(await repaymentsOf(note.id)).toEqual([
      {
        ...{ amount_sen: 343_333n, excess_sen: 0n, received_on: FIRST },
        ...{ bank_reference: reference, source_kind: 'manual' },
      },
    ]);
    expect([await stateOf(reference), await exceptionOf(reference)]).toEqual(['matched', undefined]);
    await Promise.all([runDay(app, FIRST), app.jobs.settle_statements?.({}, scope), runDay(app, FIRST)]);
    await runJobs(app, ['book_line_part', 'distribute_repayments']);
    expect(await repaymentsOf(note.id)).toHaveLength(1);
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
    expect(await repaymentsOf(note.id)).toEqual([]);
    expect(await exceptionOf(reference)).toMatchObject({ state: 'open', kind: 'unknown_credit' });
  });

  it('is none where the bank shows it twice', async () => {
    const note = await issued();
    await statementLine(app, {
      ...{ amount: DUE, on: FIRST, counterparty: issuer.issuer.companyName, description: note.number },
    });
    const reference = await lineOf({ description: note.number });
    expect(await repaymentsOf(note.id)).toEqual([]);
    expect(await stateOf(reference)).toBe('open');
  });
});
