import { auditRows } from '@titian/contracts/audit/all';
import { changeReasons, readReasons } from '@titian/contracts/audit/row';
import { endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { type CallWatch, undeclared, watchCalls } from './audited-calls.ts';
import { declaredPairs, neverWritten } from './audited-run.ts';
import { call } from './builders/http.ts';
import { registerUser, signInOperator } from './builders/identity.ts';

let app: TestApp;
let watch: CallWatch;
beforeAll(async () => {
  app = await createTestApp();
  watch = watchCalls(app.app);
});
afterAll(() => app.finish());

describe('what a call writes to the audit log', () => {
  it('is known of each call whose handler ran, by its request', async () => {
    const operator = await signInOperator(app, ['support']);
    const user = await registerUser(app);
    await call(app, 'operatorCustomer', { headers: operator.headers, params: { id: user.userId } });
    await call(app, 'operatorCustomer', { headers: user.headers, params: { id: user.userId } });
    const calls = await watch.calls(app.database);
    const of = (endpoint: string) => calls.filter((one) => one.endpoint === endpoint);
    expect(of('operatorCustomer')).toEqual([
      { endpoint: 'operatorCustomer', isAccepted: true, actions: ['user.viewed'] },
    ]);
    expect(of('operatorLogin').map(({ actions }) => actions)).toContainEqual(['operator.signed_in']);
  });

  it('fails where the endpoint does not declare it, and where it is declared and missing', () => {
    const one = { endpoint: 'operatorCustomer', isAccepted: true } as const;
    expect(undeclared({ ...one, actions: ['user.viewed'] })).toEqual([]);
    expect(undeclared({ ...one, actions: ['user.disabled', 'user.viewed'] })).toEqual([
      'operatorCustomer writes user.disabled',
    ]);
    expect(undeclared({ ...one, actions: [] })).toEqual(['operatorCustomer was accepted and wrote nothing']);
    expect(undeclared({ ...one, isAccepted: false, actions: [] })).toEqual([]);
    expect(undeclared({ endpoint: 'userInfo', isAccepted: true, actions: ['user.viewed'] })).toEqual([
      'userInfo writes user.viewed',
    ]);
  });

  it('is demanded of some call of the run for whatever is declared', () => {
    expect(neverWritten(new Set(declaredPairs))).toEqual([]);
    expect(neverWritten(new Set(declaredPairs.slice(1)))).toEqual([declaredPairs[0]]);
  });
});

describe('the declaration', () => {
  it('has a row for each endpoint', () => {
    expect(Object.keys(auditRows).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('uses each reason that it knows', () => {
    const used = Object.values(auditRows).flatMap((row) =>
      'never' in row ? [row.never] : 'sometimes' in row ? [row.otherwise] : [],
    );
    const known = [...Object.keys(readReasons), ...Object.keys(changeReasons)];
    expect([...new Set(used)].sort()).toEqual(known.sort());
  });

  it('lets no change by an operator pass without an event, but for codes requested and notices read', () => {
    const changes = Object.entries(endpoints).filter(
      ([, { who, method }]) => who === 'operator' && method !== 'GET',
    );
    const silent = changes.filter(([name]) => 'never' in auditRows[name as keyof typeof auditRows]);
    expect(silent.map(([name]) => name).sort()).toEqual([
      'operatorPasskeyChallenge',
      'operatorPasskeyOptions',
      'operatorReadNotice',
      'operatorStartEnrolment',
    ]);
  });
});
