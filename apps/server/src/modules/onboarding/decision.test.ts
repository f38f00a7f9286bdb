import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm, newMyKad, newRegistrationNumber } from '../../../test/builders/application-forms.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  applicationOf,
  approval,
  approve,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
  submitInvestor,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import {
  bankAccountNumber,
  currentBankAccount,
  markFirstTopup,
  readInvestor,
  readIssuers,
  readOnboardingStatus,
  relatedIssuers,
} from './public.ts';

let app: TestApp;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

async function applicant(fields: Record<string, string> = {}): Promise<SignedInUser & { id: string }> {
  const user = await registerUser(app);
  return { ...user, id: await submitInvestor(app, user, investorForm(fields)) };
}

async function proposing(subjectId: string, after: unknown) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorPropose', {
    headers: maker.headers,
    body: { kind: 'application_decision', subject_id: subjectId, after, reason: 'I have looked at it' },
  });
}

const decideFor = (subjectId: string, after: unknown) =>
  proposeAndApprove(app, { kind: 'application_decision', subjectId, after });
const remarks = [{ field: 'identity_front', text: 'Please take the picture again in daylight.' }];
const check = async (user: SignedInUser) =>
  (await call(app, 'investorCheckApplications', { headers: user.headers })).body;

describe('a decision is rejected', () => {
  it('for a draft and for what does not exist', async () => {
    const user = await registerUser(app);
    await call(app, 'investorApply', { headers: user.headers, body: { submit: '0', version: '0' } });
    expect((await proposing(await applicationOf(app, user), approval)).status).toBe(404);
    expect((await proposing(user.userId, approval)).status).toBe(404);
  });

  it('when requesting more without saying what, or at a field that the form does not have', async () => {
    const { id } = await applicant();
    for (const after of [
      { decision: 'More Info Required' },
      { decision: 'More Info Required', remarks: [] },
      { decision: 'More Info Required', remarks: [{ field: 'net_assets', text: 'How much?' }] },
      { ...approval, remarks },
    ]) {
      expect(Object.keys((await proposing(id, after)).error.errors ?? {})).toEqual(['after.remarks']);
    }
    expect((await proposing(id, { decision: 'Maybe' })).status).toBe(422);
  });

  it('to operators of another role', async () => {
    const { id } = await applicant();
    const finance = await signInOperator(app, ['finance']);
    const body = {
      ...{ kind: 'application_decision', subject_id: id, reason: 'Fine' },
      after: approval,
    };
    expect((await call(app, 'operatorPropose', { headers: finance.headers, body })).error.code).toBe('role');
  });

  it('a second time', async () => {
    const { id } = await applicant();
    await decideFor(id, approval);
    const again = await proposing(id, { decision: 'Rejected' });
    expect([again.status, again.error.code]).toEqual([409, 'wrong_state']);
  });

  it('when the same identity was approved in between', async () => {
    const kad = newMyKad();
    const [one, two] = [await applicant(kad), await applicant(kad)];
    const waiting = await propose(app, {
      ...{ kind: 'application_decision', subjectId: two.id },
      after: approval,
    });
    await decideFor(one.id, approval);
    const { checker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', {
      headers: checker.headers,
      params: { id: waiting },
      body: {},
    });
    expect(answer.error.code).toBe('approval_stale');
    expect((await check(two)).application_status).toBe('Submitted');
    expect((await proposing(two.id, approval)).error.code).toBe('wrong_state');
  });
});

