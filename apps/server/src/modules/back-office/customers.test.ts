import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerPending,
  registerUser,
  type SignedInOperator,
  type SignedInUser,
  signInOperator,
  signInUser,
} from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';

let app: TestApp;
let compliance: SignedInOperator;
let support: SignedInOperator;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let newcomer: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
  [compliance, support] = await Promise.all([
    signInOperator(app, ['compliance'], 'Nurul Huda'),
    signInOperator(app, ['support'], 'Ravi Kumar'),
  ]);
  investor = await approvedInvestor(app, { email: 'first_person@example.com' });
  issuer = await approvedIssuer(app, { companyName: 'Percetakan 100% Jaya Sdn Bhd' });
  newcomer = await registerUser(app, { firstName: 'Zulkifli', lastName: 'Hassan' });
});
afterAll(() => app.finish());

const list = (query: Record<string, string>, operator = support) =>
  call(app, 'operatorCustomers', { headers: operator.headers, query });
const found = async (q: string, more: Record<string, string> = {}) =>
  (await list({ q, ...more })).body.items.map((row) => row.id);
const open = (id: string, operator = support) =>
  call(app, 'operatorCustomer', { headers: operator.headers, params: { id } });

describe('customers are not shown', () => {
  it('to guests, customers, and operators whose work is with notes', async () => {
    const credit = await signInOperator(app, ['credit']);
    for (const [headers, status, code] of [
      [{}, 401, 'unauthorized'],
      [investor.headers, 401, 'unauthorized'],
      [credit.headers, 403, 'role'],
    ] as const) {
      const answers = [
        await call(app, 'operatorCustomers', { headers }),
        await call(app, 'operatorCustomer', { headers, params: { id: investor.userId } }),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.error.code]).toEqual([status, code]);
      }
    }
  });

  it('for questions that cannot be answered', async () => {
    for (const [query, field] of [
      [{ q: ' ' }, 'q'],
      [{ q: 'x'.repeat(101) }, 'q'],
      [{ account_status: 'Gone' }, 'account_status'],
      [{ role: 'operator' }, 'role'],
      [{ cursor: 'x' }, 'cursor'],
      [{ limit: '1000' }, 'limit'],
    ] as const) {
      const answer = await list(query);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await open('0194b6f0-0000-7000-8000-000000000001')).status).toBe(404);
    expect((await open('x')).status).toBe(422);
  });
});

