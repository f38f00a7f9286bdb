import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approve, invitation, inviteByTwo, proposeOf } from '../../../test/builders/operator-accounts.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let one: SignedInOperator;
let two: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  [one, two] = await Promise.all([
    signInOperator(app, ['administrator'], 'Chong Mei Yee'),
    signInOperator(app, ['administrator'], 'Razak Ismail'),
  ]);
});
afterAll(() => app.finish());

/** An operator from before persons were recorded, inserted as the table stored them then. */
async function oldOperator(roles: Parameters<typeof signInOperator>[1] = ['finance']) {
  const operator = await signInOperator(app, roles, 'Ravi Kumar');
  await app.work.command(scope, (ctx) =>
    ctx.tx.db
      .updateTable('operators')
      .set({ phone_e164: null, identity_enc: null, identity_hash: null, identity_last4: null })
      .where('id', '=', operator.operatorId)
      .execute(),
  );
  return operator;
}

function details(changes: object = {}) {
  const { phone_number, identity_type, identity_number, nationality } = invitation();
  const reason = 'Seen with the passport';
  return { phone_number, identity_type, identity_number, nationality, reason, ...changes };
}
const propose = (id: string, body: object = details(), by = one) =>
  call(app, 'operatorProposeDetails', { headers: by.headers, params: { id }, body });
const detail = async (id: string) =>
  (await call(app, 'operatorAccount', { headers: one.headers, params: { id } })).body;
const candidates = (id: string) =>
  app.work.query(scope, ({ reader }) =>
    reader.db.selectFrom('operator_candidates').select('id').where('id', '=', id).execute(),
  );
const reject = (id: string) =>
  call(app, 'operatorReject', { headers: two.headers, params: { id }, body: { reason: 'Not seen' } });
const fieldsOf = (answer: { error: { errors?: object } }) => Object.keys(answer.error.errors ?? {});

