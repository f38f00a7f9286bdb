import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { backedNote, issue, nextDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { lift, restrict, SECRET } from '../../../test/builders/restrictions.ts';
import { reliableBank, type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';
import { reportRestricted } from './commands/report-restricted.ts';

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

interface Waiting {
  readonly investor: ApprovedInvestor;
  readonly withdrawalId: string;
  readonly payoutId: string;
}

/** An investor who topped up RM1,000 and requested RM400 of it. */
async function withdrawing(): Promise<Waiting> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, '1000.00', { simulators });
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  const withdrawalId = answer.body.withdrawal.id;
  return { investor, withdrawalId, payoutId: (await payoutFor(withdrawalId)).id };
}

const payoutFor = (purposeId: string) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', purposeId)
    .executeTakeFirstOrThrow();
const stateOf = async ({ withdrawalId }: Waiting) => {
  const withdrawal = await app.database.reader.db
    .selectFrom('withdrawals')
    .select('state')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return [(await payoutFor(withdrawalId)).state, withdrawal.state];
};
const batch = (...ids: string[]) => ({
  ...{ kind: 'payout_batch', subjectId: ids[0] ?? null },
  after: { payout_ids: ids },
});
const work = () => runJobs(app, ['submit_batch', 'import_statement']);
const updates = () => runJobs(app, ['deliver_event', 'consume_event']);
const exceptionsOf = (payoutId: string) =>
  app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('cause', '=', `restricted:${payoutId}`)
    .execute();

