import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { recordMandate, switchOnFundManagement } from '../../../test/builders/fund-management.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerPending,
  registerUser,
  type SignedInOperator,
  type SignedInUser,
  signInOperator,
  signInUser,
} from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { approvedInstitution, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  [maker, checker] = await Promise.all([
    signInOperator(app, ['compliance'], 'Nurul Huda'),
    signInOperator(app, ['compliance'], 'Ravi Kumar'),
  ]);
});
afterAll(() => app.finish());

type Kind = 'account_state' | 'account_flags';
const off = { is_fund_managed: false, parent_email: null, guaranteed_only: false };
const disabled = { account_status: 'Inactive', reason: 'A court order of 20 November 2026.' };
const enabled = { account_status: 'Active', reason: 'The order was lifted.' };

function proposing(kind: Kind, userId: string, after: unknown, operator = maker) {
  const body = { kind, subject_id: userId, after, reason: 'Letter 4711' };
  return call(app, 'operatorPropose', { headers: operator.headers, body });
}

const approving = (id: string, operator = checker) =>
  call(app, 'operatorApprove', { headers: operator.headers, params: { id }, body: {} });

async function changed(kind: Kind, userId: string, after: unknown): Promise<void> {
  const proposed = await proposing(kind, userId, after);
  expect([proposed.status, proposed.error.message]).toEqual([201, undefined]);
  expect((await approving(proposed.body.approval.id)).status).toBe(200);
}

async function current(user: SignedInUser) {
  return (await call(app, 'userCurrent', { headers: user.headers })).body.user;
}

const setRoles = (operator: SignedInOperator, roles: OperatorRole[]) =>
  app.database.transaction((tx) =>
    tx.db.updateTable('operators').set({ roles }).where('id', '=', operator.operatorId).execute(),
  );

