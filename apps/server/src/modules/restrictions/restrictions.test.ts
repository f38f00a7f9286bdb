import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { lift, restrict, SECRET } from '../../../test/builders/restrictions.ts';
import { loadNote } from '../../../test/bulk-load.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { escalateUnconfirmed } from './commands/escalate-unconfirmed.ts';
import { readMoneyRestriction } from './public.ts';

let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
});
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const levelOf = async (userId: string) =>
  (await app.work.query(scope, (ctx) => readMoneyRestriction(ctx, [userId]))).get(userId) ?? 'none';
const history = async (userId: string) =>
  app.database.reader.db
    .selectFrom('money_restrictions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('set_at')
    .execute();

async function restricting(id: string, body: object, roles: readonly OperatorRole[] = ['compliance']) {
  const operator = await signInOperator(app, roles);
  return call(app, 'operatorRestrictMoney', { headers: operator.headers, params: { id }, body });
}

/** The proposal that waits for a second person of compliance. */
async function confirmationOf(restrictionId: string): Promise<string> {
  const { id } = await app.database.reader.db
    .selectFrom('approvals')
    .select('id')
    .where('subject_id', '=', restrictionId)
    .executeTakeFirstOrThrow();
  return id;
}

async function withCash(): Promise<ApprovedInvestor> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, '1000.00');
  return investor;
}