describe('an approved Individual', () => {
  it('gets a number, a cash account, the bank account of the form and a mail', async () => {
    const { investor, email, userId } = await approvedInvestor(app, {
      fullName: 'Aminah binti Yusof',
      fields: { tax_residence: 'SG', bank_account_no: '1140-1234-5678' },
    });
    expect(investor).toMatchObject({
      ...{ invNo: expect.stringMatching(/^INV-\d{7}$/), planType: 'basic', isFundManaged: false },
      ...{ guaranteedOnly: false, verifiedName: 'Aminah binti Yusof' },
      ...{ firstTopupAt: null, agreementVersion: expect.any(String), approvedOn: expect.any(String) },
    });
    await app.work.query(scope, async (ctx) => {
      const account = await currentBankAccount(ctx, userId);
      expect(account).toMatchObject({ bic: 'MBBEMYKL', bankName: 'Maybank', last4: '5678' });
      expect(account?.usableFrom.getTime()).toBeLessThanOrEqual(ctx.businessNow.getTime());
      expect(await bankAccountNumber(ctx, account?.id ?? '')).toBe('114012345678');
    });
    expect((await mailTo(app, email, 'application_approved')).params).toMatchObject({
      ...{ form: 'individual', investorNumber: investor.invNo, minimumTopup: '200.00' },
    });
  });

  it('a conservative investor is limited to guaranteed notes', async () => {
    const { investor } = await approvedInvestor(app, { fields: { inv_risk_tolerance: 'conservative' } });
    expect(investor.guaranteedOnly).toBe(true);
  });

  it('stores employment and risk profile as of the day of the application', async () => {
    const { userId } = await approvedInvestor(app, {
      fields: {
        invested_in_p2p: '1',
        inv_estimated_p2p_invested: '5000.5',
        inv_p2p_lending_knowledge_years: '3',
      },
    });
    const { db } = app.database.reader;
    const work = await db.selectFrom('employments').selectAll().where('user_id', '=', userId).execute();
    expect(work).toMatchObject([{ inv_occupation: 'Full time', inv_employer: 'Kilang Jaya Sdn Bhd' }]);
    const risk = await db.selectFrom('risk_profiles').selectAll().where('user_id', '=', userId).execute();
    expect(risk).toMatchObject([
      {
        ...{
          invested_in_p2p: true,
          inv_estimated_p2p_invested_sen: 500_050n,
          inv_risk_tolerance: 'balanced',
        },
        inv_p2p_lending_knowledge_years: 3,
      },
    ]);
  });

  it('may use the product at once, with the session from before', async () => {
    const user = await applicant();
    const before = await call(app, 'userCurrent', { headers: user.headers });
    expect(before.body.user.application_status).toBe('Submitted');
    await decideFor(user.id, approval);
    const notes = await call(app, 'notesOpenForSubscription', { headers: user.headers });
    expect(notes.status).toBe(200);
  });

  it('has unique numbers, approved concurrently with others', async () => {
    const users: SignedInUser[] = [];
    for (let at = 0; at < 4; at += 1) {
      users.push(await applicant());
    }
    await Promise.all(users.map((one) => approve(app, one)));
    const numbers = await app.work.query(scope, (ctx) =>
      Promise.all(users.map(async (one) => (await readInvestor(ctx, one.userId))?.invNo)),
    );
    expect(new Set(numbers).size).toBe(4);
    expect(app.database.retries()).toBe(0);
  });

  it('can have made a first top-up once', async () => {
    const { userId } = await approvedInvestor(app);
    await app.work.command(scope, (ctx) => markFirstTopup(ctx, userId));
    const first = await app.work.query(scope, (ctx) => readInvestor(ctx, userId));
    await app.work.command(scope, (ctx) => markFirstTopup(ctx, userId));
    const second = await app.work.query(scope, (ctx) => readInvestor(ctx, userId));
    expect(first?.firstTopupAt).not.toBeNull();
    expect(second?.firstTopupAt).toEqual(first?.firstTopupAt);
  });
});

describe('an approved company', () => {
  it('becomes an issuer with its people', async () => {
    const number = newRegistrationNumber();
    const { issuer, userId } = await approvedIssuer(app, {
      companyName: 'Tan Precision Parts Sdn Bhd',
      fields: { bo_registration_number: number, annual_revenue: '2400000.50', state: '10' },
    });
    expect(issuer).toMatchObject({
      ...{ companyName: 'Tan Precision Parts Sdn Bhd', registrationNo: number, entityType: 'private' },
      ...{ industry: 'G', stateCode: '10', incorporatedOn: '2019-01-15', employees: 18 },
      ...{ annualRevenueSen: 240_000_050n, isResident: true, groupId: null },
    });
    const people = await app.database.reader.db
      .selectFrom('company_people')
      .select(['role', 'name', 'share_bps'])
      .where('user_id', '=', userId)
      .orderBy('role')
      .execute();
    expect(people).toEqual([
      { role: 'director', name: 'Rahman bin Ali', share_bps: 6_000 },
      { role: 'representative', name: 'Rahman bin Ali', share_bps: null },
    ]);
    await app.work.query(scope, async (ctx) => {
      expect((await readIssuers(ctx, [userId])).get(userId)).toEqual(issuer);
      expect(await relatedIssuers(ctx, issuer)).toEqual([issuer]);
    });
  });

  it('from abroad is not resident and has no state', async () => {
    const abroad = { country: 'SG', state: 'Singapore', postcode: '018956' };
    const { issuer } = await approvedIssuer(app, { fields: abroad });
    expect(issuer).toMatchObject({ isResident: false, stateCode: '' });
  });

  it('becomes an investor where it is an Institution', async () => {
    const { investor, userId } = await approvedInstitution(app, { companyName: 'Dana Bersama Bhd' });
    expect(investor).toMatchObject({
      verifiedName: 'Dana Bersama Bhd',
      guaranteedOnly: false,
    });
    expect(investor.employmentUpdatedAt).toBeNull();
    const status = await app.work.query(scope, (ctx) => readOnboardingStatus(ctx, userId));
    expect(status).toMatchObject({ isApproved: true, completedApplication: true });
  });
});