describe('freeze: a restricted payout', () => {
  it('is rejected in a new batch, is marked in the list without the cause, and leaves once it is lifted', async () => {
    const one = await withdrawing();
    await restrict(app, one.investor);
    await expect(propose(app, batch(one.payoutId))).rejects.toThrow('is restricted and cannot leave now');
    const finance = await signInOperator(app, ['finance']);
    const list = await call(app, 'operatorPayouts', {
      headers: finance.headers,
      query: { state: 'queued', limit: '100' },
    });
    const row = list.body.items.find((item) => item.id === one.payoutId);
    expect(row).toMatchObject({ restricted: true, can: { approve: false } });
    expect(JSON.stringify(list.body)).not.toContain(SECRET);
    await lift(app, one.investor);
    await proposeAndApprove(app, batch(one.payoutId));
    await work();
    expect(await stateOf(one)).toEqual(['paid', 'paid']);
  });

  it('restricted between proposal and release closes the batch with a clear text; the smaller one leaves', async () => {
    const one = await withdrawing();
    const two = await withdrawing();
    const id = await propose(app, batch(one.payoutId, two.payoutId));
    await restrict(app, one.investor);
    const { checker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', { headers: checker.headers, params: { id }, body: {} });
    expect([answer.status, answer.error.code]).toEqual([409, 'approval_stale']);
    expect(answer.error.message).toContain('is restricted and cannot leave now');
    expect(answer.error.message).not.toContain(SECRET);
    expect(await stateOf(one)).toEqual(['queued', 'requested']);
    await proposeAndApprove(app, batch(two.payoutId));
    await work();
    expect(await stateOf(two)).toEqual(['paid', 'paid']);
    expect(await stateOf(one)).toEqual(['queued', 'requested']);
  });

  it('restricted between release and submission takes the batch back: no byte of it leaves', async () => {
    const one = await withdrawing();
    const two = await withdrawing();
    await proposeAndApprove(app, batch(one.payoutId, two.payoutId));
    await restrict(app, one.investor);
    await work();
    expect([await stateOf(one), await stateOf(two)]).toEqual([
      ['queued', 'requested'],
      ['queued', 'requested'],
    ]);
    await updates();
    expect(await exceptionsOf(one.payoutId)).toEqual([]);
    await proposeAndApprove(app, batch(two.payoutId));
    await work();
    expect(await stateOf(two)).toEqual(['paid', 'paid']);
  });

  it('that is at the bank already opens one exception, also when two look at once', async () => {
    const one = await withdrawing();
    await simulators.control('bank', { ...reliableBank, booking_date: '2099-01-01' });
    await proposeAndApprove(app, batch(one.payoutId));
    await runJobs(app, ['submit_batch']);
    await restrict(app, one.investor);
    await updates();
    const again = () => app.work.command(scope, (ctx) => reportRestricted(ctx, one.investor.userId));
    await Promise.all([again(), again()]);
    const found = await exceptionsOf(one.payoutId);
    expect(found).toMatchObject([{ kind: 'restricted_payout', state: 'open', amount_sen: 400_00n }]);
    expect(JSON.stringify(found[0]?.detail)).not.toContain(SECRET);
  });

  it('restricted at the moment of submission either stays here or is an exception', async () => {
    const one = await withdrawing();
    await proposeAndApprove(app, batch(one.payoutId));
    await Promise.all([restrict(app, one.investor), runJobs(app, ['submit_batch'])]);
    await updates();
    const [state] = await stateOf(one);
    const found = await exceptionsOf(one.payoutId);
    expect([state, found.length]).toEqual(state === 'queued' ? ['queued', 0] : ['in_batch', 1]);
  });
});

describe('freeze: disabling for fraud', () => {
  it('takes back an approved batch that has not left; enabling the account does not let its money go', async () => {
    const one = await withdrawing();
    const two = await withdrawing();
    await proposeAndApprove(app, batch(one.payoutId, two.payoutId));
    const account = { kind: 'account_state', subjectId: one.investor.userId };
    const reason = 'Please contact us';
    await proposeAndApprove(app, {
      ...account,
      after: { account_status: 'Inactive', reason, category: 'fraud' },
      reason: SECRET,
    });
    await work();
    await updates();
    expect([await stateOf(one), await stateOf(two)]).toEqual([
      ['queued', 'requested'],
      ['queued', 'requested'],
    ]);
    await proposeAndApprove(app, batch(two.payoutId));
    await work();
    expect(await stateOf(two)).toEqual(['paid', 'paid']);
    await proposeAndApprove(app, { ...account, after: { account_status: 'Active', reason } });
    await expect(propose(app, batch(one.payoutId))).rejects.toThrow('is restricted and cannot leave now');
    await lift(app, one.investor);
    await proposeAndApprove(app, batch(one.payoutId));
    await work();
    expect(await stateOf(one)).toEqual(['paid', 'paid']);
  });
});

describe('freeze: a withdrawal requested at the moment of the freeze', () => {
  it('is rejected or waits, and never leaves before the lift', async () => {
    for (let round = 0; round < 5; round += 1) {
      const investor = await approvedInvestor(app);
      await topUp(app, investor, '1000.00', { simulators });
      const otp_code = await stepUpCode(app, investor);
      const [requested] = await Promise.all([
        call(app, 'investorWithdraw', {
          headers: { ...investor.headers, 'idempotency-key': randomUUID() },
          body: { amount: '400', otp_code },
        }),
        restrict(app, investor),
      ]);
      if (requested.status !== 201) {
        expect([requested.status, requested.error.code]).toEqual([409, 'account_restricted']);
        continue;
      }
      const { id } = await payoutFor(requested.body.withdrawal.id);
      await expect(propose(app, batch(id))).rejects.toThrow('is restricted and cannot leave now');
      await lift(app, investor);
      await proposeAndApprove(app, batch(id));
      await work();
      expect((await payoutFor(requested.body.withdrawal.id)).state).toBe('paid');
    }
  });
});

describe('freeze: a frozen issuer', () => {
  it('has the note issued and waits for the disbursement until it is lifted', async () => {
    const issuer = await approvedIssuer(app);
    const investor = await approvedInvestor(app);
    await topUp(app, investor, '10000.00', { simulators });
    const note = await backedNote(app, issuer, [{ investor, amount: '10000.00' }]);
    await restrict(app, issuer);
    const issuedOn = nextDay(malaysiaDay(new Date()));
    await issue(app, issuer, note.id, '10000.00', issuedOn);
    await runJobs(app, ['allot_subscriptions']);
    const disbursement = await app.database.reader.db
      .selectFrom('disbursements')
      .selectAll()
      .where('note_id', '=', note.id)
      .executeTakeFirstOrThrow();
    await expect(propose(app, batch(disbursement.payout_id))).rejects.toThrow('is restricted');
    await lift(app, issuer);
    await proposeAndApprove(app, batch(disbursement.payout_id));
  });
});
