import { randomUUID } from 'node:crypto';
import { type Day, day, malaysiaDay } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { listedRecipient } from '../../../test/builders/treasury.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { reliableBank, type Simulators, startSimulators } from '../../../test/simulators.ts';

/** The period of seven years of what this file deposits has ended in the year before. */
const THIS_YEAR = Number(malaysiaDay(new Date()).slice(0, 4));
const YEAR = THIS_YEAR + 8;
const ON = day(`${YEAR + 1}-03-16`);
const REGISTRAR = '114077770001';

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

/** An investor with cash and no activity since today. */
async function dormant(amount = '640.25'): Promise<ApprovedInvestor> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, amount, { simulators });
  return investor;
}

const payment = ({ userId }: { readonly userId: string }, over: object = {}, on = ON) => ({
  ...{ kind: 'unclaimed_payment', subjectId: userId, on },
  after: { return_year: YEAR, ...over },
});
/** Of a payment by its id. */
const cancellation = (id: string) => ({
  ...{ kind: 'unclaimed_payment_cancellation', subjectId: id, on: ON },
  after: {},
});
/** The answer to a proposal of the maker, or of another. */
async function tryPropose(one: ReturnType<typeof payment | typeof cancellation>, headers?: Headers) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorPropose', {
    headers: dated(headers ?? maker.headers, one.on),
    body: { kind: one.kind, subject_id: one.subjectId, after: one.after, reason: 'The period is over' },
  });
}
async function approve(id: string, by: 'maker' | 'checker' = 'checker') {
  const pair = await operatorPair(app);
  return call(app, 'operatorApprove', { headers: dated(pair[by].headers, ON), params: { id }, body: {} });
}
const cash = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);
const paymentOf = ({ userId }: ApprovedInvestor) =>
  app.database.reader.db
    .selectFrom('unclaimed_payments')
    .selectAll()
    .where('customer_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
async function release(investor: ApprovedInvestor): Promise<void> {
  const { payout_id: id } = await paymentOf(investor);
  await proposeAndApprove(app, { kind: 'payout_batch', subjectId: id, after: { payout_ids: [id] }, on: ON });
  await runJobs(app, ['submit_batch', 'import_statement']);
}
async function rowsOf({ userId }: ApprovedInvestor) {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorUnclaimedMoneys', { headers: dated(maker.headers, ON) });
  return body.items.filter(({ customer }) => customer.id === userId);
}
const withdraw = async (investor: ApprovedInvestor, amount: string) => {
  const code = await stepUpCode(app, investor);
  return () =>
    call(app, 'investorWithdraw', {
      headers: { ...dated(investor.headers, ON), 'idempotency-key': randomUUID() },
      body: { amount, otp_code: code },
    });
};

describe('a payment to the Registrar is not proposed', () => {
  it('without an account of the Registrar on the list', async () => {
    const answer = await tryPropose(payment(await dormant()));
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      { 'after.return_year': [expect.stringContaining('not on the list')] },
    ]);
    await listedRecipient(app, 'registrar', 'Pendaftar Wang Tak Dituntut', REGISTRAR);
    const second = listedRecipient(app, 'registrar', 'Pendaftar Wang Tak Dituntut', '114077770002');
    await expect(second).rejects.toThrow('An account of the Registrar is on the list');
  });

  it('by other roles, and by nobody', async () => {
    const one = payment(await dormant());
    for (const role of ['support', 'compliance', 'administrator'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect([role, (await tryPropose(one, headers)).status]).toEqual([role, 403]);
    }
    expect((await tryPropose(one, bearer('x'.repeat(43)))).status).toBe(401);
  });

  it('of nobody', async () => {
    expect((await tryPropose(payment({ userId: randomUUID() }))).error.code).toBe('not_found');
  });

  it.each([
    ['no year', { return_year: undefined }],
    ['a word', { return_year: 'last' }],
    ['a part of a year', { return_year: YEAR + 0.5 }],
    ['a year before all', { return_year: 1999 }],
    ['a year that has not ended', { return_year: YEAR + 1 }],
    ['a year before the period ended', { return_year: YEAR - 2 }],
  ])('for %s', async (_what, over) => {
    const answer = await tryPropose(payment(await dormant(), over));
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['after.return_year']]);
  });

  it('before the period is over, of empty cash, and of restricted money', async () => {
    const investor = await dormant();
    const early = payment(investor, { return_year: YEAR - 3 }, day(`${YEAR - 2}-03-15`));
    expect((await tryPropose(early)).error).toMatchObject({
      ...{ code: 'wrong_state', message: expect.stringContaining('is not unclaimed') },
    });
    expect((await tryPropose(payment(await approvedInvestor(app)))).error.code).toBe('wrong_state');
    await proposeAndApprove(app, {
      ...{ kind: 'money_restriction', subjectId: investor.userId },
      after: { level: 'outgoing' },
    });
    expect((await tryPropose(payment(investor))).error.code).toBe('account_restricted');
  });
});