const keyed = (one: ApprovedInvestor) => ({ ...one.headers, 'idempotency-key': randomUUID() });
const preset = {
  ...{ botName: 'Mine', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
  ...{ amounts: { 'Term Financing': ['50', '200'] }, financingType: ['Term Financing'] },
  noteType: ['Conventional'],
};

describe('freeze: restricting at once is rejected', () => {
  it('for all but compliance', async () => {
    const { userId } = await registerUser(app);
    for (const role of ['support', 'finance', 'onboarding', 'credit', 'administrator'] as const) {
      const answer = await restricting(userId, { level: 'frozen', reason: SECRET }, [role]);
      expect([answer.status, answer.error.code]).toEqual([403, 'role']);
    }
    expect((await call(app, 'operatorRestrictMoney', { params: { id: userId }, body: {} })).status).toBe(401);
    expect(await levelOf(userId)).toBe('none');
  });

  it('without a reason, with an unknown level, and for an unknown user', async () => {
    const { userId } = await registerUser(app);
    expect((await restricting(userId, { level: 'frozen' })).status).toBe(422);
    expect((await restricting(userId, { level: 'none', reason: 'x' })).status).toBe(422);
    expect((await restricting(randomUUID(), { level: 'frozen', reason: 'x' })).status).toBe(404);
  });

  it('twice, to less than now, and to the second of two at once', async () => {
    const user = await registerUser(app);
    const both = await Promise.all([
      restricting(user.userId, { level: 'frozen', reason: 'One' }),
      restricting(user.userId, { level: 'frozen', reason: 'Two' }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const less = await restricting(user.userId, { level: 'outgoing', reason: 'Less' });
    expect([less.status, less.error.code]).toEqual([409, 'wrong_state']);
    expect(await history(user.userId)).toHaveLength(1);
  });
});

describe('freeze: set at once by compliance', () => {
  it('counts from now on, is confirmed by another within a business day, and is audited', async () => {
    const user = await registerUser(app);
    const operator = await signInOperator(app, ['compliance']);
    const friday = '2027-01-15';
    const answer = await call(app, 'operatorRestrictMoney', {
      headers: dated(operator.headers, friday),
      params: { id: user.userId },
      body: { level: 'frozen', reason: SECRET },
    });
    expect(answer.body.items).toMatchObject([
      { level: 'frozen', cause: 'compliance', confirm_by: '2027-01-18' },
    ]);
    expect(await levelOf(user.userId)).toBe('frozen');
    const { maker, checker } = await operatorPair(app);
    const proposals = await call(app, 'operatorApprovals', {
      headers: maker.headers,
      query: { state: 'proposed', limit: '100' },
    });
    const mine = proposals.body.items.find((one) => one.subject_id === answer.body.items[0]?.id);
    const approve = (headers: typeof maker.headers) =>
      call(app, 'operatorApprove', {
        headers: dated(headers, friday),
        params: { id: mine?.id ?? '' },
        body: {},
      });
    expect((await approve(operator.headers)).error.code).toBe('same_operator');
    expect((await approve(checker.headers)).status).toBe(200);
    expect(await history(user.userId)).toMatchObject([
      { set_by: operator.operatorId, confirmed_by: checker.operatorId, ended_at: null },
    ]);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', user.userId)
      .where('action', 'like', 'money_restriction.%')
      .orderBy('id')
      .execute();
    expect(events.map((one) => one.action)).toEqual(['money_restriction.set', 'money_restriction.confirmed']);
  });

  it('ends where the second person rejects it', async () => {
    const user = await registerUser(app);
    const id = await restrict(app, user);
    const { checker } = await operatorPair(app);
    const approvalId = await confirmationOf(id);
    const answer = await call(app, 'operatorReject', {
      headers: checker.headers,
      params: { id: approvalId },
      body: { reason: 'Another person' },
    });
    expect(answer.status).toBe(200);
    expect(await levelOf(user.userId)).toBe('none');
    expect(await history(user.userId)).toMatchObject([{ end_reason: 'Another person' }]);
  });

  it('stays in force without a confirmation, and compliance and administrators are notified once', async () => {
    const user = await registerUser(app);
    const chief = await signInOperator(app, ['administrator']);
    await restrict(app, user);
    const late = { ...scope, dateShiftDays: 5 };
    const mails = () => mailsTo(app, chief.email);
    const before = (await mails()).length;
    await app.work.command(scope, escalateUnconfirmed);
    expect(await mails()).toHaveLength(before);
    await app.work.command(late, escalateUnconfirmed);
    await app.work.command(late, escalateUnconfirmed);
    await mailTo(app, chief.email, 'restriction_unconfirmed');
    expect(await levelOf(user.userId)).toBe('frozen');
    const { maker } = await operatorPair(app);
    const on = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const list = await call(app, 'operatorMoneyRestrictions', {
      headers: dated(maker.headers, on),
      query: { state: 'unconfirmed', limit: '100' },
    });
    expect(list.body.items.find((one) => one.user_id === user.userId)).toMatchObject({ is_overdue: true });
  });
});

describe('freeze: a confirmation that does not come', () => {
  const lateOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

  it('is notified to compliance and administrators once, and never to the customer', async () => {
    const user = await registerUser(app);
    const [notified, silent] = [
      [await signInOperator(app, ['compliance']), await signInOperator(app, ['administrator'])],
      [await signInOperator(app, ['finance']), await signInOperator(app, ['support'])],
    ];
    await restrict(app, user);
    const mailsOf = async (email: string) =>
      (await mailsTo(app, email)).filter((one) => JSON.stringify(one.params).includes(user.userId));
    const toCustomer = await mailsTo(app, user.email);
    for (const dateShiftDays of [5, 6, 12]) {
      await app.work.command({ ...scope, dateShiftDays }, escalateUnconfirmed);
    }
    for (const { email } of notified) {
      expect(await mailsOf(email)).toMatchObject([{ template: 'restriction_unconfirmed' }]);
      expect(JSON.stringify(await mailsOf(email))).not.toContain(SECRET);
    }
    for (const { email } of silent) {
      expect(await mailsOf(email)).toEqual([]);
    }
    expect(await mailsTo(app, user.email)).toEqual(toCustomer);
    expect(await levelOf(user.userId)).toBe('frozen');
  });

  it('may still come: the restriction is confirmed late, and no longer overdue', async () => {
    const user = await registerUser(app);
    const id = await restrict(app, user);
    const { checker } = await operatorPair(app);
    await app.work.command({ ...scope, dateShiftDays: 5 }, escalateUnconfirmed);
    const approval = await confirmationOf(id);
    const answer = await call(app, 'operatorApprove', {
      headers: dated(checker.headers, lateOn),
      params: { id: approval },
      body: {},
    });
    expect(answer.status).toBe(200);
    expect(await history(user.userId)).toMatchObject([{ confirmed_by: checker.operatorId, ended_at: null }]);
    expect(await levelOf(user.userId)).toBe('frozen');
  });

  it('whose proposal ran out leaves it in force, and is proposed and decided again', async () => {
    const user = await registerUser(app);
    const id = await restrict(app, user);
    const { maker, checker } = await operatorPair(app);
    const after30Days = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const late = await call(app, 'operatorApprove', {
      headers: dated(checker.headers, after30Days),
      params: { id: await confirmationOf(id) },
      body: {},
    });
    expect([late.status, late.error.code]).toEqual([409, 'approval_expired']);
    expect(await levelOf(user.userId)).toBe('frozen');
    const again = await call(app, 'operatorPropose', {
      headers: dated(checker.headers, after30Days),
      body: {
        ...{ kind: 'money_restriction_confirmation', subject_id: id, after: { level: 'frozen' } },
        reason: 'Looked at again',
      },
    });
    expect(again.status).toBe(201);
    // The operator who set it decides the proposal of the other one: two people all the same.
    const answer = await call(app, 'operatorApprove', {
      headers: dated(maker.headers, after30Days),
      params: { id: again.body.approval.id },
      body: {},
    });
    expect(answer.status).toBe(200);
    expect(await history(user.userId)).toMatchObject([
      { set_by: maker.operatorId, confirmed_by: checker.operatorId, ended_at: null },
    ]);
  });
});

describe('freeze: a confirmation that is no longer needed', () => {
  const openFor = async (restrictionId: string) =>
    (
      await app.database.reader.db
        .selectFrom('approvals')
        .select('state')
        .where('subject_id', '=', restrictionId)
        .execute()
    ).map((one) => one.state);
  const close = () => runJobs(app, ['close_subject_proposals']);

  it('is not needed once the restriction was replaced by a stricter one', async () => {
    const user = await registerUser(app);
    const first = await restrict(app, user, 'outgoing');
    const second = await restrict(app, user);
    await close();
    expect([await openFor(first), await openFor(second)]).toEqual([['stale'], ['proposed']]);
    expect(await levelOf(user.userId)).toBe('frozen');
  });

  it('is not needed once two lifted the restriction', async () => {
    const user = await registerUser(app);
    const id = await restrict(app, user);
    await lift(app, user);
    await close();
    expect([await openFor(id), await levelOf(user.userId)]).toEqual([['stale'], 'none']);
  });

  it('stays as it was decided where it was confirmed or rejected before', async () => {
    const user = await registerUser(app);
    const id = await restrict(app, user);
    const { checker } = await operatorPair(app);
    await call(app, 'operatorReject', {
      headers: checker.headers,
      params: { id: await confirmationOf(id) },
      body: { reason: 'Another person' },
    });
    await close();
    expect(await openFor(id)).toEqual(['rejected']);
  });
});

describe('freeze: set and lifted by proposal of two', () => {
  it('changes nothing before the second person agrees, and is rejected where nothing would change', async () => {
    const user = await registerUser(app);
    const after = { level: 'outgoing' };
    await expect(
      propose(app, { kind: 'money_restriction', subjectId: user.userId, after: { level: 'none' } }),
    ).rejects.toThrow('in force already');
    await propose(app, { kind: 'money_restriction', subjectId: user.userId, after });
    expect(await levelOf(user.userId)).toBe('none');
  });

  it('lifted, set again, and lifted again', async () => {
    const user = await registerUser(app);
    const about = { kind: 'money_restriction', subjectId: user.userId };
    await proposeAndApprove(app, { ...about, after: { level: 'outgoing' } });
    expect(await levelOf(user.userId)).toBe('outgoing');
    await restrict(app, user);
    await lift(app, user);
    await restrict(app, user);
    expect(await levelOf(user.userId)).toBe('frozen');
    await lift(app, user);
    expect(await levelOf(user.userId)).toBe('none');
    expect(await history(user.userId)).toHaveLength(3);
  });

  it('is overtaken by what is restricted in between', async () => {
    const user = await registerUser(app);
    await restrict(app, user, 'outgoing');
    const about = { kind: 'money_restriction', subjectId: user.userId };
    const id = await propose(app, { ...about, after: { level: 'none' } });
    await restricting(user.userId, { level: 'frozen', reason: 'More is known' });
    const { checker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', { headers: checker.headers, params: { id }, body: {} });
    expect([answer.status, answer.error.code]).toEqual([409, 'approval_stale']);
    expect(await levelOf(user.userId)).toBe('frozen');
  });
});

describe('freeze: disabling an account', () => {
  it.each([
    ['for fraud freezes its money, and enabling it does not set it free', 'fraud', 'frozen'],
    ['for another reason does not', 'other', 'none'],
  ])('%s', async (_what, category, level) => {
    const user = await registerUser(app);
    const about = { kind: 'account_state', subjectId: user.userId };
    const text = 'Please contact us';
    await proposeAndApprove(app, {
      ...about,
      after: { account_status: 'Inactive', reason: text, category },
      reason: SECRET,
    });
    expect(await levelOf(user.userId)).toBe(level);
    await proposeAndApprove(app, { ...about, after: { account_status: 'Active', reason: text } });
    expect(await levelOf(user.userId)).toBe(level);
  });
});

describe('freeze: a frozen customer', () => {
  const attempts = async (one: ApprovedInvestor) => {
    const note = await loadNote(app.work, { targetSen: 10_000_00n });
    const otp_code = await stepUpCode(app, one);
    const headers = keyed(one);
    return {
      withdrawal: await call(app, 'investorWithdraw', { headers, body: { amount: '50', otp_code } }),
      subscription: await call(app, 'investorInvestment', {
        headers: keyed(one),
        body: { note_id: note.noteId, amount: '100' },
      }),
      topup: await call(app, 'investorTopup', { headers: keyed(one), body: { amount: '250' } }),
      preset: await call(app, 'autoBotInvestCreate', { headers: one.headers, body: preset }),
      bankAccount: await call(app, 'userBankAccount', {
        headers: one.headers,
        body: { bic: 'PBBEMYKL', number: '3198765432', holder_name: one.investor.verifiedName },
      }),
    };
  };

  it('reads one neutral text wherever money would leave or be invested, and never the cause', async () => {
    const investor = await withCash();
    await restrict(app, investor);
    for (const [what, answer] of Object.entries(await attempts(investor))) {
      expect([what, answer.status, answer.error.code, answer.error.message]).toEqual([
        ...[what, 409, 'account_restricted'],
        'This cannot be done at the moment. Please contact support.',
      ]);
    }
  });

  it('under `outgoing` may still invest, top up and save a preset', async () => {
    const investor = await withCash();
    await restrict(app, investor, 'outgoing');
    const all = await attempts(investor);
    expect([all.withdrawal.error.code, all.bankAccount.error.code]).toEqual([
      'account_restricted',
      'account_restricted',
    ]);
    expect([all.subscription.status, all.topup.status, all.preset.status]).toEqual([201, 201, 200]);
  });

  it('does everything again once it is lifted', async () => {
    const investor = await withCash();
    await restrict(app, investor);
    await lift(app, investor);
    const all = await attempts(investor);
    expect([all.withdrawal.status, all.subscription.status, all.topup.status]).toEqual([201, 201, 201]);
  });

  it('may cancel a waiting subscription, and money that is on its way is credited', async () => {
    const investor = await withCash();
    const note = await loadNote(app.work, { targetSen: 10_000_00n });
    const body = { note_id: note.noteId, amount: '100' };
    const made = await call(app, 'investorInvestment', { headers: keyed(investor), body });
    const opened = await call(app, 'investorTopup', { headers: keyed(investor), body: { amount: '250' } });
    await restrict(app, investor);
    const cancelled = await call(app, 'investorCancelInvestment', {
      headers: keyed(investor),
      params: { id: made.body.subscription.id },
    });
    expect([cancelled.status, opened.status]).toEqual([200, 201]);
  });
});
