import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, storedPayment } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { createBankClient } from '../../gateways/payout/iso20022/bank-client.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { BankStatement, StatementLine } from '../../gateways/payout/port.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { withdrawalPayouts } from '../wallet/public.ts';
import { statementImports } from './jobs.ts';

/** A bank whose every answer the test writes itself, so that it can be silent, wrong or contradictory. */
const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const ACCOUNT = '514012345678';
const today = malaysiaDay(new Date());
let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

async function released() {
  // What a test answers for batches says nothing about accounts.
  quiet(bank);
  const investor = await approvedInvestor(app);
  const { refNumber } = await topUp(app, investor, '1000.00');
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  const withdrawalId = answer.body.withdrawal.id;
  const { id: payoutId, end_to_end_id: endToEndId } = await payoutOf(withdrawalId);
  await proposeAndApprove(app, {
    kind: 'payout_batch',
    subjectId: payoutId,
    after: { payout_ids: [payoutId] },
  });
  const batchId = (await payoutOf(withdrawalId)).batch_id ?? '';
  return { investor, refNumber, withdrawalId, payoutId, endToEndId, batchId };
}

const payoutOf = (withdrawalId: string) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
const stateOf = async (withdrawalId: string) =>
  (
    await app.database.reader.db
      .selectFrom('withdrawals')
      .select('state')
      .where('id', '=', withdrawalId)
      .executeTakeFirstOrThrow()
  ).state;
const batch = (id: string) =>
  app.database.reader.db
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const lines = (reference: string) =>
  app.database.reader.db
    .selectFrom('bank_statement_lines')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('is_return')
    .execute();
const submit = (id: string) => app.jobs.submit_batch?.({ batch_id: id }, scope);
const read = (id: string) => app.jobs.import_statement?.({ batch_id: id }, scope);
const cash = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);

function line(over: Partial<StatementLine>): StatementLine {
  return {
    lineNo: 1,
    amountSen: sen(400_00n),
    direction: 'debit',
    bookedOn: today,
    endToEndId: null,
    bankReference: randomUUID(),
    counterparty: { name: 'Somebody', accountNo: '114012345678', bic: 'MBBEMYKL' },
    description: 'Titian withdrawal',
    returned: false,
    returnReason: null,
    ...over,
  };
}

function statement(all: readonly StatementLine[], over: Partial<BankStatement> = {}): string {
  const moved = all.reduce(
    (sum, one) => sum + (one.direction === 'credit' ? one.amountSen : -one.amountSen),
    0n,
  );
  const openingSen = sen(1_000_000_00n);
  return writeCamt053([
    {
      statementId: randomUUID().slice(0, 30),
      accountNo: ACCOUNT,
      currency: 'MYR',
      fromOn: today,
      toOn: today,
      openingSen,
      closingSen: sen(openingSen + moved),
      lines: all.map((one, index) => ({ ...one, lineNo: index + 1 })),
      ...over,
    },
  ]);
}

/** Accepts files, and states the account as given. */
function bankStates(xml: string): void {
  bank.respond((request) =>
    request.path.startsWith('/bank/statement') ? { status: 200, body: xml } : { status: 202, body: '' },
  );
}

describe('sending the file', () => {
  it('again under the same id while its receipt at the bank is unknown: exactly the same file', async () => {
    const { batchId, withdrawalId, investor } = await released();
    const sent: string[] = [];
    bank.respond((request) => {
      sent.push(request.body);
      return { status: sent.length < 3 ? 503 : 202, body: '' };
    });
    await submit(batchId);
    expect(await batch(batchId)).toMatchObject({ state: 'submitted', bank_answer: 'HTTP 503: ' });
    await submit(batchId);
    await submit(batchId);
    await submit(batchId);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(await batch(batchId)).toMatchObject({ state: 'accepted' });
    expect(await stateOf(withdrawalId)).toBe('in_batch');
    expect(await cash(investor)).toBe(600_00n);
  });

  it('that the bank has already', async () => {
    const { batchId } = await released();
    bank.respond(() => ({ status: 409, body: 'duplicate' }));
    await submit(batchId);
    expect(await batch(batchId)).toMatchObject({ state: 'accepted' });
  });

  it('that the bank rejects gives every amount back, once', async () => {
    const { batchId, withdrawalId, investor } = await released();
    bank.respond(() => ({ status: 422, body: 'control sum' }));
    await Promise.all([submit(batchId), submit(batchId)]);
    expect(await batch(batchId)).toMatchObject({ state: 'refused' });
    expect(await stateOf(withdrawalId)).toBe('returned');
    expect(await cash(investor)).toBe(1000_00n);
  });

  it('cannot be released twice by the job', async () => {
    const { batchId } = await released();
    bank.respond(() => ({ status: 202, body: '' }));
    await submit(batchId);
    let sent = 0;
    bank.respond(() => {
      sent += 1;
      return { status: 202, body: '' };
    });
    await submit(batchId);
    expect(sent).toBe(0);
  });
});

