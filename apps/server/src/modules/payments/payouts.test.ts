import { randomUUID } from 'node:crypto';
import type { Sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance, senOf } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { reliableBank, type Simulators, startSimulators } from '../../../test/simulators.ts';
import { writePain001 } from '../../gateways/payout/iso20022/pain001.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
let simulators: Simulators;
let app: TestApp;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
}, 60_000);
beforeEach(() => simulators.control('bank', reliableBank));
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

let accounts = 0;
/** A distinct account number, so that the simulated bank can be controlled per account. */
function newAccount(): string {
  accounts += 1;
  return `1140${String(accounts).padStart(4, '0')}4321`;
}

interface RequestedWithdrawal {
  readonly investor: ApprovedInvestor;
  readonly accountNo: string;
  readonly withdrawalId: string;
  readonly payoutId: string;
}

/** An investor who topped up RM1,000 at the exchange and requested RM400 of it back. */
async function requestWithdrawal(on?: string): Promise<RequestedWithdrawal> {
  const accountNo = newAccount();
  const investor = await approvedInvestor(app, { fields: { bank_account_no: accountNo } });
  await topUp(app, investor, '1000.00', { simulators });
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...dated(investor.headers, on), 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  expect(answer.status).toBe(201);
  const withdrawalId = answer.body.withdrawal.id;
  return { investor, accountNo, withdrawalId, payoutId: (await payoutOf(withdrawalId)).id };
}