describe('a proposal about an account is rejected', () => {
  let user: SignedInUser;
  beforeAll(async () => {
    user = await registerUser(app);
  });

  it.each([
    ['account_state', disabled],
    ['account_flags', { ...off, parent_email: 'x@example.com' }],
  ] as const)('%s: to operators of another role', async (kind, after) => {
    const credit = await signInOperator(app, ['credit', 'onboarding', 'finance', 'administrator']);
    expect((await proposing(kind, user.userId, after, credit)).error.code).toBe('role');
    const support = await signInOperator(app, ['support']);
    expect((await proposing(kind, user.userId, after, support)).status).toBe(403);
  });

  it('about an unknown or unverified user, or without a change', async () => {
    const nobody = '0194b6f0-0000-7000-8000-000000000001';
    expect((await proposing('account_state', nobody, disabled)).error.code).toBe('not_found');
    expect((await proposing('account_flags', nobody, off)).error.code).toBe('not_found');
    const pending = await registerPending(app);
    expect((await proposing('account_state', pending.userId, disabled)).error).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('not verified'),
    });
    expect((await proposing('account_state', user.userId, enabled)).error.code).toBe('wrong_state');
    expect((await proposing('account_flags', user.userId, off)).error.code).toBe('wrong_state');
  });

  it.each([
    ['account_state', { account_status: 'Pending', reason: 'x' }, 'after.account_status'],
    ['account_state', { account_status: 'Inactive', reason: ' ' }, 'after.reason'],
    ['account_state', { ...disabled, email: 'x' }, 'after.email'],
    ['account_flags', { ...off, is_fund_managed: 1 }, 'after.is_fund_managed'],
    ['account_flags', { is_fund_managed: false, guaranteed_only: false }, 'after.parent_email'],
    ['account_flags', { ...off, parent_email: 'nobody@example.com' }, 'after.parent_email'],
    ['account_flags', { ...off, guaranteed_only: true }, 'after.guaranteed_only'],
    ['account_flags', { ...off, is_fund_managed: true }, 'after.is_fund_managed'],
  ] as const)('%s with %j', async (kind, after, field) => {
    const answer = await proposing(kind, user.userId, after);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it('a second time while one is open, also when both come at once', async () => {
    const person = await registerUser(app);
    const answers = await Promise.all([
      proposing('account_state', person.userId, disabled),
      proposing('account_state', person.userId, disabled, checker),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
    expect((await proposing('account_state', person.userId, disabled)).error.code).toBe('approval_pending');
  });
});

describe('a decision about an account is rejected', () => {
  async function proposed(after: unknown = disabled) {
    const user = await registerUser(app);
    return { user, id: (await proposing('account_state', user.userId, after)).body.approval.id };
  }

  it('from its maker, and from other roles', async () => {
    const { user, id } = await proposed();
    expect((await approving(id, maker)).error.code).toBe('same_operator');
    const finance = await signInOperator(app, ['finance', 'administrator']);
    expect((await approving(id, finance)).error.code).toBe('role');
    expect((await current(user)).account_status).toBe('Active');
  });

  it('the second time, and applies once when two approve at once', async () => {
    const { user, id } = await proposed();
    const third = await signInOperator(app, ['compliance']);
    const answers = await Promise.all([approving(id), approving(id, third)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await approving(id)).error.code).toBe('approval_decided');
    const mails = await mailsTo(app, user.email);
    expect(mails.filter((one) => one.template === 'account_disabled')).toHaveLength(1);
  });

  it('once the account has changed in between', async () => {
    const { user, id } = await proposed();
    const parent = await registerUser(app);
    await changed('account_flags', user.userId, { ...off, parent_email: parent.email });
    expect((await approving(id)).error.code).toBe('approval_stale');
    expect((await current(user)).account_status).toBe('Active');
  });

  it('once the maker lost the role', async () => {
    const leaver = await signInOperator(app, ['compliance']);
    const user = await registerUser(app);
    const { id } = (await proposing('account_state', user.userId, disabled, leaver)).body.approval;
    await setRoles(leaver, ['support']);
    expect((await approving(id)).error.code).toBe('approval_stale');
    expect((await current(user)).account_status).toBe('Active');
  });

  it('from a checker who lost the role, though the session is cached', async () => {
    const leaver = await signInOperator(app, ['compliance']);
    const { user, id } = await proposed();
    await setRoles(leaver, ['support']);
    expect((await approving(id, leaver)).error.code).toBe('role');
    expect((await current(user)).account_status).toBe('Active');
  });
});

describe('an account that two operators disabled', () => {
  it('shows the reason, allows the log-out, is notified by mail, and works again once enabled', async () => {
    const user = await registerUser(app);
    await changed('account_state', user.userId, disabled);
    expect(await current(user)).toMatchObject({
      account_status: 'Inactive',
      inactive_msg_formatted: disabled.reason,
    });
    expect((await call(app, 'activityMyNotes', { headers: user.headers })).error.code).toBe(
      'account_inactive',
    );
    expect((await mailTo(app, user.email, 'account_disabled')).params).toEqual({ reason: disabled.reason });
    const again = await signInUser(app, user);
    const body = { eventUuid: again.eventUuid };
    expect((await call(app, 'logout', { headers: again.headers, body })).status).toBe(200);
    await changed('account_state', user.userId, enabled);
    expect((await current(user)).inactive_msg_formatted).toBeNull();
    expect((await call(app, 'activityMyNotes', { headers: user.headers })).status).toBe(200);
    expect((await mailTo(app, user.email, 'account_enabled')).params).toEqual({});
  });
});

describe('the parent account', () => {
  const under = (user: SignedInUser, parent: SignedInUser) =>
    proposing('account_flags', user.userId, { ...off, parent_email: parent.email });
  const problem = async (user: SignedInUser, parent: SignedInUser) =>
    (await under(user, parent)).error.errors?.['after.parent_email']?.[0];

  it('is not the account itself, nor of another role, nor below it', async () => {
    const [head, middle, leaf, company] = await Promise.all([
      registerUser(app),
      registerUser(app),
      registerUser(app),
      registerUser(app, { role: 'businessowner' }),
    ]);
    expect(await problem(head, head)).toContain('itself');
    expect(await problem(head, company)).toContain('same kind');
    await changed('account_flags', middle.userId, { ...off, parent_email: head.email });
    await changed('account_flags', leaf.userId, { ...off, parent_email: middle.email.toUpperCase() });
    expect(await problem(head, leaf)).toContain('belongs to this one');
    expect(await current(leaf)).toMatchObject({ has_parent: true });
    expect(await current(head)).toMatchObject({ has_parent: false });
    await changed('account_flags', leaf.userId, off);
    expect(await current(leaf)).toMatchObject({ has_parent: false });
  });

  it('closes no circle when both halves are approved at once', async () => {
    const [one, other] = await Promise.all([registerUser(app), registerUser(app)]);
    const ids = [(await under(one, other)).body.approval.id, (await under(other, one)).body.approval.id];
    const answers = await Promise.all(ids.map((id) => approving(id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('the flags of investors', () => {
  it('cannot be set for a company, and not under management while that is switched off', async () => {
    const issuer = await approvedIssuer(app);
    const rejection = (await proposing('account_flags', issuer.userId, { ...off, is_fund_managed: true }))
      .error;
    expect(rejection.errors?.['after.is_fund_managed']?.[0]).toContain('investors only');
    const investor = await approvedInvestor(app);
    const managed = await proposing('account_flags', investor.userId, { ...off, is_fund_managed: true });
    expect(managed.error.errors?.['after.is_fund_managed']?.[0]).toContain('switched off');
  });

  it('reach the profile and the guards at once, when fund management is switched on', async () => {
    const on = '2027-03-01';
    await switchOnFundManagement(app, on);
    const investor = await approvedInstitution(app);
    const topup = () =>
      call(app, 'investorTopup', {
        headers: { ...investor.headers, 'idempotency-key': '0194b6f0-0000-7000-8000-000000000009' },
        body: {},
      });
    expect((await topup()).error.code).toBe('validation_failed');
    const after = { ...off, is_fund_managed: true, guaranteed_only: true };
    const unmandated = await call(app, 'operatorPropose', {
      headers: dated(maker.headers, on),
      body: { kind: 'account_flags', subject_id: investor.userId, after, reason: 'As the investor wants' },
    });
    expect(unmandated.error.errors?.['after.is_fund_managed']?.[0]).toContain('mandate');
    await recordMandate(app, investor.userId, on);
    await proposeAndApprove(app, { kind: 'account_flags', subjectId: investor.userId, after, on });
    expect(await current(investor)).toMatchObject({
      is_inv_fund_managed: true,
      eligible_guaranteed_notes_option_only: true,
      auto_invest_guaranteed_notes_option: 'only',
    });
    expect((await topup()).error.code).toBe('fund_managed');
    // On a day on which it is switched off, existing fund management continues.
    await changed('account_flags', investor.userId, { ...after, guaranteed_only: false });
    await changed('account_flags', investor.userId, off);
    expect((await topup()).error.code).toBe('validation_failed');
    const { rows } = await auditOf(investor.userId);
    expect(rows.map((row) => row.before)).toEqual([off, after, { ...after, guaranteed_only: false }]);
  });

  async function auditOf(userId: string) {
    const rows = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['before'])
      .where('subject_id', '=', userId)
      .where('action', '=', 'user.flags_changed')
      .orderBy('id')
      .execute();
    return { rows };
  }
});
