import { schemas } from '@titian/contracts/schemas/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { approvedInstitution, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { premiumForm, requestPremium } from '../../../test/builders/premium.ts';
import { type Scope, systemActor } from '../../platform/context.ts';

let app: TestApp;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const user = async (headers: Headers) => (await call(app, 'userCurrent', { headers })).body.user;
const decide = (subjectId: string, after: unknown) =>
  proposeAndApprove(app, { kind: 'premium_decision', subjectId, after });

/** The newest request in the operators' queue of a user. */
async function requestOf(userId: string): Promise<string> {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorPremiumUpgrades', { headers: maker.headers });
  return body.items.find((one) => one.user_id === userId)?.id ?? '';
}

const storedFiles = () =>
  app.work.query(scope, async (ctx) => {
    const rows = await ctx.reader.db.selectFrom('files').select('id').execute();
    return rows.length;
  });

describe('a request for Premium is rejected', () => {
  it('from business owners and from investors who are not approved', async () => {
    const issuer = await approvedIssuer(app);
    expect((await requestPremium(app, issuer.headers)).error.code).toBe('role');
    const applicant = await registerUser(app);
    expect((await requestPremium(app, applicant.headers)).error.code).toBe('not_approved');
  });

  it('with every message of the specification when the form is empty', async () => {
    const { headers } = await approvedInvestor(app);
    const answer = await call(app, 'investorPremiumUpgrade', {
      headers,
      body: { inv_malaysian_tax_resident: '0' },
    });
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      {
        inv_country_tax_resident: ['Please provide Country of Tax Residence'],
        inv_non_malaysian_income_tax: ['Please provide Income Tax Number'],
        inv_annual_income: ['Please provide Estimated Annual Income'],
        inv_total_liquid_assets: ['Please provide Estimate value of Liquid Assets'],
        inv_other_assets_amount: ['Please provide Estimate value of Other Assets'],
        inv_total_liabilities_amount: ['Please provide Estimate value of Total Liabilities'],
        inv_net_worth: ['Please provide Estimate of your Net Worth'],
        inv_source_of_funds: ['Please provide Source of Funds/Wealth'],
        inv_income_slip: ['Please upload 3 Months Latest Bank statement/Income Slip/Income Tax Form'],
        inv_personal_assets: ['Please upload Personal Assets'],
        inv_agree_declaration: ['Please agree to this declaration'],
      },
    ]);
  });

  it('with a file of another type than declared, and stores none of it', async () => {
    const { headers } = await approvedInvestor(app);
    const before = await storedFiles();
    const slip = await picture('inv_income_slip');
    const program = { ...slip, bytes: new TextEncoder().encode('MZ this is a program') };
    const answer = await call(app, 'investorPremiumUpgrade', {
      headers,
      body: premiumForm(),
      files: [program, await picture('inv_personal_assets')],
    });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['inv_income_slip']]);
    expect(await storedFiles()).toBe(before);
    expect((await user(headers)).premium_upgrade_requested_at).toBeNull();
  });

  it('softly where one waits, also when both come at once', async () => {
    const { headers } = await approvedInvestor(app);
    const answers = await Promise.all([requestPremium(app, headers), requestPremium(app, headers)]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    expect(answers.map((one) => one.body.success).sort()).toEqual([false, true]);
    const rejected = answers.find((one) => !one.body.success);
    expect(rejected?.error).toMatchObject({ success: false, code: 'already_applied' });
    expect((await requestPremium(app, headers)).error.code).toBe('already_applied');
  });
});

describe('a request for Premium', () => {
  it('waits, shows since when, thanks by mail, and is in the queue with its derived figures', async () => {
    const { headers, userId, email, investor } = await approvedInvestor(app);
    const answer = await requestPremium(app, headers, {
      ...{ inv_malaysian_tax_resident: '0', inv_country_tax_resident: 'SG' },
      ...{ inv_non_malaysian_income_tax: 'S1234567D', inv_net_worth: 'above_3m' },
      inv_is_sophisticated_investor: '1',
    });
    expect(() => schemas.investorPremiumUpgrade.response.parse(answer.body)).not.toThrow();
    const since = (await user(headers)).premium_upgrade_requested_at;
    expect(answer.body).toEqual({ success: true, premium_upgrade_requested_at: since });
    expect((await mailTo(app, email, 'premium_received')).params).toEqual({});

    const { maker } = await operatorPair(app);
    const detail = await call(app, 'operatorPremiumUpgrade', {
      headers: maker.headers,
      params: { id: await requestOf(userId) },
    });
    expect(() => schemas.operatorPremiumUpgrade.response.parse(detail.body)).not.toThrow();
    expect(detail.body.can).toEqual({ approve: true, reject: true });
    expect(detail.body.application).toMatchObject({
      ...{ inv_no: investor.invNo, state: 'submitted', remarks: null },
      data: { inv_net_worth: 'above_3m', inv_non_malaysian_income_tax: 'S1234567D' },
      derived: { inv_net_worth: '500k_1m', inv_is_sophisticated_investor: 0 },
    });
    expect(detail.body.application.files.inv_income_slip).toHaveLength(1);
    expect(detail.body.application.history.map((one) => one.action)).toEqual(['premium.requested']);
  });

  it('stores a foreign tax number encrypted only', async () => {
    const { headers, userId } = await approvedInvestor(app);
    await requestPremium(app, headers, {
      ...{ inv_malaysian_tax_resident: '0', inv_country_tax_resident: 'SG' },
      inv_non_malaysian_income_tax: 'SECRET-777',
    });
    const stored = await app.work.query(scope, (ctx) =>
      ctx.reader.db
        .selectFrom('premium_applications')
        .select('form')
        .where('user_id', '=', userId)
        .executeTakeFirst(),
    );
    expect(JSON.stringify(stored)).not.toContain('SECRET-777');
  });

  it('is open to Institutions', async () => {
    const { headers } = await approvedInstitution(app);
    expect((await requestPremium(app, headers)).body.success).toBe(true);
  });
});