const payoutOf = (withdrawalId: string) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
const withdrawalOf = (id: string) =>
  app.database.reader.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const batchOf = async (payoutId: string) => {
  const { db } = app.database.reader;
  const payout = await db
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow();
  const id = payout.batch_id ?? '';
  return db.selectFrom('payout_batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
const cash = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);
const change = (ids: readonly string[], on?: string) => ({
  kind: 'payout_batch',
  subjectId: ids[0] ?? null,
  after: { payout_ids: ids },
  on,
});
const release = (ids: readonly string[], on?: string) => proposeAndApprove(app, change(ids, on));
const work = () => runJobs(app, ['submit_batch', 'import_statement']);
async function bankBalance(): Promise<Sen> {
  const answer: { balance: string } = JSON.parse(
    await (await fetch(`${simulators.url}/control/bank`)).text(),
  );
  return senOf(answer.balance);
}

describe('a batch is rejected', () => {
  it('without a payout, with one twice, with an unknown one, and with another subject', async () => {
    const { payoutId } = await requestWithdrawal();
    await expect(propose(app, change([]))).rejects.toThrow('answered 422');
    await expect(propose(app, change([payoutId, payoutId]))).rejects.toThrow('each payout once');
    await expect(propose(app, change([payoutId, randomUUID()]))).rejects.toThrow('not_found');
    const other = { ...change([payoutId]), subjectId: randomUUID() };
    await expect(propose(app, other)).rejects.toThrow('each payout once');
  });

  it('with a payout that is in another batch', async () => {
    const one = await requestWithdrawal();
    const two = await requestWithdrawal();
    await propose(app, change([one.payoutId]));
    await expect(propose(app, change([two.payoutId, one.payoutId]))).rejects.toThrow('wrong_state');
    expect(await payoutOf(two.withdrawalId)).toMatchObject({ state: 'queued' });
  });

  it('to be released by its maker, or twice', async () => {
    const { payoutId } = await requestWithdrawal();
    const id = await propose(app, change([payoutId]));
    const { maker, checker } = await operatorPair(app);
    const approve = (headers: typeof maker.headers) =>
      call(app, 'operatorApprove', { headers, params: { id }, body: {} });
    expect((await approve(maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approve(checker.headers), approve(checker.headers)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    await work();
  });
});

describe('a withdrawal is paid', () => {
  it('after one operator approved and another released it, when the statement shows it', async () => {
    const { investor, withdrawalId, payoutId } = await requestWithdrawal();
    const waiting = await platformBalance(app, 'withdrawals_in_transit');
    const id = await propose(app, change([payoutId]));
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'approved' });
    const { checker, maker } = await operatorPair(app);
    await call(app, 'operatorApprove', { headers: checker.headers, params: { id }, body: {} });
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'in_batch' });
    expect(await platformBalance(app, 'withdrawals_in_transit')).toBe(waiting);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'paid' });
    expect(waiting - (await platformBalance(app, 'withdrawals_in_transit'))).toBe(400_00n);
    expect(await cash(investor)).toBe(600_00n);
    await mailTo(app, investor.email, 'withdrawal_paid');
    const batches = await call(app, 'operatorPayoutBatches', { headers: maker.headers });
    expect(batches.body.items[0]).toMatchObject({
      state: 'accepted',
      payouts: 1,
      total: '400.00',
      maker: 'Mei Ling Tan',
    });
  });

  it('once, however often the file is sent and the statement read', async () => {
    const { investor, payoutId } = await requestWithdrawal();
    await release([payoutId]);
    await work();
    const { id } = await batchOf(payoutId);
    const before = await bankBalance();
    await app.jobs.submit_batch?.({ batch_id: id }, scope);
    await Promise.all([1, 2, 3].map(() => app.jobs.import_statement?.({ batch_id: id }, scope)));
    expect(await bankBalance()).toBe(before);
    expect(await cash(investor)).toBe(600_00n);
  });

  it('in one batch with others', async () => {
    const all = [await requestWithdrawal(), await requestWithdrawal(), await requestWithdrawal()];
    await release(all.map((one) => one.payoutId));
    await work();
    for (const { withdrawalId } of all) {
      expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'paid' });
    }
  });

  it('at a business date that is moved', async () => {
    const { withdrawalId, payoutId } = await requestWithdrawal('2027-03-03');
    await release([payoutId], '2027-03-03');
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'paid' });
    expect(await payoutOf(withdrawalId)).toMatchObject({ settled_on: '2027-03-03' });
    const { paid_transfer_id: transferId } = await payoutOf(withdrawalId);
    const transfer = await app.database.reader.db
      .selectFrom('transfers')
      .selectAll()
      .where('id', '=', transferId ?? '')
      .executeTakeFirstOrThrow();
    expect(transfer).toMatchObject({
      kind: 'withdrawal_paid',
      business_date: '2027-03-03',
      amount_sen: 400_00n,
    });
  });

  it('with a file that finance operators may open, and that is stored encrypted', async () => {
    const { accountNo, payoutId } = await requestWithdrawal();
    await release([payoutId]);
    await work();
    const batch = await batchOf(payoutId);
    expect(batch.document_enc?.toString('latin1')).not.toContain(accountNo);
    const { maker } = await operatorPair(app);
    const url = `/api/operator/payout-batches/${batch.id}/file`;
    const file = await app.app.inject({ method: 'GET', url, headers: maker.headers });
    expect(file.headers['content-type']).toContain('application/xml');
    expect(file.payload).toContain(`<MsgId>${batch.message_id}</MsgId>`);
    expect(file.payload).toContain(accountNo);
  });
});

describe('a withdrawal with a fee', () => {
  const ON = '2027-04-01';
  const NEXT = '2027-04-05';
  const platform = async () =>
    Promise.all(
      (['fee_income', 'service_tax', 'withdrawals_in_transit'] as const).map((kind) =>
        platformBalance(app, kind),
      ),
    );
  const setFrom = async (key: string, value: number, on: string) =>
    proposeAndApprove(app, {
      ...{ kind: 'setting_change', subjectId: null, on },
      after: { key, value, effective_from: on },
    });

  it('pays service tax on the fee, at the rate of the day on which it was requested', async () => {
    await setFrom('withdrawal_fee_sen', 106, ON);
    const before = await platform();
    const { investor, withdrawalId, payoutId } = await requestWithdrawal(ON);
    expect(await withdrawalOf(withdrawalId)).toMatchObject({
      ...{ amount_sen: 400_00n, fee_sen: 106n, service_tax_sen: 8n, service_tax_bps: 800 },
    });
    expect(await payoutOf(withdrawalId)).toMatchObject({ amount_sen: 398_86n });
    await setFrom('service_tax_bps', 1000, NEXT);
    await release([payoutId], NEXT);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'paid' });
    const paid = await platform();
    expect(paid.map((one, index) => one - (before[index] ?? 0n))).toEqual([106n, 8n, 0n]);
    await runDay(app, NEXT);
    // 8 % of the day's fees is what was taken; at 10 % it would not be.
    expect(await platform()).toEqual(paid);
    expect(await cash(investor)).toBe(600_00n);
  });

  it('gives back fee and tax that the bank had not paid', async () => {
    const before = await platform();
    const { investor, withdrawalId, payoutId, accountNo } = await requestWithdrawal(NEXT);
    await simulators.control('bank', { return_accounts: [accountNo] });
    await release([payoutId], NEXT);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'returned', service_tax_sen: 11n });
    expect(await cash(investor)).toBe(1000_00n);
    expect(await platform()).toEqual(before);
  });
});

