import { schemas } from '@titian/contracts/schemas/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm } from '../../../test/builders/application-forms.ts';
import { bearer, call, xhr } from '../../../test/builders/http.ts';
import { registerUser, signInUser } from '../../../test/builders/identity.ts';
import { approvedInvestor, approvedIssuer, submitInvestor } from '../../../test/builders/onboarding.ts';
import { restrict } from '../../../test/builders/restrictions.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { recordSecurityChange } from '../identity/public.ts';

let app: TestApp;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const current = (headers: Readonly<Record<string, string>>) => call(app, 'userCurrent', { headers });

describe('GET /user/current', () => {
  it('is rejected with 401 alone, for guests and unknown tokens', async () => {
    expect((await current(xhr)).status).toBe(401);
    expect((await current(bearer('x'.repeat(43)))).status).toBe(401);
  });

  it('answers every stage of a customer with every field of the contract', async () => {
    const fresh = await registerUser(app);
    const applied = await registerUser(app);
    await submitInvestor(app, applied, investorForm());
    const stages = [fresh, applied, await approvedInvestor(app), await approvedIssuer(app)];
    for (const { headers } of stages) {
      const answer = await current(headers);
      expect(answer.status).toBe(200);
      expect(() => schemas.userCurrent.response.parse(answer.body)).not.toThrow();
    }
    const statuses = await Promise.all(stages.map(async (one) => (await current(one.headers)).body.user));
    expect(statuses.map((one) => [one.application_status, one.completed_application])).toEqual([
      [null, false],
      ['Submitted', true],
      ['Approved', true],
      ['Approved', true],
    ]);
  });

  it('answers a disabled account with the reason', async () => {
    const user = await registerUser(app);
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .updateTable('users')
        .set({ account_status: 'Inactive', inactive_reason: 'You asked us to close it.' })
        .where('id', '=', user.userId)
        .execute(),
    );
    const login = await call(app, 'login', { body: { email: user.email, password: user.password } });
    const headers = bearer(login.body.token);
    const { status, body } = await current(headers);
    expect([status, body.user.inactive_msg_formatted]).toEqual([200, 'You asked us to close it.']);
    expect((await call(app, 'userInfo', { headers })).status).toBe(200);
  });

  it('says of a disabled account that its money continues, but not under a restriction of compliance', async () => {
    const investor = await approvedInvestor(app);
    expect((await current(investor.headers)).body.user.inactive_money_continues).toBe(false);
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .updateTable('users')
        .set({ account_status: 'Inactive', inactive_reason: 'You asked us to.' })
        .where('id', '=', investor.userId)
        .execute(),
    );
    const signedIn = await signInUser(app, investor);
    const continues = async () => (await current(signedIn.headers)).body.user.inactive_money_continues;
    expect(await continues()).toBe(true);
    await restrict(app, investor, 'outgoing');
    expect(await continues()).toBe(false);
  });

  it('says until when withdrawals wait', async () => {
    const investor = await approvedInvestor(app);
    const heldUntil = async () => (await current(investor.headers)).body.user.withdrawal_hold_until;
    expect(await heldUntil()).toBeNull();
    const before = Date.now();
    await app.work.command(scope, (ctx) => recordSecurityChange(ctx, investor.userId, 'phone_changed'));
    const hours = (Date.parse((await heldUntil()) ?? '') - before) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
  });

  it('hides money, bank and identity from a session that still owes its second factor', async () => {
    const user = await approvedInvestor(app);
    await app.work.command(scope, (ctx) =>
      ctx.tx.db
        .insertInto('two_factors')
        .values({ subject_kind: 'user', subject_id: user.userId, method: 'email', enabled_at: ctx.now })
        .execute(),
    );
    const login = await call(app, 'login', { body: { email: user.email, password: user.password } });
    const headers = bearer(login.body.token);
    const { status, body } = await current(headers);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      ...{ balance: null, bank_account_no: null, verified_name: null, check_if_enabled_two_factor: true },
    });
    expect((await call(app, 'userInfo', { headers })).error.code).toBe('two_factor_required');
  });

  it('sets the CSRF cookie of the page, and leaves an existing one', async () => {
    const { headers } = await registerUser(app);
    const first = await current(headers);
    expect(String(first.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
    const again = await current({ ...headers, cookie: 'XSRF-TOKEN=mine' });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('carries the reference data, the referral link and the support contact', async () => {
    const { headers } = await registerUser(app);
    const { user, ...lists } = (await current(headers)).body;
    expect(lists.malaysia_states).toHaveLength(16);
    expect(lists.business_industries).toHaveLength(21);
    expect(lists.loan_categories).toHaveLength(4);
    expect(lists.countries[0]).toEqual({ value: 'MY', name: 'Malaysia' });
    expect(lists.country_phone_codes[0]?.value).toBe('+60');
    expect(lists.banks).toContainEqual({ value: 'MBBEMYKL', name: 'Maybank', active: true });
    expect(user.referral_link).toMatch(/\/register\?ref=\w+$/);
    expect(user.support_email).toContain('@');
  });

  it('shows a moved day in the months of the account', async () => {
    const { headers } = await registerUser(app);
    const moved = await current({ ...headers, 'x-date-override': '2099-02-01' });
    expect(moved.body.user.account_periods[0]).toBe('2099-02');
  });
});

describe('GET /user/info', () => {
  it('answers contact, bank account and preferences of an approved investor', async () => {
    const { headers, email, userId } = await approvedInvestor(app);
    const { body } = await call(app, 'userInfo', { headers });
    expect(() => schemas.userInfo.response.parse(body)).not.toThrow();
    expect(body.user_info).toMatchObject({
      ...{ id: userId, email, phone_country_code: '+60', phone_number: '123456789' },
      address: { line_1: '12, Jalan Tun Razak', postcode: '50400', state: '14', country: 'MY' },
      bank_account: { bic: 'MBBEMYKL', bank_name: 'Maybank', last4: '5678' },
    });
    expect(body.user_info.notification_preferences.map((one) => one.category)).toContain('money');
  });
});

describe('lists for guests', () => {
  it('answers calling codes', async () => {
    const { body } = await call(app, 'phoneCountryCodes');
    expect(() => schemas.phoneCountryCodes.response.parse(body)).not.toThrow();
    expect(body.country_phone_codes.length).toBeGreaterThan(150);
  });

  it('answers the choices of the application forms', async () => {
    const { body } = await call(app, 'investorRegistrationConstants');
    expect(() => schemas.investorRegistrationConstants.response.parse(body)).not.toThrow();
    expect(body.knowledge_levels).toHaveLength(4);
    expect(body.asset_ranges).toHaveLength(7);
  });
});
