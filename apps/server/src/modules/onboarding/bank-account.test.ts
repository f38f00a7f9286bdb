import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { registerUser, stepUpCode } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const clock = testClock();
let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startHttpServer();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url }, clock);
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const wanted = { bic: 'CIBBMYKL', number: '7012 3456-78', holder_name: 'Aminah binti Yusof' };
const holder = (name: string | null) =>
  bank.respond(() => ({
    body: JSON.stringify({ status: name === null ? 'name_unavailable' : 'active', holder_name: name }),
  }));
const request = (one: { headers: ApprovedInvestor['headers'] }, body: object) =>
  call(app, 'userBankAccount', { headers: one.headers, body });
const coded = async (one: ApprovedInvestor, body: object = {}) =>
  request(one, { ...wanted, ...body, otp_code: await stepUpCode(app, one) });
const info = async (one: ApprovedInvestor) =>
  (await call(app, 'userInfo', { headers: one.headers })).body.user_info;
const requested = () => bank.requests.filter((one) => one.path === '/bank/account-enquiry').length;
const templates = async (one: ApprovedInvestor) => (await mailsTo(app, one.email)).map((m) => m.template);
async function changeOf(one: ApprovedInvestor) {
  return app.database.reader.db
    .selectFrom('bank_account_changes')
    .selectAll()
    .where('user_id', '=', one.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
const runJob = async (one: ApprovedInvestor) =>
  app.jobs.bank_account_enquiry?.({ change_id: (await changeOf(one)).id }, scope);

describe('another bank account is rejected', () => {
  it('without a sign-in, and before an approval', async () => {
    expect((await request({ headers: bearer('x'.repeat(43)) }, wanted)).status).toBe(401);
    const early = await request(await registerUser(app), wanted);
    expect([early.status, early.error.code]).toEqual([403, 'not_approved']);
  });

  it.each([
    ['no bank', { bic: '' }, 'bic'],
    ['a bank that is not ours', { bic: 'ZZZZMYKL' }, 'bic'],
    ['no number', { number: '' }, 'number'],
    ['letters', { number: 'MY12ABC' }, 'number'],
    ['a long number', { number: '1'.repeat(18) }, 'number'],
    ['no holder', { holder_name: ' ' }, 'holder_name'],
    ['somebody else', { holder_name: 'Tan Wei Ming' }, 'holder_name'],
    ['the present account', { bic: 'MBBEMYKL', number: '114012345678' }, 'number'],
    ['a code of five digits', { otp_code: '12345' }, 'otp_code'],
  ])('with %s, before the bank is queried', async (_case, change, field) => {
    const investor = await approvedInvestor(app);
    const before = requested();
    const answer = await request(investor, { ...wanted, ...change });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(requested()).toBe(before);
  });

  it('without a fresh code and with a wrong one; the bank is not queried', async () => {
    const investor = await approvedInvestor(app);
    const before = requested();
    const without = await request(investor, wanted);
    expect([without.status, without.error.code]).toEqual([403, 'step_up_required']);
    const code = await stepUpCode(app, investor);
    const wrong = await request(investor, { ...wanted, otp_code: code === '000000' ? '000001' : '000000' });
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['otp_code']]);
    expect(requested()).toBe(before);
    expect((await info(investor)).pending_bank_account).toBeNull();
  });

  it.each([
    ['it does not know', { status: 'not_found', holder_name: null }, 'number', 'not_found'],
    ['it has closed', { status: 'closed', holder_name: 'X' }, 'number', 'closed'],
    ['of somebody else', { status: 'active', holder_name: 'TAN WEI MING' }, 'holder_name', 'other_name'],
  ])('where the bank names one %s, without naming the holder', async (_case, reply, field, rejection) => {
    const investor = await approvedInvestor(app);
    bank.respond(() => ({ body: JSON.stringify(reply) }));
    const answer = await coded(investor);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(JSON.stringify(answer.error)).not.toContain('TAN');
    expect(await changeOf(investor)).toMatchObject({ state: 'refused', refusal: rejection });
    expect(await info(investor)).toMatchObject({
      bank_account: { bic: 'MBBEMYKL', last4: '5678' },
      pending_bank_account: null,
    });
  });
});

