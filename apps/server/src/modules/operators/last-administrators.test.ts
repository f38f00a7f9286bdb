import { expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approve, changeByTwo, inviteByTwo, proposeOf } from '../../../test/builders/operator-accounts.ts';

let app: TestApp;
let a: SignedInOperator;
let b: SignedInOperator;
/** A platform with exactly two administrators. */
async function newPlatform(): Promise<void> {
  const fresh = await createTestApp();
  app = fresh;
  onTestFinished(() => fresh.finish());
  [a, b] = await Promise.all([
    signInOperator(app, ['administrator']),
    signInOperator(app, ['administrator']),
  ]);
}

const active = async () => {
  const { items } = (await call(app, 'operatorAccounts', { headers: a.headers })).body;
  return items.filter((one) => one.roles.includes('administrator') && one.status === 'active').length;
};

it('fewer than two active administrators cannot be proposed', async () => {
  await newPlatform();
  const changes = [
    ['operator_disable', {}],
    ['operator_roles', { roles: ['support'] }],
    ['operator_password_reset', {}],
    ['operator_second_factor_reset', {}],
  ] as const;
  for (const [kind, after] of changes) {
    expect((await proposeOf(app, a, kind, b.operatorId, after)).error.code).toBe('last_administrators');
  }
  // An administrator who has never signed in does not count, because they cannot decide.
  await inviteByTwo(app, [a, b], { roles: ['administrator'] });
  expect((await proposeOf(app, a, 'operator_disable', b.operatorId)).error.code).toBe('last_administrators');
  // Other roles may change as long as the administrator stays one.
  const more = await proposeOf(app, a, 'operator_roles', b.operatorId, {
    roles: ['administrator', 'support'],
  });
  expect(more.status).toBe(201);
});

it('two proposals that race to fewer than two active administrators leave two', async () => {
  await newPlatform();
  const c = await signInOperator(app, ['administrator']);
  const ofC = await proposeOf(app, a, 'operator_disable', c.operatorId);
  const ofA = await proposeOf(app, b, 'operator_second_factor_reset', a.operatorId);
  expect([ofC.status, ofA.status]).toEqual([201, 201]);
  const answers = await Promise.all([
    approve(app, b, ofC.body.approval.id),
    approve(app, c, ofA.body.approval.id),
  ]);
  expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1);
  const rejected = answers.find((answer) => answer.status !== 200)?.error.code;
  expect(['approval_stale', 'unauthorized', 'role']).toContain(rejected);
  const { items } = (await call(app, 'operatorAccounts', { headers: b.headers })).body;
  expect(items.filter((one) => one.status === 'active')).toHaveLength(2);
});

it('one change after the other meets the limit at the approval', async () => {
  await newPlatform();
  const c = await signInOperator(app, ['administrator']);
  const d = await signInOperator(app, ['administrator']);
  const ofC = await proposeOf(app, a, 'operator_roles', c.operatorId, { roles: ['support'] });
  const ofD = await proposeOf(app, a, 'operator_roles', d.operatorId, { roles: ['support'] });
  expect((await approve(app, b, ofC.body.approval.id)).status).toBe(200);
  // What was bound, the number of the others, has changed: it has to be proposed again.
  expect((await approve(app, b, ofD.body.approval.id)).error.code).toBe('approval_stale');
  await changeByTwo(app, [a, b], 'operator_roles', d.operatorId, { roles: ['support'] });
  expect(await active()).toBe(2);
  expect((await proposeOf(app, a, 'operator_disable', b.operatorId)).error.code).toBe('last_administrators');
});
