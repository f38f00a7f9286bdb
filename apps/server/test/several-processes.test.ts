import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Titian } from '../src/compose.ts';
import { createTestApp, type TestApp } from './app.ts';
import { investorForm } from './builders/application-forms.ts';
import { MINUTE, SECOND, testClock } from './builders/clock.ts';
import { keyed } from './builders/financing.ts';
import { call } from './builders/http.ts';
import { registerUser, signInUser } from './builders/identity.ts';
import { approve, approvedInvestor, submitInvestor } from './builders/onboarding.ts';

/** The same product as three processes behind a load balancer. */
const clock = testClock();
let app: TestApp;
let others: Titian[];
let processes: TestApp[];
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1' }, clock);
  others = [await compose(app.config, clock), await compose(app.config, clock)];
  processes = [app, ...others.map((one) => ({ ...app, app: one.app }))];
});
afterAll(async () => {
  await Promise.all(others.map((one) => one.close()));
  await app.finish();
});

const processAt = (at: number) => processes[at % processes.length] as TestApp;

describe('over several processes', () => {
  it('one address makes no more guesses than at one', async () => {
    const body = { token: 'A'.repeat(43) };
    const send = (at: number, ip: string) => call(processAt(at), 'registerVerify', { body, ip });
    const ip = '203.0.113.11';
    const tries = await Promise.all(Array.from({ length: 36 }, (_, at) => send(at, ip)));
    expect(tries.filter(({ error }) => error.code === 'rate_limited')).toHaveLength(6);
    const rejected = await send(0, ip);
    const seconds = Number(rejected.headers['retry-after']);
    expect([rejected.status, seconds > 0, seconds <= 60]).toEqual([429, true, true]);
    expect((await send(1, '203.0.113.12')).error.code).not.toBe('rate_limited');
    clock.moveBy(MINUTE);
    expect((await send(2, ip)).error.code).not.toBe('rate_limited');
  });

  it('a customer who was approved at one is approved at all of them at once', async () => {
    const user = await registerUser(app);
    await submitInvestor(app, user, investorForm());
    const open = (at: number) => call(processAt(at), 'investorTopups', { headers: user.headers });
    expect((await open(1)).error.code).toBe('not_approved');
    await approve(app, user);
    expect((await open(1)).status).toBe(200);
  });

  it('a sign-in that was ended at one ends at all of them within two seconds', async () => {
    const user = await registerUser(app);
    const other = await signInUser(app, user);
    const open = (at: number) => call(processAt(at), 'userCurrent', { headers: other.headers });
    expect((await open(1)).status).toBe(200);
    const { headers, eventUuid } = other;
    expect((await call(app, 'logout', { headers, body: { eventUuid } })).status).toBe(200);
    clock.moveBy(2 * SECOND);
    expect([(await open(1)).status, (await open(2)).status]).toEqual([401, 401]);
  });

  it('one key is one top-up, sent to all of them at once', async () => {
    const investor = await approvedInvestor(app);
    const headers = keyed(investor.headers);
    const body = { amount: '250.00', payment_type: 'fpx' };
    const answers = await Promise.all(processes.map((one) => call(one, 'investorTopup', { headers, body })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((one) => one.body.ref_number)).size).toBe(1);
    expect(
      (await call(processAt(2), 'investorTopups', { headers: investor.headers })).body.items,
    ).toHaveLength(1);
  });
});
