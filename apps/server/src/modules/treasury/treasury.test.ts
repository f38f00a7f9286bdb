import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { sen, senToText } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, senOf } from '../../../test/builders/money.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { statementsOf } from '../../../test/builders/statements.ts';
import {
  bookPlatformMoney,
  draftRecipient,
  latestRemittance,
  listedRecipient,
  OPERATING_ACCOUNT,
  releaseRemittance,
  remittancePayout,
  uploadOperating,
  workOn,
} from '../../../test/builders/treasury.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { platformAccount } from '../ledger/public.ts';

const today = malaysiaDay(new Date());
const inDays = (days: number) => addDays(today, days);
let simulators: Simulators;
let app: TestApp;
let compliance: SignedInOperator;
let support: SignedInOperator;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp({
    ...simulators.environment,
    OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT,
    LOG_LEVEL: 'silent',
  });
  simulators.serve(app);
  compliance = await signInOperator(app, ['compliance'], 'Chong Mei');
  support = await signInOperator(app, ['support'], 'Lee Wen');
  await simulators.control('bank/deposit', { amount: '900000.00', payer_name: 'Everybody' });
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

const book = (amount: string, date: Day, kind = 'service_fee') =>
  bookPlatformMoney(app, 'fee_income', amount, date, { kind });
let drafts = 0;
const recipient = (purpose: 'own_operating' | 'charity', name: string, number?: string) => {
  drafts += 1;
  return listedRecipient(app, purpose, name, number ?? `1140${String(drafts).padStart(4, '0')}7777`);
};
const tryDraft = (purpose: 'own_operating' | 'charity', name: string, number: string) =>
  draftRecipient(app, purpose, name, number);
const latest = () => latestRemittance(app);
const payoutOf = (id: string) => remittancePayout(app, id);
const release = (id: string) => releaseRemittance(app, id);
const upload = (text: string) => uploadOperating(app, text);
const treasury = async (date: Day = today) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorTreasury', { headers: dated(maker.headers, date) })).body;
};

const sweep = (through: Day, date: Day = today) => ({
  kind: 'treasury_sweep',
  subjectId: null,
  after: { through },
  on: date,
});
const batchOf = (ids: readonly string[], date?: Day) => ({
  kind: 'payout_batch',
  subjectId: ids[0] ?? null,
  after: { payout_ids: ids },
  on: date,
});
const work = () => runJobs(app, ['submit_batch', 'import_statement']);
const operatingStatement = statementsOf(OPERATING_ACCOUNT);
const reject = async (id: string) => {
  const { checker } = await operatorPair(app);
  const body = { reason: 'Not this one' };
  return call(app, 'operatorReject', { headers: checker.headers, params: { id }, body });
};
const approve = async (id: string, headers: SignedInOperator['headers'], date?: Day) =>
  call(app, 'operatorApprove', { headers: dated(headers, date), params: { id }, body: {} });

describe('treasury is read', () => {
  it('by finance and compliance only', async () => {
    expect((await call(app, 'operatorTreasury', { headers: xhr })).status).toBe(401);
    expect((await call(app, 'operatorTreasury', { headers: support.headers })).status).toBe(403);
    const seen = await call(app, 'operatorTreasury', { headers: compliance.headers });
    expect(seen.body.can).toEqual({ propose: false });
    const body = { purpose: 'charity', name: 'A', bic: 'MBBEMYKL', number: '11402222' } as const;
    const rejected = await call(app, 'operatorCreateRecipient', { headers: compliance.headers, body });
    expect(rejected.status).toBe(403);
  });
});

describe('a recipient is rejected', () => {
  it('where the bank does not know the account or names another holder, and as another operating account', async () => {
    expect((await tryDraft('charity', 'Rumah Amal', '114022220000')).error.errors).toHaveProperty('number');
    const known = { bic: 'MBBEMYKL', account_no: '114022223333', holder_name: 'TAN WEI MING' };
    await simulators.control('bank/account', known);
    expect((await tryDraft('charity', 'Rumah Amal', '114022223333')).error.errors).toHaveProperty('number');
    const other = await tryDraft('own_operating', 'Titian Sdn Bhd', '114022224444');
    expect(other.error.errors).toHaveProperty('number');
  });

  it('twice, to its maker, and to operators without the role', async () => {
    const { id } = (await tryDraft('charity', 'Rumah Amal', '114022225555')).body.recipient;
    expect((await tryDraft('charity', 'Rumah Amal', '114022225555')).error.errors).toHaveProperty('number');
    const change = { kind: 'remittance_recipient', subjectId: id, after: { state: 'active' } };
    const proposal = await propose(app, change);
    const { maker } = await operatorPair(app);
    expect((await approve(proposal, maker.headers)).error.code).toBe('same_operator');
    expect((await approve(proposal, compliance.headers)).error.code).toBe('role');
    await reject(proposal);
  });

  it('once it ended', async () => {
    const id = await recipient('charity', 'Rumah Amal Lama');
    const end = { kind: 'remittance_recipient', subjectId: id, after: { state: 'ended' } };
    await proposeAndApprove(app, end);
    await expect(propose(app, { ...end, after: { state: 'active' } })).rejects.toThrow('wrong_state');
  });
});

