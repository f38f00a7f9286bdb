import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  approve,
  changeByTwo,
  invitation,
  inviteByTwo,
  proposeOf,
} from '../../../test/builders/operator-accounts.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let one: SignedInOperator;
let two: SignedInOperator;
let three: SignedInOperator;
let pair: readonly [SignedInOperator, SignedInOperator];
beforeAll(async () => {
  app = await createTestApp();
  [one, two, three] = await Promise.all([
    signInOperator(app, ['administrator'], 'Chong Mei Yee'),
    signInOperator(app, ['administrator'], 'Razak Ismail'),
    signInOperator(app, ['administrator', 'finance'], 'Siti Mariam'),
  ]);
  pair = [one, two];
});
afterAll(() => app.finish());

const invite = (by: SignedInOperator, changes: object = {}) =>
  call(app, 'operatorInvite', { headers: by.headers, body: invitation(changes) });
const detail = (id: string, by = one) =>
  call(app, 'operatorAccount', { headers: by.headers, params: { id } });
const statusOf = async (id: string) => (await detail(id)).body.operator.status;
const stateOf = (id: string) =>
  app.work.query(scope, async ({ reader }) => {
    const row = await reader.db
      .selectFrom('approvals')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.state;
  });
const kinds = [
  ['operator_roles', { roles: ['support'] }],
  ['operator_disable', {}],
  ['operator_enable', {}],
  ['operator_password_reset', {}],
  ['operator_second_factor_reset', {}],
] as const;

describe('administration of operators', () => {
  it('are administrators only', async () => {
    const finance = await signInOperator(app, ['finance', 'compliance', 'support']);
    const { headers } = finance;
    const answers = [
      await invite(finance),
      await call(app, 'operatorAccounts', { headers }),
      await detail(one.operatorId, finance),
      await call(app, 'operatorEndSessions', {
        headers,
        params: { id: one.operatorId },
        body: { reason: 'Just so' },
      }),
      ...(await Promise.all(
        kinds.map(([kind, after]) => proposeOf(app, finance, kind, three.operatorId, after)),
      )),
    ];
    expect(answers.map((answer) => answer.error.code)).toEqual(answers.map(() => 'role'));
    expect((await call(app, 'operatorAccounts')).status).toBe(401);
  });

  it('a change of the own account can be neither proposed nor checked', async () => {
    for (const [kind, after] of kinds) {
      expect((await proposeOf(app, one, kind, one.operatorId, after)).error.code).toBe('own_account');
    }
    const proposed = await proposeOf(app, one, 'operator_roles', three.operatorId, {
      roles: ['administrator'],
    });
    const { id } = proposed.body.approval;
    expect((await approve(app, three, id)).error.code).toBe('own_account');
    expect((await approve(app, one, id)).error.code).toBe('same_operator');
    const list = await call(app, 'operatorApprovals', {
      headers: three.headers,
      query: { state: 'proposed' },
    });
    expect(list.body.items.find((row) => row.id === id)?.can).toEqual({ approve: false, reject: false });
    expect(await stateOf(id)).toBe('proposed');
    await call(app, 'operatorReject', { headers: two.headers, params: { id }, body: { reason: 'Not yet' } });
  });
});

describe('an auditor', () => {
  it('has no other role: neither by a proposal nor in the database', async () => {
    const auditor = await signInOperator(app, ['auditor'], 'Zulaikha Audit');
    const roles = ['auditor', 'support'];
    const proposed = await proposeOf(app, one, 'operator_roles', auditor.operatorId, { roles });
    expect([proposed.status, JSON.stringify(proposed.error)]).toEqual([
      422,
      expect.stringContaining('An auditor has no other role'),
    ]);
    const change = app.database.reader.db
      .updateTable('operators')
      .set({ roles })
      .where('id', '=', auditor.operatorId)
      .execute();
    await expect(change).rejects.toThrow('operators_roles_check');
  });

  it('becomes one, and no auditor any more, by two administrators', async () => {
    const { operatorId } = await signInOperator(app, ['support'], 'Yusof Helper');
    await changeByTwo(app, pair, 'operator_roles', operatorId, { roles: ['auditor'] });
    expect((await detail(operatorId)).body.operator.roles).toEqual(['auditor']);
    await changeByTwo(app, pair, 'operator_roles', operatorId, { roles: ['support'] });
    expect((await detail(operatorId)).body.operator.roles).toEqual(['support']);
  });
});

