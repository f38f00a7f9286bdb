import { operatorLists } from '@titian/contracts/operator-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';

let app: TestApp;
let maker: SignedInOperator;
let other: SignedInOperator;
let administrator: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  maker = await signInOperator(app, ['credit'], 'Chong Credit');
  other = await signInOperator(app, ['support']);
  administrator = await signInOperator(app, ['administrator']);
}, 120_000);
afterAll(() => app.finish());

const body = { list: 'notes', name: 'Past due', query: 'late=31-90&sort=overdue', shared: false } as const;
const save = (change: object = {}, { headers }: { headers: Headers } = maker) =>
  call(app, 'operatorSaveView', { headers, body: { ...body, ...change } });
const rename = (id: string, name: string, { headers }: { headers: Headers } = maker) =>
  call(app, 'operatorRenameView', { headers, params: { id }, body: { name } });
const remove = (id: string, { headers }: { headers: Headers } = maker) =>
  call(app, 'operatorDeleteView', { headers, params: { id } });
const namesOf = async ({ headers }: { headers: Headers }, list = 'notes') => {
  const answer = await call(app, 'operatorViews', { headers, query: { list: list as 'notes' } });
  return answer.body.items.map(({ name }) => name);
};

describe('a view is rejected', () => {
  it('without an operator', async () => {
    const customer = await registerUser(app);
    for (const headers of [xhr, customer.headers]) {
      expect((await save({}, { headers })).status).toBe(401);
      expect((await call(app, 'operatorViews', { headers, query: { list: 'notes' } })).status).toBe(401);
    }
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['list', { list: 'passwords' }],
    ['query', { query: 'q="><script>' }],
    ['query', { query: 'q='.repeat(501) }],
    ['shared', { shared: 1 }],
  ])('for a bad %s', async (field, change) => {
    const answer = await save(change);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of a list that the operator does not see', async () => {
    const onboarding = await signInOperator(app, ['onboarding']);
    for (const [list, who] of [
      ['customers', maker],
      ['exceptions', maker],
      ['cases', onboarding],
    ] as const) {
      expect([list, (await save({ list }, who)).status]).toEqual([list, 403]);
      const { headers } = who;
      expect((await call(app, 'operatorViews', { headers, query: { list } })).status).toBe(403);
    }
  });

  it('under a name that its maker has in that list, and beyond twenty', async () => {
    const { headers } = await signInOperator(app, ['support']);
    for (let number = 1; number <= 20; number += 1) {
      expect((await save({ name: `View ${number}` }, { headers })).status).toBe(201);
    }
    const full = await save({ name: 'One more' }, { headers });
    expect([full.status, Object.keys(full.error.errors ?? {})]).toEqual([422, ['name']]);
    expect((await save({ list: 'payouts', name: 'View 1' }, { headers })).status).toBe(201);
    expect((await save({ list: 'payouts', name: 'View 1' }, { headers })).status).toBe(422);
  });
});

describe('a view', () => {
  it.each(operatorLists)('of %s is kept by those who see the list', async (list) => {
    const name = `Kept ${list}`;
    const saved = await save({ list, name }, other);
    expect(saved.status).toBe(201);
    expect(await namesOf(other, list)).toEqual([name]);
    expect((await remove(saved.body.view.id, other)).status).toBe(200);
  });

  it('of one operator is seen and changed by nobody else', async () => {
    const { view } = (await save()).body;
    expect(view).toMatchObject({ ...body, maker: 'Chong Credit', can: { change: true } });
    expect(await namesOf(maker)).toEqual(['Past due']);
    expect(await namesOf(other)).toEqual([]);
    expect((await rename(view.id, 'Mine', other)).status).toBe(404);
    expect((await remove(view.id, administrator)).status).toBe(404);
    expect((await rename(view.id, 'Overdue')).body.view.name).toBe('Overdue');
    expect((await remove(view.id)).status).toBe(200);
    expect((await remove(view.id)).status).toBe(404);
    expect(await namesOf(maker)).toEqual([]);
  });

  it('that is shared is seen by all who see the list, and changed by its maker and administrators', async () => {
    const { view } = (await save({ shared: true })).body;
    expect(await namesOf(other)).toEqual(['Past due']);
    expect((await rename(view.id, 'Theirs', other)).status).toBe(403);
    expect((await remove(view.id, other)).status).toBe(403);
    const renamed = await rename(view.id, 'Late', administrator);
    expect(renamed.body.view).toMatchObject({ name: 'Late', maker: 'Chong Credit' });
    await save({ name: 'Second' });
    expect((await rename(view.id, 'Second')).status).toBe(422);
    expect((await remove(view.id, administrator)).status).toBe(200);
  });

  it('of customers is not shown to operators who may not see them', async () => {
    const { view } = (await save({ list: 'customers', shared: true }, other)).body;
    expect(await namesOf(administrator, 'customers')).toEqual(['Past due']);
    expect((await rename(view.id, 'x', maker)).status).toBe(404);
  });

  it('leaves entries with its name and list', async () => {
    const { headers } = administrator;
    const log = await call(app, 'operatorAudit', {
      headers,
      query: { subject_kind: 'operator_view', limit: '100' },
    });
    expect(new Set(log.body.items.map(({ action }) => action))).toEqual(
      new Set(['view.saved', 'view.renamed', 'view.deleted']),
    );
  });
});
