import { addDays, day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call, type TestFile } from '../../../test/builders/http.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { BankStatement, StatementLine } from '../../gateways/payout/port.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

/** A bank whose every statement the test writes itself: silent, wrong, incomplete or contradictory. */
const ACCOUNT = '514012345678';
let bank: TestServer;
let app: TestApp;
let investor: ApprovedInvestor;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  investor = await approvedInvestor(app);
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const start = addDays(day(new Date().toISOString().slice(0, 10)), 1);
const on = (days: number) => addDays(start, days);

/** What the bank has booked so far, by day; its statement of a day is made of it. */
const booked: { on: string; line: Partial<StatementLine> & { amountSen: Sen } }[] = [];
const book = (days: number, amount: bigint, over: Partial<StatementLine> = {}) =>
  booked.push({ on: on(days), line: { ...over, amountSen: sen(amount) } });

/** Answers the statement of the requested day, changed as a test needs. */
function bankStates(change: (statement: BankStatement) => BankStatement | null = (one) => one): void {
  bank.respond((request) => {
    const from = new URL(request.path, bank.url).searchParams.get('from') ?? '';
    const before = booked.filter((one) => one.on < from).reduce((sum, one) => sum + one.line.amountSen, 0n);
    const lines = booked
      .filter((one) => one.on === from)
      .map(({ line }, index) => lineOf(line, from, index + 1));
    const moved = booked.filter((one) => one.on === from).reduce((sum, one) => sum + one.line.amountSen, 0n);
    const statement = change({
      statementId: `S${from}`,
      accountNo: ACCOUNT,
      currency: 'MYR',
      fromOn: from,
      toOn: from,
      openingSen: sen(before),
      closingSen: sen(before + moved),
      lines,
    });
    return statement === null ? { status: 503, body: '' } : { status: 200, body: writeCamt053([statement]) };
  });
}

function lineOf(
  line: Partial<StatementLine> & { amountSen: Sen },
  bookedOn: string,
  lineNo: number,
): StatementLine {
  const isIn = line.amountSen > 0n;
  return {
    direction: isIn ? 'credit' : 'debit',
    endToEndId: null,
    bankReference: `B${bookedOn}${lineNo}`,
    counterparty: { name: 'Somebody', accountNo: '114012345678', bic: 'MBBEMYKL' },
    description: null,
    returned: false,
    returnReason: null,
    ...line,
    amountSen: isIn ? line.amountSen : sen(-line.amountSen),
    lineNo,
    bookedOn,
  };
}

const finance = async () => (await operatorPair(app)).maker.headers;
const dayOf = async (days: number) => {
  const { body } = await call(app, 'operatorReconciliationDays', {
    headers: await finance(),
    query: { limit: '100' },
  });
  return body.items.find((one) => one.day === on(days));
};
const open = async () =>
  (await call(app, 'operatorExceptions', { headers: await finance() })).body.items.map((one) => [
    one.kind,
    one.amount,
  ]);
const orderOf = async (amountSen: bigint) => {
  const rows = await app.database.reader.db
    .selectFrom('payment_orders')
    .select('exchange_order_no')
    .where('received_sen', '=', sen(amountSen))
    .execute();
  return rows[0]?.exchange_order_no ?? '';
};

describe('a bank that gives no statement', () => {
  it('leaves its days unproven without holding anything up, and they are made good', async () => {
    await topUp(app, investor, '1000.00');
    book(0, 1000_00n, { endToEndId: await orderOf(1000_00n) });
    bankStates(() => null);
    await runDay(app, on(0));
    await runDay(app, on(1));
    expect([await dayOf(0), await dayOf(1)]).toMatchObject([
      { state: 'no_statement', bank: null, ledger: '1000.00' },
      { state: 'no_statement' },
    ]);
    bankStates();
    await runDay(app, on(2));
    const states = [await dayOf(0), await dayOf(1), await dayOf(2)].map((one) => one?.state);
    expect(states).toEqual(['balanced', 'balanced', 'balanced']);
  });

  it('or the statement of another account, or one with a wrong sum, is as good as none', async () => {
    bankStates((one) => ({ ...one, accountNo: '999012345678' }));
    await runDay(app, on(3));
    expect(await dayOf(3)).toMatchObject({ state: 'no_statement' });
    bankStates((one) => ({ ...one, closingSen: sen(one.closingSen + 1n) }));
    await runDay(app, on(3));
    expect(await dayOf(3)).toMatchObject({ state: 'no_statement' });
    expect(await open()).toEqual([['wrong_sum', null]]);
    bankStates();
    await runDay(app, on(4));
    expect(await dayOf(3)).toMatchObject({ state: 'balanced' });
    expect(await open()).toEqual([]);
  });
});