describe('reading the statement', () => {
  it('says nothing while the bank is silent or its statement does not add up', async () => {
    const { batchId, withdrawalId, endToEndId } = await released();
    bankStates('');
    await submit(batchId);
    for (const answer of [
      { status: 500, body: '' },
      { status: 200, body: 'no statement' },
      { status: 200, body: statement([line({ endToEndId })], { closingSen: sen(1n) }) },
    ]) {
      bank.respond(() => answer);
      await read(batchId);
    }
    expect(await stateOf(withdrawalId)).toBe('in_batch');
    expect(await lines(endToEndId)).toEqual([]);
  });

  it('leaves out the statement of another account', async () => {
    const { batchId, withdrawalId, endToEndId } = await released();
    bankStates(statement([line({ endToEndId })], { accountNo: '999012345678' }));
    await submit(batchId);
    await read(batchId);
    expect(await stateOf(withdrawalId)).toBe('in_batch');
  });

  it.each([
    ['another amount', { amountSen: sen(399_99n) }],
    ['the other direction', { direction: 'credit' as const }],
    ['another reference', { endToEndId: 'NOTOURS' }],
  ])('leaves a line of %s open', async (_case, over) => {
    const { batchId, withdrawalId, endToEndId } = await released();
    const one = line({ endToEndId, ...over });
    bankStates(statement([one]));
    await submit(batchId);
    await read(batchId);
    expect(await stateOf(withdrawalId)).toBe('in_batch');
    expect(await lines(one.endToEndId ?? '')).toMatchObject([{ difference_state: 'open', matched_id: null }]);
  });

  it('pays once, though the same lines come in statement after statement', async () => {
    const { batchId, withdrawalId, endToEndId, payoutId } = await released();
    const waiting = await platformBalance(app, 'withdrawals_in_transit');
    const one = line({ endToEndId });
    for (let times = 0; times < 3; times += 1) {
      bankStates(statement([one]));
      await submit(batchId);
      await Promise.all([read(batchId), read(batchId)]);
    }
    expect(await stateOf(withdrawalId)).toBe('paid');
    expect(waiting - (await platformBalance(app, 'withdrawals_in_transit'))).toBe(400_00n);
    expect(await lines(endToEndId)).toMatchObject([
      { matched_kind: 'payout', matched_id: payoutId, difference_state: 'matched' },
    ]);
  });

  it('knows a line without a reference of the bank by its content', async () => {
    const { batchId, withdrawalId, endToEndId } = await released();
    const one = line({ endToEndId, bankReference: null });
    for (let times = 0; times < 2; times += 1) {
      bankStates(statement([one]));
      await submit(batchId);
      await read(batchId);
    }
    expect(await stateOf(withdrawalId)).toBe('paid');
    expect(await lines(endToEndId)).toHaveLength(1);
  });

  it('gives back what was paid one day and returned another', async () => {
    const { batchId, withdrawalId, endToEndId, investor } = await released();
    const paid = line({ endToEndId });
    bankStates(statement([paid]));
    await submit(batchId);
    await read(batchId);
    expect(await stateOf(withdrawalId)).toBe('paid');
    const back = line({ endToEndId, direction: 'credit', returned: true, returnReason: 'AC01' });
    bankStates(statement([paid, back]));
    await read(batchId);
    await read(batchId);
    expect(await stateOf(withdrawalId)).toBe('returned');
    expect(await cash(investor)).toBe(1000_00n);
    expect(await lines(endToEndId)).toMatchObject([
      { matched_kind: 'payout' },
      { matched_kind: 'payout_return', return_reason: 'AC01' },
    ]);
  });

  it('recognises a deposit that FPX has confirmed, and never credits one that it has not', async () => {
    const { batchId, refNumber, investor } = await released();
    const payment = await storedPayment(app, refNumber);
    const confirmed = payment.exchange_order_no ?? '';
    const deposit = { direction: 'credit' as const, amountSen: sen(1000_00n) };
    bankStates(
      statement([
        line({ ...deposit, endToEndId: confirmed }),
        line({ ...deposit, endToEndId: 'UNKNOWNORDER' }),
      ]),
    );
    await submit(batchId);
    await read(batchId);
    expect(await lines(confirmed)).toMatchObject([
      { matched_kind: 'payment', matched_id: payment.received_transfer_id },
    ]);
    expect(await lines('UNKNOWNORDER')).toMatchObject([{ difference_state: 'open' }]);
    expect(await cash(investor)).toBe(600_00n);
  });
});

it('requests the statement repeatedly while a batch is at the bank, and not afterwards', async () => {
  const { batchId, withdrawalId, endToEndId } = await released();
  bankStates(statement([line({ endToEndId })]));
  await submit(batchId);
  const imports = statementImports({
    work: app.work,
    log: app.log,
    bank: createBankClient({ url: bank.url, timeoutMs: 5_000, agent: null }),
    trustAccount: { name: 'Titian', bic: 'MBBEMYKL', accountNo: ACCOUNT },
    bankAccounts: [{ kind: 'trust_bank', accountNo: ACCOUNT }],
    lineTargets: [],
    payoutHandlers: [withdrawalPayouts],
  });
  await imports.run();
  await runJobs(app, ['import_statement']);
  expect(await stateOf(withdrawalId)).toBe('paid');
  const requested = () => bank.requests.filter((one) => one.path.includes(`from=${today}`)).length;
  const before = requested();
  await imports.run();
  const open = await app.database.reader.db
    .selectFrom('payouts')
    .select('batch_id')
    .where('state', '=', 'in_batch')
    .execute();
  await runJobs(app, ['import_statement']);
  expect(requested() - before).toBe(new Set(open.map((one) => one.batch_id)).size);
});
