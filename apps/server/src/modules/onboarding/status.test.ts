import { schemas } from '@titian/contracts/schemas/all';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { approvedInstitution, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { notifyEmploymentDue } from './commands/notify-employment-due.ts';

let app: TestApp;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const user = async (headers: Headers) => (await call(app, 'userCurrent', { headers })).body.user;

const risk = {
  ...{ invested_in_p2p: '1', inv_estimated_p2p_invested: '2500', inv_risk_tolerance: 'aggressive' },
  ...{ inv_stocks_knowledge_years: '4', inv_bonds_knowledge_years: '1' },
  ...{ inv_mutual_funds_knowledge_years: '2', inv_others_knowledge_years: '1' },
  inv_p2p_lending_knowledge_years: '3',
};
const setRisk = (headers: Headers, body: unknown) =>
  call(app, 'investorUpdateRiskSettings', { headers, body });
const risks = async (headers: Headers) => (await call(app, 'investorRiskSettings', { headers })).body;

describe('risk settings', () => {
  it('are rejected for business owners', async () => {
    const { headers } = await approvedIssuer(app);
    expect((await call(app, 'investorRiskSettings', { headers })).error.code).toBe('role');
    expect((await setRisk(headers, risk)).error.code).toBe('role');
  });

  it('are all null before there are any', async () => {
    const { headers } = await registerUser(app);
    const answer = await risks(headers);
    expect(() => schemas.investorRiskSettings.response.parse(answer)).not.toThrow();
    expect(Object.values(answer).filter((value) => value !== null)).toEqual([true]);
  });

  it('name what is missing in the words of the specification and change nothing', async () => {
    const { headers } = await approvedInvestor(app);
    const before = await risks(headers);
    const answer = await setRisk(headers, {
      ...risk,
      inv_risk_tolerance: '',
      inv_estimated_p2p_invested: '',
    });
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      {
        inv_risk_tolerance: ['Please select a Risk Tolerance Level'],
        inv_estimated_p2p_invested: ['Estimated amount of P2P Investment is required'],
      },
    ]);
    expect(await risks(headers)).toEqual(before);
  });

  it('are stored, and cleared to 0 and 1 without exposure', async () => {
    const { headers } = await approvedInvestor(app);
    expect((await setRisk(headers, risk)).body).toEqual({ success: true });
    expect(await risks(headers)).toMatchObject({
      ...{ invested_in_p2p: 1, inv_estimated_p2p_invested: '2500.00', inv_risk_tolerance: 'aggressive' },
      ...{ inv_stocks_knowledge_years: 4, inv_p2p_lending_knowledge_years: 3 },
    });
    await setRisk(headers, { ...risk, invested_in_p2p: '0' });
    expect(await risks(headers)).toMatchObject({
      ...{ invested_in_p2p: 0, inv_estimated_p2p_invested: '0.00', inv_p2p_lending_knowledge_years: 1 },
    });
  });

  it('that are conservative limit to guaranteed notes, and others lift that limit', async () => {
    const { headers } = await approvedInvestor(app);
    await setRisk(headers, { ...risk, inv_risk_tolerance: 'conservative' });
    expect((await user(headers)).eligible_guaranteed_notes_option_only).toBe(true);
    await setRisk(headers, { ...risk, inv_risk_tolerance: 'balanced' });
    expect((await user(headers)).eligible_guaranteed_notes_option_only).toBe(false);
  });

  it('do not lift a limit that operators set', async () => {
    const { headers, userId } = await approvedInvestor(app);
    await proposeAndApprove(app, {
      ...{ kind: 'account_flags', subjectId: userId },
      after: { is_fund_managed: false, parent_email: null, guaranteed_only: true },
    });
    for (const inv_risk_tolerance of ['conservative', 'aggressive']) {
      await setRisk(headers, { ...risk, inv_risk_tolerance });
      expect((await user(headers)).eligible_guaranteed_notes_option_only).toBe(true);
    }
  });
});