describe('requesting more', () => {
  it('opens the form again with the remarks, until it is sent again', async () => {
    const user = await applicant();
    await decideFor(user.id, { decision: 'More Info Required', remarks });
    const opened = await check(user);
    expect(opened).toMatchObject({
      application_status: 'More Info Required',
      completed_application: false,
      remarks,
    });
    expect((await mailTo(app, user.email, 'application_more_info')).params).toMatchObject({
      remarks: [remarks[0]?.text],
    });
    const store = opened.application?.identity_front[0]?.id ?? '';
    const form = investorForm({ version: String(opened.version), keep_files: store });
    await submitInvestor(app, user, form);
    expect(await check(user)).toMatchObject({ application_status: 'Submitted', remarks: [] });
    await approve(app, user);
    expect((await check(user)).application_status).toBe('Approved');
  });
});

describe('a rejection', () => {
  it('is final for the applicant, who is notified', async () => {
    const user = await applicant();
    await decideFor(user.id, { decision: 'Rejected' });
    expect((await mailTo(app, user.email, 'application_rejected')).params).toEqual({ form: 'individual' });
    const again = await call(app, 'investorApply', {
      headers: user.headers,
      body: { submit: '0', version: '2' },
    });
    expect([again.status, again.error.code]).toEqual([409, 'application_final']);
    expect((await check(user)).completed_application).toBe(true);
  });

  it('can be reopened by operators, by requesting more and in no other way', async () => {
    const user = await applicant();
    await decideFor(user.id, { decision: 'Rejected' });
    expect((await proposing(user.id, approval)).error.code).toBe('wrong_state');
    await decideFor(user.id, { decision: 'More Info Required', remarks });
    expect(await check(user)).toMatchObject({ application_status: 'More Info Required', remarks });
  });
});

describe('the queue of operators', () => {
  it('shows what waits and what may be done with it', async () => {
    const user = await applicant({ full_name: 'Nurul Huda', bank_account_name: 'Nurul Huda' });
    const { maker } = await operatorPair(app);
    const support = await signInOperator(app, ['support']);
    const row = async (headers = maker.headers) => {
      const query = { state: 'Submitted', form: 'individual', limit: '100' };
      const { body } = await call(app, 'operatorApplications', { headers, query });
      return body.items.find((one) => one.id === user.id);
    };
    expect(await row()).toMatchObject({
      ...{ name: 'Nurul Huda', email: user.email, form: 'individual', user_id: user.userId },
      can: { approve: true, reject: true, more_info: true },
    });
    expect((await row(support.headers))?.can).toEqual({ approve: false, reject: false, more_info: false });
    await propose(app, {
      ...{ kind: 'application_decision', subjectId: user.id },
      after: approval,
    });
    expect((await row())?.can).toEqual({ approve: false, reject: false, more_info: false });
  });

  it('shows one application with its documents and its history', async () => {
    const user = await applicant();
    await decideFor(user.id, { decision: 'Rejected' });
    const { maker } = await operatorPair(app);
    const { body } = await call(app, 'operatorApplication', {
      headers: maker.headers,
      params: { id: user.id },
    });
    expect(body.application).toMatchObject({
      application_status: 'Rejected',
      data: { identity_number: expect.stringMatching(/^•••• \d{4}$/), full_name: 'Aminah binti Yusof' },
      files: {
        identity_front: [{ name: 'identity_front.png' }],
        identity_back: [{ name: 'identity_back.png' }],
      },
    });
    expect(body.application.history.map((one) => [one.action, one.actor])).toEqual([
      ['approval.approved', 'Farid Osman'],
      ['application.decided', 'Farid Osman'],
      ['approval.proposed', 'Mei Ling Tan'],
      ['application.submitted', 'Aminah binti Yusof'],
    ]);
    expect(body.can).toEqual({ approve: false, reject: false, more_info: true });
    const document = body.application.files.identity_front?.[0]?.id ?? '';
    const link = await call(app, 'download', { headers: maker.headers, query: { id: document } });
    expect(link.status).toBe(200);
  });

  it('is closed to customers', async () => {
    const user = await applicant();
    expect((await call(app, 'operatorApplications', { headers: user.headers })).status).toBe(401);
    const one = await call(app, 'operatorApplication', { headers: user.headers, params: { id: user.id } });
    expect(one.status).toBe(401);
  });
});