describe('recording who an operator is, rejected', () => {
  it('for all but administrators, for the own account and for an unknown one', async () => {
    const { operatorId } = await oldOperator();
    const params = { id: operatorId };
    expect((await call(app, 'operatorProposeDetails', { params, body: details() })).status).toBe(401);
    const finance = await signInOperator(app, ['finance', 'compliance']);
    expect((await propose(operatorId, details(), finance)).error.code).toBe('role');
    expect((await propose(one.operatorId)).error.code).toBe('own_account');
    expect((await propose('0190b3a0-0000-7000-8000-000000000000')).error.code).toBe('not_found');
    expect(await candidates(one.operatorId)).toEqual([]);
  });

  it.each([
    ['no phone', { phone_number: '12' }, 'phone_number'],
    ['an impossible MyKad', { identity_type: 'nric', identity_number: '991331145677' }, 'identity_number'],
    ['a passport of nowhere', { nationality: undefined }, 'nationality'],
    ['a name', { name: 'Somebody' }, 'name'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('with %s', async (_what, changes, field) => {
    const answer = await propose((await oldOperator()).operatorId, details(changes));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it('where the person has another account, also that of the maker or the checker', async () => {
    const { operatorId } = await oldOperator(['administrator']);
    const person = invitation();
    await inviteByTwo(app, [one, two], person);
    const { phone_number, identity_type, identity_number, nationality } = person;
    const document = { identity_type, identity_number, nationality };
    expect(fieldsOf(await propose(operatorId, details({ phone_number })))).toEqual(['phone_number']);
    expect(fieldsOf(await propose(operatorId, details(document)))).toEqual(['identity_number']);
    const phoneOf = async (by: SignedInOperator) =>
      (await detail(by.operatorId)).operator.phone_number ?? 'none';
    for (const by of [one, two]) {
      const own = await propose(operatorId, details({ phone_number: await phoneOf(by) }));
      expect(fieldsOf(own)).toEqual(['phone_number']);
    }
  });

  it('where the same person was recorded for another account in between', async () => {
    const { operatorId } = await oldOperator();
    const body = details();
    const { id } = (await propose(operatorId, body)).body.approval;
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .updateTable('operators')
        .set({ phone_e164: body.phone_number })
        .where('id', '=', two.operatorId)
        .execute(),
    );
    expect((await approve(app, two, id)).error.code).toBe('approval_stale');
    expect(await candidates(operatorId)).toEqual([]);
    expect((await detail(operatorId)).operator.phone_number).toBeNull();
  });

  it('a second time, for two accounts at once, and for a user who is proposed as an operator', async () => {
    const [a, b] = [await oldOperator(), await oldOperator()];
    const body = details();
    const answers = await Promise.all([propose(a.operatorId, body), propose(b.operatorId, body, two)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const [taken = '', free = ''] =
      answers[0]?.status === 201 ? [a.operatorId, b.operatorId] : [b.operatorId, a.operatorId];
    expect((await propose(taken)).error.code).toBe('approval_pending');
    expect((await detail(taken)).can.details).toBe(false);
    const person = invitation();
    await call(app, 'operatorInvite', { headers: one.headers, body: person });
    const { phone_number } = person;
    expect(fieldsOf(await propose(free, details({ phone_number })))).toEqual(['phone_number']);
  });

  it('without the number itself, and with what the account has already', async () => {
    const { operatorId } = await oldOperator();
    const after = { phone_number: '+60123456789', identity_last4: '5677' };
    expect((await proposeOf(app, one, 'operator_details', operatorId, after)).error.code).toBe('not_found');
    const body = details();
    await approve(app, two, (await propose(operatorId, body)).body.approval.id);
    expect(fieldsOf(await propose(operatorId, body))).toEqual(['phone_number']);
  });
});

describe('recording who an operator is', () => {
  it('is done by two, stores the number encrypted, is audited, and then prevents a second account', async () => {
    const { operatorId } = await oldOperator();
    expect((await detail(operatorId)).can.details).toBe(true);
    const body = details();
    const proposed = (await propose(operatorId, body)).body.approval;
    const last4 = body.identity_number.slice(-4);
    const after = { phone_number: body.phone_number, identity_last4: last4 };
    expect(proposed).toMatchObject({ before: { phone_number: null, identity_last4: null }, after });
    expect((await approve(app, one, proposed.id)).error.code).toBe('same_operator');
    expect((await approve(app, two, proposed.id)).status).toBe(200);
    const { operator, history, can } = await detail(operatorId);
    expect(operator).toMatchObject(after);
    expect(can.details).toBe(true);
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'operator.details_changed', reason: body.reason }),
    );
    expect(await candidates(operatorId)).toEqual([]);
    const dump = await app.work.query(scope, async ({ reader }) => [
      await reader.db.selectFrom('approvals').selectAll().where('subject_id', '=', operatorId).execute(),
      await reader.db.selectFrom('audit_events').selectAll().where('subject_id', '=', operatorId).execute(),
      await reader.db.selectFrom('operators').selectAll().where('id', '=', operatorId).execute(),
    ]);
    const text = JSON.stringify(dump, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toContain(body.identity_number);
    const { phone_number, identity_type, identity_number, nationality } = body;
    const second = invitation({ phone_number, identity_type, identity_number, nationality });
    const answer = await call(app, 'operatorInvite', { headers: one.headers, body: second });
    expect(fieldsOf(answer)).toEqual(['phone_number', 'identity_number']);
  });

  it('may be rejected and proposed again', async () => {
    const { operatorId } = await oldOperator();
    const body = details();
    await reject((await propose(operatorId, body)).body.approval.id);
    expect(await candidates(operatorId)).toEqual([]);
    expect((await propose(operatorId, body)).status).toBe(201);
  });

  it('makes a proposal about the own customer account fall that was made before', async () => {
    const maker = await oldOperator(['compliance']);
    const checker = await signInOperator(app, ['compliance']);
    const phone_number = `+6012${randomInt(1e6, 1e7)}`;
    const customer = await registerUser(app);
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .updateTable('users')
        .set({ phone_e164: phone_number })
        .where('id', '=', customer.userId)
        .execute(),
    );
    const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
    const { id } = (await proposeOf(app, maker, 'account_state', customer.userId, after)).body.approval;
    const recorded = await propose(maker.operatorId, details({ phone_number }));
    expect((await approve(app, two, recorded.body.approval.id)).status).toBe(200);
    expect((await approve(app, checker, id)).error.code).toBe('approval_stale');
  });
});
