import { randomUUID } from 'node:crypto';
import type { SecurityEventKind } from '@titian/contracts/security-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DAY, HOUR, MINUTE, testClock } from '../../../test/builders/clock.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import {
  PASSWORD,
  registerUser,
  type SignedInOperator,
  type SignedInUser,
  signInOperator,
} from '../../../test/builders/identity.ts';
import { enrolApp, giveCode } from '../../../test/builders/two-factor.ts';
import { EVENT_RETENTION_DAYS, securityEventSweep } from '../../platform/security/retention.ts';

const clock = testClock();
let app: TestApp;
let operator: SignedInOperator;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' }, clock);
  operator = await signInOperator(app, ['compliance']);
  user = await registerUser(app);
}, 60_000);
afterAll(() => app.finish());

const list = (headers: Headers, query: Record<string, string> = {}) =>
  call(app, 'operatorSecurityEvents', { headers, query });

async function listed(kind: SecurityEventKind, query: Record<string, string> = {}) {
  await app.security.flush();
  return (await list(operator.headers, { kind, limit: '100', ...query })).body.items;
}

const WRONG = 'teh tarik kurang manis';
const login = (email: string, ip: string, password = WRONG) =>
  call(app, 'login', { body: { email, password }, ip });

describe('the list of security events', () => {
  it('is rejected without a session, to customers and to roles that do not need it', async () => {
    expect((await list(xhr)).status).toBe(401);
    expect((await list(user.headers)).status).toBe(401);
    for (const role of ['support', 'onboarding', 'credit', 'finance'] as const) {
      const other = await signInOperator(app, [role]);
      expect((await list(other.headers)).error.code).toBe('role');
    }
    const administrator = await signInOperator(app, ['administrator']);
    expect((await list(administrator.headers)).status).toBe(200);
  });

  it.each([
    ['a kind that is not listed', { kind: 'sign_in' }, 'kind'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['days in the wrong order', { from: '2026-11-22', to: '2026-11-21' }, 'to'],
    ['a cursor that is none', { cursor: 'x' }, 'cursor'],
    ['too many rows', { limit: '101' }, 'limit'],
  ])('is rejected for %s', async (_what, query: Record<string, string>, field) => {
    const rejected = await list(operator.headers, query);
    expect([rejected.status, Object.keys(rejected.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('has rejections by role, with the caller and the call', async () => {
    const credit = await signInOperator(app, ['credit'], 'Siti Credit');
    expect((await list(credit.headers)).status).toBe(403);
    expect(await listed('access_refused')).toContainEqual(
      expect.objectContaining({
        ...{ detail: 'GET /operator/security-events', account_kind: 'operator' },
        ...{ account_id: credit.operatorId, operator_name: 'Siti Credit', occurrences: 1 },
        request_id: expect.any(String),
      }),
    );
  });
});

describe('sign-ins that fail', () => {
  it('are counted per minute, account and network, without address, name or number', async () => {
    clock.moveBy(MINUTE);
    const at = clock.now().toISOString();
    for (let i = 0; i < 3; i += 1) await login(user.email, '203.0.113.5');
    await login(`nobody.${randomUUID()}@example.com`, '203.0.113.5');
    await login(user.email, '203.0.113.6');
    clock.moveBy(MINUTE);
    const rows = (await listed('sign_in_failed')).filter((one) => one.at === at);
    const own = rows.filter(({ account_id: id }) => id === user.userId);
    expect(own.map(({ occurrences }) => occurrences).sort()).toEqual([1, 1, 2]);
    const networks = ['203.0.113.5', '203.0.113.6'].map((ip) => app.security.networkOf(ip));
    expect(new Set(own.map(({ network }) => network))).toEqual(new Set(networks));
    const unknown = rows.filter(({ account_id: id }) => id === null);
    expect(unknown).toHaveLength(1);
    expect(own.map(({ network }) => network)).toContain(unknown[0]?.network);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|203\.0\.113|Aminah/);
  });

  it('name operators, second factors, and the limit that is reached', async () => {
    const other = await signInOperator(app, ['finance']);
    const body = { email: other.email, password: WRONG };
    await call(app, 'operatorLogin', { body, ip: '203.0.113.9' });
    expect(await listed('sign_in_failed')).toContainEqual(
      expect.objectContaining({ detail: 'operator_password', account_id: other.operatorId }),
    );
    const enrolled = await enrolApp(app, await registerUser(app));
    const { body: session } = await login(enrolled.email, '203.0.113.9', PASSWORD);
    const headers = { ...xhr, authorization: `Bearer ${session.token}` };
    let status = 0;
    while (status !== 429) {
      ({ status } = await giveCode(app, headers, { otp_type: 'totp', otp_code: '000000' }));
    }
    const owner = expect.objectContaining({ account_id: enrolled.userId });
    expect(await listed('second_factor_failed')).toContainEqual(owner);
    expect(await listed('limit_reached')).toContainEqual(
      expect.objectContaining({
        ...{ detail: 'POST /user/authenticate-two-factor', account_id: enrolled.userId },
      }),
    );
  });

  it('are listed by Malaysian days and page by page, newest first', async () => {
    clock.moveBy(40 * DAY);
    const fresh = await signInOperator(app, ['compliance']);
    const day = new Date(clock.now().getTime() + 8 * HOUR).toISOString().slice(0, 10);
    for (let i = 0; i < 5; i += 1) await login(user.email, `203.0.114.${i}`);
    await app.security.flush();
    const query = { kind: 'sign_in_failed', from: day, to: day, limit: '3' };
    const first = await list(fresh.headers, query);
    expect(first.body.items).toHaveLength(3);
    const second = await list(fresh.headers, { ...query, cursor: first.body.next_cursor ?? '' });
    expect([second.body.items.length, second.body.next_cursor]).toEqual([2, null]);
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    const before = await list(fresh.headers, { to: '2026-01-01' });
    expect(before.body.items).toEqual([]);
    operator = fresh;
  });
});

it('has rejected messages to the webhook addresses, counted by network', async () => {
  const post = () =>
    app.app.inject({
      method: 'POST',
      url: `${app.config.API_BASE}/fpx/direct`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'fpx_msgType=AC',
      remoteAddress: '203.0.113.40',
    });
  const statuses = new Set<number>();
  for (let i = 0; i < 62; i += 1) statuses.add((await post()).statusCode);
  expect(statuses).toEqual(new Set([400, 429]));
  expect(await listed('callbacks_refused')).toEqual([
    expect.objectContaining({
      ...{ detail: 'POST /fpx/direct', account_id: null, occurrences: 1 },
      network: app.security.networkOf('203.0.113.40'),
    }),
  ]);
});

describe('changes of sign-in', () => {
  it('are events of customers, with the kind of the change', async () => {
    const other = await registerUser(app);
    const body = {
      current_password: PASSWORD,
      password: 'nasi lemak bungkus daun',
      password_confirmation: '',
    };
    const change = { ...body, password_confirmation: body.password };
    expect((await call(app, 'userChangePassword', { headers: other.headers, body: change })).status).toBe(
      200,
    );
    expect(await listed('credentials_changed')).toContainEqual(
      expect.objectContaining({ detail: 'password_changed', account_id: other.userId }),
    );
  });

  it('are events of operators, as new browsers are', async () => {
    const other = await signInOperator(app, ['finance']);
    const password = 'roti bakar dua keping';
    const body = { current_password: other.password, password, password_confirmation: password };
    await call(app, 'operatorChangePassword', { headers: other.headers, body });
    const own = expect.objectContaining({ account_kind: 'operator', account_id: other.operatorId });
    expect(await listed('new_device')).toContainEqual(own);
  });
});

it('forgets events past their retention, and only those', async () => {
  const count = async () => (await listed('sign_in_failed')).length;
  const sweep = securityEventSweep(app.work);
  const before = await count();
  await sweep.run();
  expect(await count()).toBe(before);
  const rows = () => app.database.reader.db.selectFrom('security_events').select('created_at').execute();
  clock.moveBy((EVENT_RETENTION_DAYS - 1) * DAY);
  await sweep.run();
  expect(await rows()).not.toEqual([]);
  clock.moveBy(2 * DAY);
  await sweep.run();
  expect(await rows()).toEqual([]);
});

it('stores a bounded number of rows for a flood of strangers from everywhere', async () => {
  const send = (at: number) =>
    app.security.record(
      { kind: 'passkey_failed', detail: 'user_sign_in', account: null },
      { ip: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, requestId: randomUUID() },
    );
  for (let i = 0; i < 50_000; i += 1) send(i);
  clock.moveBy(HOUR);
  await app.security.flush();
  const { rows, events } = await app.database.reader.db
    .selectFrom('security_events')
    .select((one) => [one.fn.countAll<bigint>().as('rows'), one.fn.sum<string>('occurrences').as('events')])
    .where('kind', '=', 'passkey_failed')
    .executeTakeFirstOrThrow();
  expect([Number(rows), Number(events)]).toEqual([202, 50_000]);
});
