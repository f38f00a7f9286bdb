import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readCase } from '../../../test/builders/cases.ts';
import { giveCash } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import {
  alertsOf,
  backtestedRule,
  changedRule,
  evaluateToday,
  raisedAlert,
} from '../../../test/builders/monitoring.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const OTHERS = ['support', 'onboarding', 'credit', 'finance', 'administrator'] as const;

let app: TestApp;
let raised: Awaited<ReturnType<typeof raisedAlert>>;
const by = {} as Record<OperatorRole, SignedInOperator>;
beforeAll(async () => {
  app = await createTestApp();
  for (const role of ['compliance', ...OTHERS] as const) {
    by[role] = await signInOperator(app, [role], `Of ${role}`);
  }
  raised = await raisedAlert(app);
}, 120_000);
afterAll(() => app.finish());

const conclude = (headers: Headers, id: string, body: object) =>
  call(app, 'operatorConcludeAlert', { headers, params: { id }, body: body as never });
const read = async (id = raised.id) =>
  (await call(app, 'operatorAlert', { headers: by.compliance.headers, params: { id } })).body.alert;
const propose = (headers: Headers, rule: object) => {
  // Of no back-test, where the rule does not bring its own.
  const after = { backtest_id: NOBODY, alerts: 0, ...rule };
  return call(app, 'operatorPropose', {
    headers,
    body: { kind: 'monitoring_rule', after, reason: 'Too many alerts' } as never,
  });
};
const rules = async () =>
  (await call(app, 'operatorMonitoringRules', { headers: by.compliance.headers })).body.rules;
const backtest = (headers: Headers, body: object) =>
  call(app, 'operatorBacktest', { headers, body: body as never });