describe('creating an operator by two administrators', () => {
  it.each([
    ['no name', { name: '' }, 'name'],
    ['no address', { email: 'nurul' }, 'email'],
    ['no phone', { phone_number: '12' }, 'phone_number'],
    ['an impossible MyKad', { identity_type: 'nric', identity_number: '991331145677' }, 'identity_number'],
    ['a passport of nowhere', { nationality: undefined }, 'nationality'],
    ['an unknown role', { roles: ['king'] }, 'roles'],
    ['no role', { roles: [] }, 'roles'],
    ['a role twice', { roles: ['finance', 'finance'] }, 'roles'],
    ['an auditor who does other work too', { roles: ['auditor', 'finance'] }, 'roles'],
  ])('rejects %s', async (_what, changes, field) => {
    const answer = await invite(one, changes);
    expect([answer.status, Object.keys(answer.error.errors ?? {})[0]?.split('.')[0]]).toEqual([422, field]);
  });

  it('rejects a second account of one person: the same e-mail, phone or identity number', async () => {
    const known = invitation();
    await inviteByTwo(app, pair, known);
    const same = {
      email: { email: known.email.toUpperCase() },
      phone_number: { phone_number: known.phone_number },
      identity_number: { identity_number: known.identity_number.toLowerCase() },
    };
    for (const [field, changes] of Object.entries(same)) {
      const answer = await invite(one, changes);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
    const all = await invite(one, { ...known });
    expect(Object.keys(all.error.errors ?? {})).toEqual(['email', 'phone_number', 'identity_number']);
  });

  it('does not propose one person twice, also at once, and makes one account only', async () => {
    const person = invitation();
    const answers = await Promise.all([invite(one, person), invite(two, person), invite(three, person)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422]);
    const id = answers.find((answer) => answer.status === 201)?.body.approval.id ?? '';
    await call(app, 'operatorReject', { headers: pair[0].headers, params: { id }, body: { reason: 'No' } });
    await call(app, 'operatorReject', { headers: pair[1].headers, params: { id }, body: { reason: 'No' } });
    // A rejected person may be proposed again.
    const again = await invite(one, person);
    expect(again.status).toBe(201);
    await approve(app, two, again.body.approval.id);
    expect((await invite(one, person)).status).toBe(422);
  });

  it('is made by neither alone and by two checkers at once only once', async () => {
    const proposed = await invite(one);
    const { id, subject_id } = proposed.body.approval;
    expect((await approve(app, one, id)).error.code).toBe('same_operator');
    const answers = await Promise.all([approve(app, two, id), approve(app, three, id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe('approval_decided');
    expect(await statusOf(subject_id)).toBe('invited');
  });

  it('cannot be proposed for another person than the one who was recorded', async () => {
    const proposed = await invite(one);
    const { subject_id, after } = proposed.body.approval;
    const other = { ...(after as object), roles: ['administrator'] };
    await call(app, 'operatorReject', {
      headers: two.headers,
      params: { id: proposed.body.approval.id },
      body: { reason: 'No' },
    });
    expect((await proposeOf(app, one, 'operator_create', subject_id, other)).error.code).toBe('not_found');
  });

  it('stores the identity number encrypted and mails a link, and no password to any administrator', async () => {
    const person = invitation();
    const { operatorId } = await inviteByTwo(app, pair, person);
    const dump = await app.work.query(scope, async ({ reader }) => [
      await reader.db.selectFrom('approvals').selectAll().where('subject_id', '=', operatorId).execute(),
      await reader.db.selectFrom('audit_events').selectAll().where('subject_id', '=', operatorId).execute(),
      await reader.db.selectFrom('operators').selectAll().where('id', '=', operatorId).execute(),
    ]);
    const text = JSON.stringify(dump, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toContain(person.identity_number);
    expect(text).toContain(person.identity_number.slice(-4));
    const mails = await mailsTo(app, person.email);
    expect(mails.map((mail) => [mail.template, mail.params.hours])).toEqual([['operator_invitation', 24]]);
    expect(JSON.stringify(await mailsTo(app, one.email))).not.toContain(String(mails[0]?.params.token));
  });
});

describe('the role of a maker or checker', () => {
  it('removed between proposal and decision makes the proposal fall', async () => {
    const maker = await signInOperator(app, ['administrator']);
    const proposed = await invite(maker);
    const { id, subject_id } = proposed.body.approval;
    await changeByTwo(app, pair, 'operator_roles', maker.operatorId, { roles: ['support'] });
    await runJobs(app, ['close_operator_proposals']);
    expect(await stateOf(id)).toBe('stale');
    expect((await detail(subject_id)).status).toBe(404);
    expect((await invite(maker)).error.code).toBe('role');
  });

  it('removed from the checker rejects the decision at once', async () => {
    const checker = await signInOperator(app, ['administrator']);
    const proposed = await invite(one);
    await changeByTwo(app, pair, 'operator_roles', checker.operatorId, { roles: ['support'] });
    expect((await approve(app, checker, proposed.body.approval.id)).error.code).toBe('role');
  });
});

describe('changing roles', () => {
  it('rejects the same roles, an unknown operator and a second proposal', async () => {
    const { operatorId } = await inviteByTwo(app, pair, { roles: ['finance', 'credit'] });
    const same = await proposeOf(app, one, 'operator_roles', operatorId, { roles: ['credit', 'finance'] });
    expect(Object.keys(same.error.errors ?? {})).toEqual(['after.roles']);
    const nobody = '0190b3a0-0000-7000-8000-000000000000';
    expect((await proposeOf(app, one, 'operator_disable', nobody)).error.code).toBe('not_found');
    expect((await proposeOf(app, one, 'operator_roles', operatorId, { roles: ['credit'] })).status).toBe(201);
    const second = await proposeOf(app, two, 'operator_roles', operatorId, { roles: ['support'] });
    expect(second.error.code).toBe('approval_pending');
  });

  it('takes effect at once, and what was proposed for other roles becomes stale', async () => {
    const operator = await signInOperator(app, ['finance']);
    const reset = await proposeOf(app, one, 'operator_password_reset', operator.operatorId);
    await changeByTwo(app, pair, 'operator_roles', operator.operatorId, { roles: ['credit'] });
    const current = await call(app, 'operatorCurrent', { headers: operator.headers });
    expect(current.body.operator.roles).toEqual(['credit']);
    expect((await approve(app, two, reset.body.approval.id)).error.code).toBe('approval_stale');
    const { history } = (await detail(operator.operatorId)).body;
    expect(history.map((event) => event.action)).toContain('operator.roles_changed');
  });
});

describe('a disabled operator', () => {
  it('is signed out at once, cannot sign in, and open proposals fall', async () => {
    const maker = await signInOperator(app, ['compliance']);
    const customer = await registerUser(app);
    const made = await proposeOf(app, maker, 'account_state', customer.userId, {
      account_status: 'Inactive',
      reason: 'Asked by its owner',
    });
    const { id } = made.body.approval;
    await changeByTwo(app, pair, 'operator_disable', maker.operatorId);
    expect((await call(app, 'operatorCurrent', { headers: maker.headers })).status).toBe(401);
    const { email, password } = maker;
    expect((await call(app, 'operatorLogin', { body: { email, password } })).status).toBe(422);
    // It cannot be approved even before the job has run.
    const checker = await signInOperator(app, ['compliance']);
    expect((await approve(app, checker, id)).error.code).toBe('approval_stale');
    await runJobs(app, ['close_operator_proposals']);
    expect(await stateOf(id)).toBe('stale');
    expect(await statusOf(maker.operatorId)).toBe('disabled');
  });

  it('has open proposals closed by the job, with their hooks', async () => {
    const maker = await signInOperator(app, ['administrator']);
    const { id, subject_id } = (await invite(maker)).body.approval;
    await changeByTwo(app, pair, 'operator_disable', maker.operatorId);
    await runJobs(app, ['close_operator_proposals']);
    expect(await stateOf(id)).toBe('stale');
    const left = await app.work.query(scope, ({ reader }) =>
      reader.db.selectFrom('operator_candidates').select('id').where('id', '=', subject_id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('is not disabled twice, not reset, and can be enabled again by two', async () => {
    const operator = await signInOperator(app, ['support']);
    await changeByTwo(app, pair, 'operator_disable', operator.operatorId);
    for (const kind of [
      'operator_disable',
      'operator_password_reset',
      'operator_second_factor_reset',
    ] as const) {
      expect((await proposeOf(app, one, kind, operator.operatorId)).error.code).toBe('wrong_state');
    }
    await changeByTwo(app, pair, 'operator_enable', operator.operatorId);
    expect((await proposeOf(app, one, 'operator_enable', operator.operatorId)).error.code).toBe(
      'wrong_state',
    );
    expect((await call(app, 'operatorCurrent', { headers: operator.headers })).status).toBe(401);
    const { email, password } = operator;
    expect((await call(app, 'operatorLogin', { body: { email, password } })).status).toBe(200);
  });
});

describe('ending the sessions of an operator', () => {
  it('is done by one administrator, and audited', async () => {
    const operator = await signInOperator(app, ['support']);
    const end = (reason: string) =>
      call(app, 'operatorEndSessions', {
        headers: one.headers,
        params: { id: operator.operatorId },
        body: { reason },
      });
    expect((await end('')).status).toBe(422);
    expect((await end('The laptop was stolen')).body.sessions).toBe(1);
    expect((await call(app, 'operatorCurrent', { headers: operator.headers })).status).toBe(401);
    const { history, sessions } = (await detail(operator.operatorId)).body;
    expect(sessions).toEqual([]);
    expect(history[0]).toMatchObject({
      action: 'operator.sessions_ended',
      actor: 'Chong Mei Yee',
      reason: 'The laptop was stolen',
    });
  });
});

describe('an operator who is a customer too', () => {
  it('neither proposes nor decides about that customer', async () => {
    const operator = await signInOperator(app, ['compliance']);
    const customer = await registerUser(app, { email: operator.email });
    const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
    const own = await proposeOf(app, operator, 'account_state', customer.userId, after);
    expect(own.error.code).toBe('own_customer_account');
    const other = await signInOperator(app, ['compliance']);
    const proposed = await proposeOf(app, other, 'account_state', customer.userId, after);
    expect((await approve(app, operator, proposed.body.approval.id)).error.code).toBe('own_customer_account');
  });
});