describe('a statement that is not what we know', () => {
  it('has lines of another amount, shown twice, or of a payment that FPX has not confirmed', async () => {
    await topUp(app, investor, '300.00');
    await topUp(app, investor, '400.00');
    const failed = await topUp(app, investor, '500.00', { code: '51' });
    const pending = await app.database.reader.db
      .selectFrom('payment_intents')
      .select('exchange_order_no')
      .where('ref_number', '=', failed.refNumber)
      .executeTakeFirstOrThrow();
    const [three, four] = [await orderOf(300_00n), await orderOf(400_00n)];
    book(5, 300_01n, { endToEndId: three });
    book(5, 400_00n, { endToEndId: four });
    book(5, 400_00n, { endToEndId: four });
    book(5, 500_00n, { endToEndId: pending.exchange_order_no });
    bankStates();
    await runDay(app, on(5));
    expect((await open()).sort()).toEqual([
      ['duplicate', '400.00'],
      ['missing_line', '300.00'],
      ['unconfirmed_payment', '500.00'],
      ['wrong_amount', '300.01'],
    ]);
    expect(await dayOf(5)).toMatchObject({
      state: 'open',
      // Paid days ago and on no statement: the difference, and not in transit any more.
      in_transit: '0.00',
      unmatched: '1200.01',
      overdue: '300.00',
      unexplained: '-300.00',
    });
  });

  it('leaves out a line that its balances know: the difference has a day and an amount, once', async () => {
    book(6, 77_00n);
    bankStates((one) =>
      one.toOn === on(6) ? { ...one, openingSen: sen(one.openingSen + 77_00n), lines: [] } : one,
    );
    await runDay(app, on(6));
    await runDay(app, on(7));
    // With the RM 300.00 above, which have an exception of their own.
    expect(await dayOf(6)).toMatchObject({ unexplained: '-223.00', state: 'open' });
    expect(await dayOf(7)).toMatchObject({ unexplained: '-223.00', state: 'open' });
    expect((await open()).filter(([kind]) => kind === 'difference')).toEqual([['difference', '77.00']]);
    bankStates();
    await runDay(app, on(6));
    expect((await open()).filter(([kind]) => kind === 'difference')).toEqual([]);
    expect(await open()).toContainEqual(['unknown_credit', '77.00']);
  });
});

it('matches a manually credited transfer by the line that two operators name', async () => {
  const proof: TestFile = {
    field: 'manual_payment_proof_file',
    name: 'proof.pdf',
    type: 'application/pdf',
    bytes: new TextEncoder().encode(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
  };
  quiet(bank);
  const requested = await call(app, 'investorTopup', {
    headers: { ...investor.headers, 'idempotency-key': crypto.randomUUID() },
    body: { amount: '888', payment_type: 'manual' },
    files: [proof],
  });
  expect(requested.status).toBe(201);
  book(8, 888_00n, { counterparty: { name: investor.investor.verifiedName, accountNo: null, bic: null } });
  bankStates();
  await runDay(app, on(8));
  expect(await open()).toContainEqual(['unknown_credit', '888.00']);
  const topup = await app.database.reader.db
    .selectFrom('topups')
    .select('id')
    .where('ref_number', '=', requested.body.ref_number)
    .executeTakeFirstOrThrow();
  await proposeAndApprove(app, {
    kind: 'topup_review',
    subjectId: topup.id,
    after: { decision: 'credit', bank_reference: `B${on(8)}1` },
    on: on(8),
  });
  await runDay(app, on(8));
  expect(await open()).not.toContainEqual(['unknown_credit', '888.00']);
});