describe('basic information', () => {
  const employment = { occupation: 'Self employed', source_of_income: 'Shop', nature_of_business: 'Retail' };
  const send = (headers: Headers, body: unknown) => call(app, 'investorBasicInformation', { headers, body });

  it('is rejected for Institutions and business owners', async () => {
    const body = { ...employment, income_range: '50k_100k' };
    for (const { headers } of [await approvedInstitution(app), await approvedIssuer(app)]) {
      expect((await send(headers, body)).error.code).toBe('role');
    }
  });

  const last = async (headers: Headers) =>
    (await call(app, 'investorEmployment', { headers })).body.employment;

  it('is read by its owner alone', async () => {
    expect((await call(app, 'investorEmployment', {})).status).toBe(401);
    for (const { headers } of [await approvedInstitution(app), await approvedIssuer(app)]) {
      expect((await call(app, 'investorEmployment', { headers })).error.code).toBe('role');
    }
    const { headers } = await registerUser(app);
    expect(await last(headers)).toBeNull();
  });

  it('begins with what the application said, and is dated anew when it is confirmed', async () => {
    const { headers } = await approvedInvestor(app);
    const stated = await last(headers);
    expect(stated?.due_on).toBe(
      `${Number(stated?.confirmed_on.slice(0, 4)) + 1}${stated?.confirmed_on.slice(4)}`,
    );
    const later = { ...headers, 'x-date-override': '2029-05-01' };
    const { confirmed_on: _day, due_on: _due, ...same } = stated ?? { confirmed_on: '', due_on: '' };
    expect((await send(later, same)).body).toEqual({ success: true });
    expect(await last(later)).toEqual({ ...same, confirmed_on: '2029-05-01', due_on: '2030-05-01' });
    expect((await user(later)).check_if_employment_updated).toBe(true);
  });

  it('is asked for by a notification once, before the day on which it is due', async () => {
    const investor = await approvedInvestor(app);
    const due = day((await last(investor.headers))?.due_on ?? '');
    const mails = async () =>
      (await mailsTo(app, investor.email)).filter((one) => one.template === 'employment_due').length;
    for (const [on, count] of [
      [addDays(due, -2), 0],
      [addDays(due, -1), 1],
      [addDays(due, -1), 1],
      [due, 1],
    ] as const) {
      await notifyEmploymentDue(app.work, scope, on);
      expect(await mails()).toBe(count);
    }
    const { items } = (await call(app, 'notificationsData', { headers: investor.headers })).body;
    expect(items.filter((one) => one.link === '/account/settings#employment')).toHaveLength(1);
  });

  it('blames each field', async () => {
    const { headers } = await approvedInvestor(app);
    const answer = await send(headers, { occupation: 'Self employed' });
    expect([answer.status, Object.keys(answer.error.errors ?? {}).sort()]).toEqual([
      422,
      ['income_range', 'nature_of_business', 'source_of_income'],
    ]);
  });

  it('stores what the occupation requires, and has to be renewed after twelve months', async () => {
    const { headers, userId } = await approvedInvestor(app);
    const later = { ...headers, 'x-date-override': '2029-05-01' };
    expect((await user(later)).check_if_employment_updated).toBe(false);
    const body = { ...employment, employer: 'Left over', income_range: '50k_100k' };
    expect((await send(later, body)).body).toEqual({ success: true });
    expect((await user(later)).check_if_employment_updated).toBe(true);
    const stored = await app.work.query(scope, (ctx) =>
      ctx.reader.db
        .selectFrom('employments')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('effective_at', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(stored).toMatchObject({
      ...{ inv_occupation: 'Self employed', inv_employer: null, inv_source_of_income: 'Shop' },
      inv_nature_of_business: 'Retail',
    });
  });
});

describe('the Investor Agreement', () => {
  const agree = (headers: Headers) => call(app, 'investorAgreementUpdate', { headers });

  it('is not accepted by following a link, nor by business owners', async () => {
    const { headers } = await approvedInvestor(app);
    expect((await agree({ authorization: headers.authorization ?? '' })).error.code).toBe('headers_missing');
    expect((await agree({ ...headers, 'sec-fetch-mode': 'navigate' })).error.code).toBe('headers_missing');
    expect((await agree((await approvedIssuer(app)).headers)).error.code).toBe('role');
  });

  it('is recorded for both texts with version and time, also before there is an application', async () => {
    const { headers, userId } = await registerUser(app);
    expect((await user(headers)).check_if_agrees_agreement_update).toBe(false);
    const { body } = await agree(headers);
    expect(() => schemas.investorAgreementUpdate.response.parse(body)).not.toThrow();
    expect((await user(headers)).check_if_agrees_agreement_update).toBe(true);
    const consents = await app.work.query(scope, (ctx) =>
      ctx.reader.db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute(),
    );
    const versions = Object.fromEntries(consents.map((one) => [one.document, one.version]));
    expect(versions).toMatchObject(body.versions);
  });

  it('counts for an investor whose accepted version is an old one', async () => {
    const { headers, userId } = await approvedInvestor(app);
    await app.work.command(scope, async (ctx) => {
      await ctx.tx.db
        .updateTable('investors')
        .set({ agreement_version: '2020-01' })
        .where('user_id', '=', userId)
        .execute();
    });
    await agree(headers);
    expect((await user(headers)).check_if_agrees_agreement_update).toBe(true);
  });
});

describe('what was seen', () => {
  it('is remembered: the auto-investment message and the tour', async () => {
    const { headers } = await approvedInvestor(app);
    const before = await user(headers);
    expect([before.check_if_hide_auto_invest_message, before.can.start_tour]).toEqual([false, true]);
    expect((await call(app, 'autoInvestMessageHide', { headers })).body).toEqual({ success: true });
    expect((await call(app, 'tourSeen', { headers })).body).toEqual({ success: true });
    expect((await call(app, 'tourSeen', { headers })).status).toBe(200);
    const after = await user(headers);
    expect([after.check_if_hide_auto_invest_message, after.can.start_tour]).toEqual([true, false]);
  });

  it('is rejected where a link is followed', async () => {
    const { headers } = await approvedInvestor(app);
    const answer = await call(app, 'autoInvestMessageHide', {
      headers: { authorization: headers.authorization ?? '' },
    });
    expect(answer.error.code).toBe('headers_missing');
  });
});