describe('a payment to the Registrar', () => {
  it('takes the cash by two, and is paid, notified, listed and returned for its year', async () => {
    const investor = await dormant();
    expect(await rowsOf(investor)).toMatchObject([{ state: 'unclaimed', can: { pay: true } }]);
    const id = await propose(app, payment(investor));
    expect(await rowsOf(investor)).toMatchObject([{ is_proposed: true, can: { pay: false } }]);
    expect((await approve(id, 'maker')).error.code).toBe('same_operator');
    const both = await Promise.all([approve(id), approve(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await cash(investor), await platformBalance(app, 'unclaimed_moneys')]).toEqual([0n, 640_25n]);
    expect(await rowsOf(investor)).toMatchObject([{ state: 'approved', amount: '640.25' }]);
    await release(investor);
    expect(await platformBalance(app, 'unclaimed_moneys')).toBe(0n);
    const { id: paymentId, payout_id: payoutId } = await paymentOf(investor);
    const reference = payoutId.replaceAll('-', '');
    expect(await rowsOf(investor)).toMatchObject([
      {
        ...{ id: paymentId, state: 'paid', amount: '640.25', days_left: 0, can: { pay: false } },
        payment: { return_year: YEAR, reference, paid_on: ON },
      },
    ]);
    const mail = await mailTo(app, investor.email, 'unclaimed_money_paid');
    expect(mail.params).toEqual({ amount: '640.25', paidOn: ON, returnYear: YEAR, reference });
    expect((await tryPropose(payment(investor))).error.errors).toEqual({
      'after.return_year': [expect.stringContaining('are paid for the return')],
    });
  });

  it('is a movement of its owner, and stays in the return whatever the owner does since', async () => {
    const investor = await dormant('275.50');
    await proposeAndApprove(app, payment(investor));
    await release(investor);
    const { body } = await call(app, 'activityData', { headers: dated(investor.headers, ON) });
    expect(body.items[0]).toMatchObject({
      ...{ kind: 'unclaimed_money', title: 'Paid to the Registrar of Unclaimed Moneys' },
      ...{ direction: 'out', amount: '275.50', balance: '0.00' },
    });
    const { maker } = await operatorPair(app);
    const file = () =>
      app.app.inject({
        method: 'GET',
        url: `${app.config.API_BASE}/operator/unclaimed-moneys/return?year=${YEAR}`,
        headers: dated(maker.headers, ON),
      });
    const line = (await file()).payload
      .split('\r\n')
      .find((one) => one.includes(investor.investor.invNo ?? '-'));
    expect(line).toContain('275.50');
    expect(line?.endsWith(ON)).toBe(true);
    await topUp(app, investor, '300.00', { simulators });
    expect((await file()).payload).toContain(line);
  });

  it('puts the money back where its bank returns it, and may be proposed again', async () => {
    const investor = await dormant('310.00');
    await proposeAndApprove(app, payment(investor));
    await simulators.control('bank', { return_accounts: [REGISTRAR] });
    await release(investor);
    expect(await paymentOf(investor)).toMatchObject({ state: 'returned', paid_on: null });
    expect(await cash(investor)).toBe(310_00n);
    expect(await rowsOf(investor)).toMatchObject([{ state: 'unclaimed', can: { pay: true } }]);
    await mailTo(app, investor.email, 'unclaimed_money_returned');
    await simulators.control('bank', { return_accounts: [] });
    await proposeAndApprove(app, payment(investor));
    await release(investor);
    expect(await paymentOf(investor)).toMatchObject({ state: 'paid', paid_on: ON });
  });

  it('that waits is cancelled by two, once, and may be proposed again', async () => {
    const investor = await dormant('415.00');
    await proposeAndApprove(app, payment(investor));
    const { id } = await paymentOf(investor);
    expect(await rowsOf(investor)).toMatchObject([{ state: 'approved', can: { pay: false, cancel: true } }]);
    const proposalId = await propose(app, cancellation(id));
    expect(await rowsOf(investor)).toMatchObject([{ is_proposed: true, can: { cancel: false } }]);
    expect((await tryPropose(cancellation(id))).error.code).toBe('approval_pending');
    expect((await approve(proposalId, 'maker')).error.code).toBe('same_operator');
    const both = await Promise.all([approve(proposalId), approve(proposalId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await cash(investor), (await paymentOf(investor)).state]).toEqual([415_00n, 'returned']);
    expect(await rowsOf(investor)).toMatchObject([{ state: 'unclaimed', can: { pay: true, cancel: false } }]);
    expect((await tryPropose(cancellation(id))).error.code).toBe('wrong_state');
    await proposeAndApprove(app, payment(investor));
    await release(investor);
    expect(await rowsOf(investor)).toMatchObject([{ state: 'paid', can: { cancel: false } }]);
  });

  it('is not cancelled by other roles, by nobody, of nobody, or once a batch or the bank has it', async () => {
    const investor = await dormant('420.00');
    await proposeAndApprove(app, payment(investor));
    const { id, payout_id: payoutId } = await paymentOf(investor);
    for (const role of ['support', 'compliance', 'administrator'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect([role, (await tryPropose(cancellation(id), headers)).status]).toEqual([role, 403]);
    }
    expect((await tryPropose(cancellation(id), bearer('x'.repeat(43)))).status).toBe(401);
    expect((await tryPropose(cancellation(id), investor.headers)).status).toBe(401);
    expect((await tryPropose(cancellation(randomUUID()))).error.code).toBe('not_found');
    const amount = { ...cancellation(id), after: { amount: '1.00' } };
    expect((await tryPropose(amount)).status).toBe(422);
    const proposalId = await propose(app, cancellation(id));
    const batch = { kind: 'payout_batch', subjectId: payoutId, after: { payout_ids: [payoutId] }, on: ON };
    await propose(app, batch);
    expect((await approve(proposalId)).error.code).toBe('approval_stale');
    expect((await tryPropose(cancellation(id))).error.code).toBe('wrong_state');
    expect(await rowsOf(investor)).toMatchObject([{ state: 'approved', can: { cancel: false } }]);
    expect([await cash(investor), (await paymentOf(investor)).state]).toEqual([0n, 'approved']);
  });

  it('and its batch at once: either it leaves or its owner has it', async () => {
    const investor = await dormant('425.00');
    await proposeAndApprove(app, payment(investor));
    const { id, payout_id: payoutId } = await paymentOf(investor);
    const proposalId = await propose(app, cancellation(id));
    const batch = { kind: 'payout_batch', subjectId: payoutId, after: { payout_ids: [payoutId] }, on: ON };
    const [cancelled, batched] = await Promise.all([
      approve(proposalId),
      propose(app, batch).then(
        () => true,
        () => false,
      ),
    ]);
    expect([cancelled.status === 200, batched].filter(Boolean)).toHaveLength(1);
    expect(await cash(investor)).toBe(cancelled.status === 200 ? 425_00n : 0n);
  });

  it('closes without effect where its owner moved money since', async () => {
    const investor = await dormant();
    const id = await propose(app, payment(investor));
    expect((await (await withdraw(investor, '100.00'))()).status).toBe(201);
    const answer = await approve(id);
    expect(answer.error).toMatchObject({
      ...{ code: 'approval_stale', message: expect.stringContaining('is not unclaimed') },
    });
    expect(await cash(investor)).toBe(540_25n);
    expect((await approve(id)).status).toBe(409);
  });

  it('and a withdrawal of its owner at once never take the cash twice', async () => {
    const investor = await dormant();
    const id = await propose(app, payment(investor));
    const send = await withdraw(investor, '640.25');
    const [approved, withdrawn] = await Promise.all([approve(id), send()]);
    expect([approved.status === 200, withdrawn.status === 201].filter(Boolean)).toHaveLength(1);
    expect(await cash(investor)).toBe(0n);
  });

  it('that its books do not show breaks an invariant', async () => {
    const investor = await dormant();
    await proposeAndApprove(app, payment(investor));
    const { id } = await paymentOf(investor);
    const change = (set: { amount_sen: Sen } | { state: string; paid_on: Day }) =>
      brokenInvariants(app, ({ db }) =>
        db.updateTable('unclaimed_payments').set(set).where('id', '=', id).execute(),
      );
    expect(await change({ amount_sen: sen(1n) })).toEqual([
      'unclaimed_moneys holds what was approved for the Registrar and the bank has not paid',
      'a payment of unclaimed money took its amount from its customer once, and gave it back once where it was returned',
      'a payment of unclaimed money stands where its payout stands',
    ]);
    expect(await change({ state: 'paid', paid_on: ON })).toEqual([
      'unclaimed_moneys holds what was approved for the Registrar and the bank has not paid',
      'a payment of unclaimed money stands where its payout stands',
    ]);
  });
});