describe('a decision about Premium', () => {
  it('is rejected without a reason for the investor, from other roles, from its maker and for an unknown request', async () => {
    const { headers, userId } = await approvedInvestor(app);
    await requestPremium(app, headers);
    const id = await requestOf(userId);
    const { maker } = await operatorPair(app);
    const body = { kind: 'premium_decision', subject_id: id, reason: 'Read' };
    const bare = await call(app, 'operatorPropose', {
      headers: maker.headers,
      body: { ...body, after: { decision: 'Rejected' } },
    });
    expect([bare.status, bare.error.errors]).toEqual([
      422,
      { 'after.remarks': ['Please tell the investor why'] },
    ]);
    const finance = await signInOperator(app, ['finance']);
    const approve = { ...body, after: { decision: 'Approved' } };
    const other = await call(app, 'operatorPropose', { headers: finance.headers, body: approve });
    expect(other.error.code).toBe('role');
    const nobody = { ...approve, subject_id: userId };
    expect((await call(app, 'operatorPropose', { headers: maker.headers, body: nobody })).status).toBe(404);
    const waiting = await propose(app, { kind: 'premium_decision', subjectId: id, after: approve.after });
    const own = await call(app, 'operatorApprove', {
      headers: maker.headers,
      params: { id: waiting },
      body: {},
    });
    expect(own.error.code).toBe('same_operator');
  });

  it('that approves gives the plan, notifies the investor and ends the offer', async () => {
    const { headers, userId, email } = await approvedInvestor(app);
    expect((await user(headers)).can.upgrade_to_premium).toBe(true);
    await requestPremium(app, headers);
    const id = await requestOf(userId);
    await decide(id, { decision: 'Approved' });
    const now = await user(headers);
    expect(now).toMatchObject({ inv_plan_type: 'premium', premium_upgrade_requested_at: null });
    expect(now.can.upgrade_to_premium).toBe(false);
    expect((await mailTo(app, email, 'premium_approved')).params).toEqual({ earlyAccessMinutes: 120 });
    const again = await requestPremium(app, headers);
    expect([again.status, again.error.code]).toEqual([200, 'already_applied']);
    expect(again.error.message).toContain('Premium plan already');
    const { maker } = await operatorPair(app);
    const late = await call(app, 'operatorPropose', {
      headers: maker.headers,
      body: {
        ...{ kind: 'premium_decision', subject_id: id, reason: 'Again' },
        after: { decision: 'Rejected', remarks: 'No' },
      },
    });
    expect([late.status, late.error.code]).toEqual([409, 'wrong_state']);
  });

  it('that rejects says why and lets the investor request again', async () => {
    const { headers, userId, email } = await approvedInvestor(app);
    await requestPremium(app, headers);
    const first = await requestOf(userId);
    await decide(first, { decision: 'Rejected', remarks: 'The slip is older than three months.' });
    expect(await user(headers)).toMatchObject({ inv_plan_type: 'basic', premium_upgrade_requested_at: null });
    expect((await mailTo(app, email, 'premium_rejected')).params).toEqual({
      remarks: 'The slip is older than three months.',
    });
    expect((await requestPremium(app, headers)).body.success).toBe(true);
    const second = await requestOf(userId);
    expect(second).not.toBe(first);
    const { maker } = await operatorPair(app);
    const list = await call(app, 'operatorPremiumUpgrades', {
      headers: maker.headers,
      query: { state: 'rejected' },
    });
    expect(list.body.items.map((one) => one.id)).toContain(first);
    expect(list.body.items.map((one) => one.id)).not.toContain(second);
  });
});