describe('searching customers', () => {
  it('finds by part of a name, an address, a company, or a number, whatever the case', async () => {
    expect(await found('ZULKIFLI HAS')).toEqual([newcomer.userId]);
    for (const address of ['FIRST_PERSON@exa', 'first_person@example.c', 'first_person@example.com']) {
      expect(await found(address)).toEqual([investor.userId]);
    }
    expect(await found('percetakan')).toEqual([issuer.userId]);
    expect(await found(investor.investor.invNo.toLowerCase())).toEqual([investor.userId]);
    expect(await found(investor.investor.invNo.slice(4))).toEqual([investor.userId]);
    expect(await found('minah yuso')).toContain(investor.userId);
    expect(await found('nobody at all')).toEqual([]);
  });

  it('takes wildcards, backslashes and quotes as plain characters', async () => {
    expect(await found('100%')).toEqual([issuer.userId]);
    expect(await found('first_person')).toEqual([investor.userId]);
    expect(await found('%jaya%')).toEqual([issuer.userId]);
    for (const nothing of ['%%', '__', '\\', "' or 1=1 --", 'j_ya', 'ja%a']) {
      expect(await found(nothing)).toEqual([]);
    }
  });

  it('filters by account state and role', async () => {
    const pending = await registerPending(app);
    expect((await list({ account_status: 'Pending' })).body.items.map((row) => row.id)).toEqual([
      pending.userId,
    ]);
    expect((await list({ role: 'businessowner' })).body.items).toMatchObject([
      { id: issuer.userId, application_status: 'Approved', inv_no: null, type: null },
    ]);
    expect(await found('zulkifli', { role: 'businessowner' })).toEqual([]);
  });

  it('pages through all customers once, newest first', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = cursor === null ? { limit: '2' } : { limit: '2', cursor };
      const { body } = await list(query);
      seen.push(...body.items.map((row) => row.id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(seen).toEqual(expect.arrayContaining([investor.userId, issuer.userId, newcomer.userId]));
  });
});

describe('one customer', () => {
  it('shows profile, status, security, money and history', async () => {
    await signInUser(app, investor);
    const { customer, can, fund_management_enabled } = (await open(investor.userId)).body;
    expect(customer).toMatchObject({
      name: investor.investor.verifiedName,
      email: investor.email,
      application_status: 'Approved',
      inv_no: investor.investor.invNo,
      plan: 'basic',
      first_topup: false,
      flags: { is_fund_managed: false, guaranteed_only: expect.any(Boolean), parent: null },
      security: { two_factor: false, open_sessions: 2 },
      money: { cash: '0.00', invested: '0.00' },
      proposals: [],
    });
    expect(Date.parse(customer.security.last_sign_in_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const actions = customer.history.map((one) => one.action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'user.registered',
        'user.verified',
        'application.decided',
        'approval.approved',
      ]),
    );
    expect(can).toEqual({
      ...{ disable: false, enable: false, set_flags: false },
      ...{ restrict: false, read_restrictions: false },
    });
    expect(fund_management_enabled).toBe(false);
    expect(JSON.stringify(customer)).not.toMatch(/hash|password|secret/);
  });

  it('shows a customer who has only registered', async () => {
    const { customer } = (await open(newcomer.userId)).body;
    expect(customer).toMatchObject({
      name: 'Zulkifli Hassan',
      application_status: null,
      application_id: null,
      plan: null,
      money: { cash: '0.00', invested: '0.00' },
    });
  });

  it('lets compliance propose, once, and shows who proposed what', async () => {
    const user = await registerUser(app);
    expect((await open(user.userId, compliance)).body.can).toEqual({
      disable: true,
      enable: false,
      set_flags: true,
      restrict: true,
      read_restrictions: true,
    });
    const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
    const body = { kind: 'account_state', subject_id: user.userId, after, reason: 'Letter 4711' };
    await call(app, 'operatorPropose', { headers: compliance.headers, body });
    const { customer, can } = (await open(user.userId, compliance)).body;
    expect(can).toMatchObject({ disable: false, enable: false, set_flags: true });
    expect(customer.proposals).toMatchObject([{ kind: 'account_state', maker: 'Nurul Huda', after }]);
  });

  it.each<OperatorRole>(['support', 'onboarding', 'compliance', 'finance', 'administrator'])(
    'is written to the audit log with who looked: %s',
    async (role) => {
      const operator = await signInOperator(app, [role]);
      expect((await open(newcomer.userId, operator)).status).toBe(200);
      const views = await app.database.reader.db
        .selectFrom('audit_events')
        .select(['subject_id', 'actor_kind'])
        .where('action', '=', 'user.viewed')
        .where('actor_id', '=', operator.operatorId)
        .execute();
      expect(views).toEqual([{ subject_id: newcomer.userId, actor_kind: 'operator' }]);
      const { history } = (await open(newcomer.userId, operator)).body.customer;
      expect(history.map((one) => one.action)).not.toContain('user.viewed');
    },
  );

  it.each([
    ['operatorMandates', 'mandates'],
    ['operatorCustomerRestrictions', 'money_restrictions'],
    ['operatorTaxResidences', 'tax_residences'],
  ] as const)('is written to the audit log by its parts: %s', async (name, part) => {
    const { headers, operatorId } = await signInOperator(app, ['compliance', 'finance']);
    const unknown = await call(app, name, { headers, params: { id: operatorId } });
    expect(unknown.status).toBe(404);
    expect((await call(app, name, { headers, params: { id: newcomer.userId } })).status).toBe(200);
    const views = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['subject_id', 'after'])
      .where('action', '=', 'user.viewed')
      .where('actor_id', '=', operatorId)
      .execute();
    expect(views).toEqual([{ subject_id: newcomer.userId, after: { part } }]);
  });
});