describe('the money comes back', () => {
  it('to the queue when the checker rejects the batch', async () => {
    const { withdrawalId, payoutId } = await requestWithdrawal();
    const id = await propose(app, change([payoutId]));
    const { checker } = await operatorPair(app);
    const body = { reason: 'Not today' };
    await call(app, 'operatorReject', { headers: checker.headers, params: { id }, body });
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'requested' });
    expect(await payoutOf(withdrawalId)).toMatchObject({ state: 'queued', batch_id: null });
    await release([payoutId]);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'paid' });
  });

  it('to the investor when the bank rejects the account at once, while the others are paid', async () => {
    const closed = await requestWithdrawal();
    const open = await requestWithdrawal();
    await simulators.control('bank', { reject_accounts: [closed.accountNo] });
    await release([closed.payoutId, open.payoutId]);
    await work();
    expect(await withdrawalOf(closed.withdrawalId)).toMatchObject({
      state: 'returned',
      reason: 'The account is closed.',
    });
    expect(await cash(closed.investor)).toBe(1000_00n);
    expect(await withdrawalOf(open.withdrawalId)).toMatchObject({ state: 'paid' });
    await mailTo(app, closed.investor.email, 'withdrawal_returned');
  });

  it('to the investor when the receiving bank returns what was paid', async () => {
    const { investor, accountNo, withdrawalId, payoutId } = await requestWithdrawal();
    const trust = await platformBalance(app, 'trust_bank');
    await simulators.control('bank', { return_accounts: [accountNo] });
    await release([payoutId]);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'returned' });
    expect(await payoutOf(withdrawalId)).toMatchObject({
      state: 'returned',
      return_reason: expect.stringContaining('AC04'),
    });
    expect(await cash(investor)).toBe(1000_00n);
    expect(await platformBalance(app, 'trust_bank')).toBe(trust);
  });

  it('to the investor when the bank has not the money', async () => {
    const { investor, withdrawalId, payoutId } = await requestWithdrawal();
    await emptyTheBank();
    await release([payoutId]);
    await work();
    expect(await withdrawalOf(withdrawalId)).toMatchObject({ state: 'returned' });
    expect(await cash(investor)).toBe(1000_00n);
    await simulators.control('bank/deposit', { amount: '100000.00', payer_name: 'Refill' });
  });
});

/** Spends what the simulated trust account holds, by a file of another user. */
async function emptyTheBank(): Promise<void> {
  const xml = writePain001({
    messageId: randomUUID().replaceAll('-', ''),
    createdAt: new Date(),
    payOn: '2026-11-23',
    debtor: { name: 'Titian Trust', bic: 'MBBEMYKL', accountNo: '514012345678' },
    instructions: [
      {
        endToEndId: randomUUID().replaceAll('-', ''),
        amountSen: await bankBalance(),
        creditor: { name: 'Elsewhere', bic: 'CIBBMYKL', accountNo: '8600111122' },
        description: 'Elsewhere',
      },
    ],
  });
  const headers = { 'content-type': 'application/xml' };
  await fetch(`${simulators.url}/bank/payments`, { method: 'POST', headers, body: xml });
}
