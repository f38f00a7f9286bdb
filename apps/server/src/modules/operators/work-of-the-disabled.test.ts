import { malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { statementLine, storedTopup } from '../../../test/builders/money.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { approve, changeByTwo, proposeOf } from '../../../test/builders/operator-accounts.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

const today = malaysiaDay(new Date());
let bank: TestServer;
let app: TestApp;
let pair: readonly [SignedInOperator, SignedInOperator];
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  pair = await Promise.all([
    signInOperator(app, ['administrator'], 'Chong Mei Yee'),
    signInOperator(app, ['administrator'], 'Razak Ismail'),
  ]);
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const db = () => app.database.reader.db;

/** Exceptions assigned to a finance operator, with the outcome of each. */
async function taken(owner: SignedInOperator): Promise<string> {
  const line = await statementLine(app, { amount: '77.00', on: today, counterparty: 'TENANT' });
  await runDay(app, today);
  const { id } = await db()
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', `line:${line}`)
    .executeTakeFirstOrThrow();
  const body = { owner_id: owner.operatorId };
  const answer = await call(app, 'operatorAssignException', { headers: owner.headers, params: { id }, body });
  expect(answer.status).toBe(200);
  return id;
}
const ownerOf = async (id: string) =>
  (
    await db()
      .selectFrom('reconciliation_exceptions')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).owner_id;

describe('the differences that an operator has taken', () => {
  const loses = {
    'is disabled': ['operator_disable', {}],
    'is no longer of finance': ['operator_roles', { roles: ['support'] }],
  } as const;

  it.each(Object.entries(loses))(
    'are unassigned once the operator %s, and audited',
    async (_what, [kind, after]) => {
      const [owner, other] = [await signInOperator(app, ['finance']), await signInOperator(app, ['finance'])];
      const [id, stored] = [await taken(owner), await taken(other)];
      await changeByTwo(app, pair, kind, owner.operatorId, after);
      expect([await ownerOf(id), await ownerOf(stored)]).toEqual([null, other.operatorId]);
      const events = await db()
        .selectFrom('audit_events')
        .select(['action', 'after'])
        .where('subject_id', '=', id)
        .orderBy('id', 'desc')
        .execute();
      expect(events[0]).toEqual({ action: 'reconciliation_exception.assigned', after: { owner: null } });
    },
  );

  it('stay with an operator who keeps the role', async () => {
    const owner = await signInOperator(app, ['finance']);
    const id = await taken(owner);
    await changeByTwo(app, pair, 'operator_roles', owner.operatorId, { roles: ['finance', 'support'] });
    expect(await ownerOf(id)).toBe(owner.operatorId);
  });
});

describe('the open proposals of an operator who is disabled', () => {
  it('fall with what proposing did: the payouts of a batch wait again', async () => {
    const [maker, other, checker] = await Promise.all([
      signInOperator(app, ['finance']),
      signInOperator(app, ['finance']),
      signInOperator(app, ['finance']),
    ]);
    const { payoutId } = await waitingWithdrawal(app);
    const payout = async () =>
      (await db().selectFrom('payouts').select('state').where('id', '=', payoutId).executeTakeFirstOrThrow())
        .state;
    const after = { payout_ids: [payoutId] };
    const { id } = (await proposeOf(app, maker, 'payout_batch', payoutId, after)).body.approval;
    expect(await payout()).not.toBe('queued');
    await changeByTwo(app, pair, 'operator_disable', maker.operatorId);
    await runJobs(app, ['close_operator_proposals']);
    const list = await call(app, 'operatorApprovals', {
      headers: checker.headers,
      query: { state: 'stale' },
    });
    expect(list.body.items.find((one) => one.id === id)).toMatchObject({
      stale_because: ['maker'],
      can: { approve: false, reject: false },
    });
    expect(await payout()).toBe('queued');
    expect((await approve(app, checker, id)).error.code).toBe('approval_decided');
    const again = await proposeOf(app, other, 'payout_batch', payoutId, after);
    expect((await approve(app, checker, again.body.approval.id)).status).toBe(200);
  });
});

describe('two checkers at once', () => {
  it('credit a held top-up once', async () => {
    const [maker, one, two] = await Promise.all([
      signInOperator(app, ['finance']),
      signInOperator(app, ['finance']),
      signInOperator(app, ['finance']),
    ]);
    for (let round = 0; round < 3; round += 1) {
      const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
      const { refNumber } = await topUp(app, investor, '250.00', { payerName: 'AISYAH RAHMAN LIM' });
      const { id: subjectId } = await storedTopup(app, refNumber);
      const after = { decision: 'credit' };
      const { id } = (await proposeOf(app, maker, 'topup_review', subjectId, after)).body.approval;
      const answers = await Promise.all([
        approve(app, one, id),
        approve(app, two, id),
        approve(app, one, id),
      ]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
      expect(await cashOf(app.work, investor.investor.cashAccountId)).toBe(250_00n);
    }
    await app.verifyLedger();
  });
});