describe('monitoring is not for', () => {
  it('guests, customers and other operators', async () => {
    const rule = changedRule({ kind: 'structuring' });
    const all = (headers: Headers) => [
      () => call(app, 'operatorAlerts', { headers }),
      () => call(app, 'operatorAlert', { headers, params: { id: raised.id } }),
      () => conclude(headers, raised.id, { version: 1, reason: 'Nothing' }),
      () => call(app, 'operatorMonitoringRules', { headers }),
      () => backtest(headers, rule),
    ];
    for (const headers of [bearer('x'.repeat(43)), raised.investor.headers]) {
      for (const send of all(headers)) {
        expect((await send()).status).toBe(401);
      }
    }
    for (const role of OTHERS) {
      for (const send of all(by[role].headers)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
      expect((await propose(by[role].headers, rule)).error.code).toBe('role');
    }
  });

  it('what is not there', async () => {
    const { headers } = by.compliance;
    const one = await call(app, 'operatorAlert', { headers, params: { id: NOBODY } });
    expect([one.status, one.error.code]).toEqual([404, 'not_found']);
    expect((await conclude(headers, NOBODY, { version: 1, reason: 'x' })).status).toBe(404);
  });
});

describe('a version of a rule is rejected with', () => {
  it.each([
    ['a parameter of another rule', changedRule({ kind: 'shared_accounts', days: 3 }), 'days'],
    ['a parameter missing', changedRule({ kind: 'structuring', count: null }), 'count'],
    ['too many days', changedRule({ kind: 'structuring', days: 366 }), 'days'],
    ['an amount of nothing', changedRule({ kind: 'structuring', amount: '0' }), 'amount'],
    ['a share above all', changedRule({ kind: 'rapid_movement', percent: 101 }), 'percent'],
    ['an unknown kind', { ...changedRule({ kind: 'structuring' }), kind: 'party' }, 'kind'],
    ['no severity', changedRule({ kind: 'structuring', severity: 'loud' }), 'severity'],
  ])('%s', async (_what, after, field) => {
    const { headers } = by.compliance;
    const proposed = await propose(headers, after);
    expect([proposed.status, Object.keys(proposed.error.errors ?? {})]).toEqual([422, [`after.${field}`]]);
    const tested = await backtest(headers, after);
    expect([tested.status, Object.keys(tested.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('nothing changed', async () => {
    const [structuring] = await rules();
    const { version, approval_id, created_at, ...same } = structuring?.in_force ?? {};
    expect([version, approval_id]).toEqual([1, null]);
    expect(created_at).toMatch(/Z$/);
    const answer = await propose(by.compliance.headers, same);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['after.is_enabled']);
  });
});

describe('an alert', () => {
  it('keeps what it rests on, and is raised once', async () => {
    const { headers } = by.compliance;
    const before = await alertsOf(app, headers, raised.investor.userId);
    await evaluateToday(app);
    expect(await alertsOf(app, headers, raised.investor.userId)).toEqual(before);
    const alert = await read();
    expect(alert).toMatchObject({
      ...{ rule: 'structuring', amount: '60000.00', state: 'open', severity: 'high' },
      raised_by: { kind: 'structuring', version: 1, days: 7, count: 3, amount: '50000.00' },
      ...{ conclusion: null, can: { conclude: true } },
    });
    expect(alert.movements.map(({ kind, amount }) => [kind, amount])).toEqual(
      Array(3).fill(['deposit', '20000.00']),
    );
    await giveCash(app, raised.investor, ['200.00']);
    await evaluateToday(app);
    expect((await read()).movements).toEqual(alert.movements);
  });

  it('is a case that compliance alone sees and closes with a conclusion', async () => {
    const one = await readCase(app, by.compliance.headers, raised.caseId);
    expect(one).toMatchObject({ kind: 'alert', priority: 'high', can: { close: false, note: true } });
    const closed = await call(app, 'operatorCloseCase', {
      headers: by.compliance.headers,
      params: { id: raised.caseId },
      body: { version: one.version, reason: 'resolved' },
    });
    expect([closed.status, closed.error.code]).toEqual([409, 'wrong_state']);
    for (const role of OTHERS) {
      const { headers } = by[role];
      const answers = [
        await call(app, 'operatorCase', { headers, params: { id: raised.caseId } }),
        await call(app, 'operatorCases', { headers, query: { tab: 'team', limit: '100' } }),
        await call(app, 'operatorCustomer', { headers, params: { id: raised.investor.userId } }),
        await call(app, 'operatorAudit', { headers, query: { limit: '100' } }),
        await call(app, 'operatorSearch', { headers, body: { q: raised.investor.investor.invNo } as never }),
        await call(app, 'operatorCurrent', { headers }),
      ];
      const found = answers.map((answer) =>
        /alert|Structuring|"structuring/.test(JSON.stringify(answer.body)),
      );
      expect([role, found]).toEqual([role, found.map(() => false)]);
    }
  });

  it('is concluded once, by whoever has read it as it is', async () => {
    const { headers } = by.compliance;
    const { case_version: version } = await read();
    expect(
      Object.keys((await conclude(headers, raised.id, { version, reason: ' ' })).error.errors ?? {}),
    ).toEqual(['reason']);
    const late = await conclude(headers, raised.id, { version: version + 1, reason: 'A house was sold' });
    expect([late.status, late.error.code]).toEqual([409, 'case_changed']);
    const both = await Promise.all(
      [1, 2].map(() => conclude(headers, raised.id, { version, reason: 'A house was sold' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const alert = await read();
    expect(alert).toMatchObject({
      ...{ state: 'closed', can: { conclude: false } },
      conclusion: { reason: 'A house was sold', by: 'Of compliance' },
    });
    expect((await readCase(app, headers, raised.caseId)).state).toBe('closed');
    const again = await conclude(headers, raised.id, { version: alert.case_version, reason: 'Twice' });
    expect([again.status, again.error.code]).toEqual([409, 'case_closed']);
    const listed = async (state: string) =>
      (await call(app, 'operatorAlerts', { headers, query: { state, limit: '100' } })).body.items.map(
        ({ id }) => id,
      );
    expect([
      (await listed('closed')).includes(raised.id),
      (await listed('open')).includes(raised.id),
    ]).toEqual([true, false]);
  });
});

describe('a rule', () => {
  it('is back-tested without raising anything', async () => {
    const { headers } = by.compliance;
    // The movements of today are not behind us yet; tomorrow they are.
    const tomorrow = addDays(malaysiaDay(app.work.clock.now()), 1);
    const before = (await call(app, 'operatorAlerts', { headers, query: { limit: '100' } })).body.items;
    const rule = changedRule({ kind: 'structuring', count: 2, amount: '30000.00' });
    const { status, body } = await backtest(dated(headers, tomorrow), rule);
    expect([status, body.alerts, body.alerts_in_force]).toEqual([200, 1, 1]);
    expect(body.customers).toEqual([
      expect.objectContaining({
        id: raised.investor.userId,
        number: raised.investor.investor.invNo,
        alerts: 1,
      }),
    ]);
    const stricter = await backtest(dated(headers, tomorrow), changedRule({ kind: 'structuring', count: 9 }));
    expect([stricter.body.alerts, stricter.body.alerts_in_force, stricter.body.customers]).toEqual([
      0,
      1,
      [],
    ]);
    expect((await call(app, 'operatorAlerts', { headers, query: { limit: '100' } })).body.items).toEqual(
      before,
    );
  });

  it('is changed by two of compliance, each version beside the earlier ones', async () => {
    const rule = changedRule({ kind: 'structuring' });
    const after = await backtestedRule(app, rule);
    const approvalId = await proposeAndApprove(app, { kind: 'monitoring_rule', subjectId: null, after });
    const [structuring] = await rules();
    expect(structuring?.in_force).toMatchObject({ ...rule, version: 2, approval_id: approvalId });
    expect(structuring?.earlier).toMatchObject([{ version: 1, approval_id: null }]);
    expect(structuring?.can.propose).toBe(true);
  });

  it('is approved by nobody alone, and proposed once at a time', async () => {
    const { maker } = await operatorPair(app);
    const tested = await backtestedRule(app, changedRule({ kind: 'dormant_active' }));
    const first = await propose(maker.headers, tested);
    expect(first.status).toBe(201);
    const { id } = first.body.approval;
    const own = await call(app, 'operatorApprove', { headers: maker.headers, params: { id }, body: {} });
    expect(own.error.code).toBe('same_operator');
    const second = await propose(by.compliance.headers, changedRule({ kind: 'dormant_active', days: 20 }));
    expect(second.error.code).toBe('approval_pending');
    expect((await rules()).find(({ in_force: { kind } }) => kind === 'dormant_active')?.can.propose).toBe(
      false,
    );
  });
});

describe('a version is proposed only with a back-test of exactly its values', () => {
  const rejectionOf = async (headers: Headers, rule: object) => {
    const answer = await propose(headers, rule);
    return [answer.status, Object.keys(answer.error.errors ?? {})];
  };
  const UNTESTED = [422, ['after.backtest_id']];
  const wanted = changedRule({ kind: 'rapid_movement' });

  it('never without one, and never by an unknown one', async () => {
    const { headers } = by.compliance;
    expect(await rejectionOf(headers, { ...wanted, backtest_id: null })).toEqual(UNTESTED);
    expect(await rejectionOf(headers, wanted)).toEqual(UNTESTED);
    expect(await rejectionOf(headers, { ...wanted, backtest_id: NOBODY, alerts: -1 })).toEqual([
      422,
      ['after.alerts'],
    ]);
  });

  it('never by one of other values, another count, another operator or another day', async () => {
    const { headers } = by.compliance;
    const tested = await backtestedRule(app, wanted, headers);
    expect(await rejectionOf(headers, { ...tested, days: 11 })).toEqual(UNTESTED);
    expect(await rejectionOf(headers, { ...tested, severity: 'low' })).toEqual(UNTESTED);
    expect(await rejectionOf(headers, { ...tested, alerts: tested.alerts + 1 })).toEqual(UNTESTED);
    const { maker } = await operatorPair(app);
    expect(await rejectionOf(maker.headers, tested)).toEqual(UNTESTED);
    const tomorrow = addDays(malaysiaDay(app.work.clock.now()), 1);
    expect(await rejectionOf(dated(headers, tomorrow), tested)).toEqual(UNTESTED);
  });

  it('never by one against a version that is in force no more', async () => {
    const { maker } = await operatorPair(app);
    const first = await backtestedRule(app, wanted);
    const second = await backtestedRule(app, { ...wanted, days: 12 });
    await proposeAndApprove(app, { kind: 'monitoring_rule', subjectId: null, after: first });
    expect(await rejectionOf(maker.headers, second)).toEqual(UNTESTED);
  });

  it('and shows both counts to whoever decides', async () => {
    const tomorrow = addDays(malaysiaDay(app.work.clock.now()), 1);
    const { maker, checker } = await operatorPair(app);
    const rule = changedRule({ kind: 'shared_accounts', count: 3 });
    const tested = await backtestedRule(app, rule, dated(maker.headers, tomorrow));
    const proposed = await propose(dated(maker.headers, tomorrow), tested);
    expect(proposed.status).toBe(201);
    const { id } = proposed.body.approval;
    const queue = await call(app, 'operatorApprovals', {
      headers: checker.headers,
      query: { limit: '100' } as never,
    });
    const shown = queue.body.items.find((one) => one.id === id);
    expect(shown).toMatchObject({ before: { alerts: 0, count: 2 }, after: { alerts: 0, count: 3 } });
    const own = await call(app, 'operatorApprove', { headers: checker.headers, params: { id }, body: {} });
    expect(own.status).toBe(200);
    await app.verifyLedger();
  });
});