describe('an account in the own name', () => {
  it('replaces the old one, waits 24 hours and is notified by mail; its number is stored encrypted', async () => {
    const investor = await approvedInvestor(app);
    holder('AMINAH BT YUSOF');
    const answer = await coded(investor);
    const usableFrom = new Date(clock.now().getTime() + 24 * HOUR).toISOString();
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'accepted', usable_from: usableFrom }]);
    expect((await info(investor)).bank_account).toMatchObject({
      ...{ bic: 'CIBBMYKL', last4: '5678', holder_name: 'AMINAH BT YUSOF', usable_from: usableFrom },
    });
    expect((await mailTo(app, investor.email, 'bank_account_changed')).params).toMatchObject({ usableFrom });
    expect(JSON.stringify(await changeOf(investor))).not.toContain('7012345678');
  });

  it('of a business owner is compared with the company', async () => {
    const owner = await approvedIssuer(app, { companyName: 'Kasturi Jaya Sdn Bhd' });
    holder('KASTURI JAYA SDN. BHD.');
    const otp_code = await stepUpCode(app, owner);
    const body = { ...wanted, holder_name: 'Kasturi Jaya Sendirian Berhad', otp_code };
    expect((await request(owner, body)).body.state).toBe('accepted');
  });

  it('accepts one code once, also in two concurrent calls', async () => {
    const investor = await approvedInvestor(app);
    holder('AMINAH BINTI YUSOF');
    const otp_code = await stepUpCode(app, investor);
    const both = await Promise.all([
      request(investor, { ...wanted, otp_code }),
      request(investor, { ...wanted, number: '7012345679', otp_code }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
  });
});

describe('an account whose holder the bank does not name clearly', () => {
  it.each([
    ['half a name', 'AMINAH'],
    ['no name', null],
  ])('with %s waits for two operators, who accept it', async (_case, name) => {
    const investor = await approvedInvestor(app);
    holder(name);
    expect((await coded(investor)).body).toMatchObject({ state: 'review', usable_from: null });
    expect((await info(investor)).pending_bank_account).toMatchObject({ state: 'review', last4: '5678' });
    await mailTo(app, investor.email, 'bank_account_review');
    const { maker } = await operatorPair(app);
    const queue = await call(app, 'operatorBankAccounts', { headers: maker.headers });
    const { id: subjectId } = await changeOf(investor);
    expect(queue.body.items.find((one) => one.id === subjectId)).toMatchObject({
      ...{ verified_name: 'Aminah binti Yusof', bank_holder_name: name, can: { accept: true } },
    });
    await proposeAndApprove(app, { kind: 'bank_account_review', subjectId, after: { decision: 'accept' } });
    expect((await info(investor)).bank_account).toMatchObject({ bic: 'CIBBMYKL' });
    expect((await info(investor)).pending_bank_account).toBeNull();
    await mailTo(app, investor.email, 'bank_account_changed');
  });

  it('is rejected by two operators; the old one stays', async () => {
    const investor = await approvedInvestor(app);
    holder(null);
    await coded(investor);
    const { id: subjectId } = await changeOf(investor);
    await proposeAndApprove(app, { kind: 'bank_account_review', subjectId, after: { decision: 'refuse' } });
    expect((await mailTo(app, investor.email, 'bank_account_refused')).params).toMatchObject({
      refusal: 'operator',
    });
    expect((await info(investor)).bank_account).toMatchObject({ bic: 'MBBEMYKL' });
  });

  it('gives way to another request of its owner, and then cannot be accepted', async () => {
    const investor = await approvedInvestor(app);
    holder(null);
    await coded(investor);
    const { id: subjectId } = await changeOf(investor);
    const proposal = await propose(app, {
      ...{ kind: 'bank_account_review', subjectId, after: { decision: 'accept' } },
    });
    holder('Aminah binti Yusof');
    expect((await coded(investor, { number: '7099999999' })).body.state).toBe('accepted');
    const { checker } = await operatorPair(app);
    const late = await call(app, 'operatorApprove', {
      ...{ headers: checker.headers, params: { id: proposal }, body: {} },
    });
    expect(late.status).toBe(409);
    expect((await info(investor)).bank_account).toMatchObject({ last4: '9999' });
  });
});

describe('a bank that is silent', () => {
  async function unanswered(): Promise<ApprovedInvestor> {
    const investor = await approvedInvestor(app);
    bank.respond(() => 'hang_up');
    expect((await coded(investor)).body).toMatchObject({ state: 'enquiring', usable_from: null });
    return investor;
  }

  it('leaves the request pending; the job queries until it answers, and applies it once', async () => {
    const investor = await unanswered();
    await runJob(investor);
    expect((await info(investor)).pending_bank_account).toMatchObject({ state: 'enquiring' });
    holder('AMINAH BINTI YUSOF');
    await Promise.all([runJob(investor), runJob(investor)]);
    await runJob(investor);
    expect((await info(investor)).bank_account).toMatchObject({ bic: 'CIBBMYKL' });
    expect((await templates(investor)).filter((one) => one === 'bank_account_changed')).toHaveLength(1);
  });

  it('reports later that the account is closed: its owner is notified', async () => {
    const investor = await unanswered();
    bank.respond(() => ({ body: '{"status":"closed"}' }));
    await runJob(investor);
    const { params } = await mailTo(app, investor.email, 'bank_account_refused');
    expect(params).toMatchObject({ refusal: 'closed' });
  });

  it('is given up after a day', async () => {
    const investor = await unanswered();
    clock.moveBy(24 * HOUR);
    await runJob(investor);
    expect(await changeOf(investor)).toMatchObject({ state: 'refused', refusal: 'no_answer' });
    await mailTo(app, investor.email, 'bank_account_refused');
  });
});