describe('a sweep is rejected', () => {
  it('before the operating account is on the list', async () => {
    await book('10.00', inDays(-20));
    await expect(propose(app, sweep(inDays(-10)))).rejects.toThrow('operating account');
    await recipient('own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
    await expect(recipient('own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT)).rejects.toThrow();
  });

  it('of a day that is not over, of zero, about another account, and from other roles', async () => {
    await expect(propose(app, sweep(today))).rejects.toThrow('a day that is over');
    await expect(propose(app, sweep(inDays(3)))).rejects.toThrow('a day that is over');
    await expect(propose(app, sweep(inDays(-400)))).rejects.toThrow('Nothing is left');
    const other = { ...sweep(inDays(-10)), subjectId: platformAccount('charity') };
    await expect(propose(app, other)).rejects.toThrow('not_found');
    const proposal = { kind: 'treasury_sweep' as const, after: { through: inDays(-10) }, reason: 'x' };
    const rejected = await call(app, 'operatorPropose', { headers: compliance.headers, body: proposal });
    expect([rejected.status, rejected.error.code]).toEqual([403, 'role']);
  });

  it('to its maker, a second time while one is open, and by two checkers at once', async () => {
    const id = await propose(app, sweep(inDays(-15)));
    await expect(propose(app, sweep(inDays(-14)))).rejects.toThrow('approval_pending');
    const { maker, checker } = await operatorPair(app);
    expect((await approve(id, maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approve(id, checker.headers), approve(id, checker.headers)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await platformBalance(app, 'fee_income')).toBe(10_00n);
    await expect(propose(app, sweep(inDays(-15)))).rejects.toThrow('already');
    expect(await latest()).toMatchObject({ state: 'approved', amount: '10.00', transfers: 1 });
  });

  it('as stale when a fee is booked with an earlier day in between', async () => {
    await book('5.00', inDays(-12));
    const id = await propose(app, sweep(inDays(-11)));
    await book('0.01', inDays(-13));
    const { checker } = await operatorPair(app);
    expect((await approve(id, checker.headers)).error.code).toBe('approval_stale');
    expect(await latest()).toMatchObject({ amount: '10.00' });
    await proposeAndApprove(app, sweep(inDays(-11)));
    expect(await latest()).toMatchObject({ amount: '5.01', transfers: 2 });
  });
});

describe('a sweep', () => {
  it('that is approved and not released cannot be spent by marketing', async () => {
    const funding = (amount: string) => ({
      kind: 'marketing_funding',
      subjectId: platformAccount('marketing'),
      after: { amount },
    });
    expect(await platformBalance(app, 'fee_income')).toBe(15_01n);
    await expect(propose(app, funding('0.01'))).rejects.toThrow('RM 0.00 can be set aside');
    await book('3.00', today);
    await expect(propose(app, funding('3.01'))).rejects.toThrow('RM 3.00 can be set aside');
    await proposeAndApprove(app, funding('2.00'));
    expect((await treasury()).fees).toMatchObject({ committed: '15.01', available: '1.00' });
  });

  it('is cancelled by two as long as no batch has it, and its transfers are free again', async () => {
    const { id, amount } = await latest();
    const cancel = { kind: 'remittance_cancellation', subjectId: id, after: {} };
    await proposeAndApprove(app, cancel);
    expect(await latest()).toMatchObject({ id, state: 'cancelled' });
    await expect(propose(app, cancel)).rejects.toThrow('wrong_state');
    await proposeAndApprove(app, sweep(inDays(-11)));
    expect(await latest()).toMatchObject({
      state: 'approved',
      amount: senToText(sen(senOf(amount) - 2_00n)),
    });
  });

  it('is called by its obligation, day and amount in the language of who reads the queue', async () => {
    const { amount } = await latest();
    const { checker } = await operatorPair(app);
    const newest = async (language: string) => {
      const headers = { ...checker.headers, 'accept-language': language };
      const { items } = (await call(app, 'operatorApprovals', { headers, query: { state: 'approved' } }))
        .body;
      return items.find(({ kind }) => kind === 'treasury_sweep');
    };
    const through = inDays(-11);
    expect(await newest('en')).toMatchObject({
      subject_label: expect.stringMatching(/^Fees through \d+ \w{3} \d{4} · RM /),
      subject_label_code: 'subject_remittance',
      subject_label_params: { obligation: { code: 'obligation_fees', params: {} }, through, amount },
    });
    expect((await newest('ms'))?.subject_label).toMatch(/^Fi hingga \d+ \S+ \d{4} · RM /);
  });

  it('waits in the queue where its batch is rejected, and leaves with the next', async () => {
    const { id } = await latest();
    const payoutId = (await payoutOf(id)).id;
    await reject(await propose(app, batchOf([payoutId])));
    expect(await latest()).toMatchObject({ id, state: 'approved' });
    expect(await platformBalance(app, 'sweeps_in_transit')).toBe(0n);
    await release(id);
    expect(await latest()).toMatchObject({ id, state: 'released' });
    expect(await platformBalance(app, 'sweeps_in_transit')).toBe(3_01n);
    const cancel = { kind: 'remittance_cancellation', subjectId: id, after: {} };
    await expect(propose(app, cancel)).rejects.toThrow('wrong_state');
  });

  it('is matched on the trust statement and on the operating statement, once', async () => {
    const { id } = await latest();
    const fees = await platformBalance(app, 'fee_income');
    await work();
    expect(await latest()).toMatchObject({ id, state: 'paid', arrived_on: null });
    expect(await platformBalance(app, 'sweeps_in_transit')).toBe(0n);
    const eref = (await payoutOf(id)).end_to_end_id;
    const wrong = { amount: '3.00', mark: 'C', ref: 'OPWRONG', eref } as const;
    await upload(operatingStatement([wrong], today));
    expect(await latest()).toMatchObject({ arrived_on: null });
    await upload(operatingStatement([{ amount: '3.01', mark: 'C', ref: 'OP1', eref }], today));
    expect(await latest()).toMatchObject({ arrived_on: today });
    await upload(operatingStatement([{ amount: '3.01', mark: 'C', ref: 'OP2', eref }], today));
    expect(await platformBalance(app, 'operating_bank')).toBe(-3_01n);
    expect(await platformBalance(app, 'platform_equity')).toBe(3_01n);
    expect(await platformBalance(app, 'fee_income')).toBe(fees);
  });

  it('that the bank returns comes back, and is swept again', async () => {
    await book('7.00', inDays(-9));
    await proposeAndApprove(app, sweep(inDays(-8)));
    const { id } = await latest();
    await simulators.control('bank', { return_accounts: [OPERATING_ACCOUNT] });
    await release(id);
    await work();
    await simulators.control('bank', { return_accounts: [] });
    expect(await latest()).toMatchObject({ id, state: 'returned' });
    expect(await platformBalance(app, 'sweeps_in_transit')).toBe(0n);
    expect((await treasury()).fees.committed).toBe('10.00');
    await proposeAndApprove(app, sweep(inDays(-8)));
    expect(await latest()).toMatchObject({ state: 'approved', amount: '7.00' });
    await release((await latest()).id);
    await work();
  });

  it('that arrived in the operating account does not come back by a line of the trust statement', async () => {
    const { id } = await latest();
    const { end_to_end_id: eref } = await payoutOf(id);
    await upload(operatingStatement([{ amount: '7.00', mark: 'C', ref: 'OP3', eref }], today));
    await simulators.control('bank/return', { end_to_end_id: eref, reason: 'AC01' });
    await app.jobs.import_statement?.({ batch_id: (await payoutOf(id)).batch_id ?? '' }, workOn(today));
    expect(await latest()).toMatchObject({ id, state: 'paid', arrived_on: today });
  });

  it('lists the transfers behind its sum as CSV and PDF', async () => {
    const { maker } = await operatorPair(app);
    const { id } = await latest();
    const url = (format: string) => `/api/operator/treasury/remittances/${id}/transfers?format=${format}`;
    const get = (path: string, headers = maker.headers) =>
      app.app.inject({ method: 'GET', url: path, headers });
    const csv = await get(url('csv'));
    expect(csv.payload).toContain('Service fee,,7.00,7.00');
    expect((await get(url('pdf'))).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(url('xls'))).statusCode).toBe(422);
    expect((await get(url('csv'), support.headers)).statusCode).toBe(403);
    const open = `/api/operator/treasury/transfers?obligation=fees&through=${today}&format=csv`;
    expect((await get(open)).statusCode).toBe(200);
  });
});
