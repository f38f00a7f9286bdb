import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm, newMyKad, picture } from '../../../test/builders/application-forms.ts';
import { call, type TestFile, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { approvedInvestor, submitInvestor } from '../../../test/builders/onboarding.ts';

let app: TestApp;
let user: SignedInUser;
let front: TestFile;
let back: TestFile;

beforeAll(async () => {
  app = await createTestApp();
  front = await picture('identity_front');
  back = await picture('identity_back');
});
beforeEach(async () => {
  user = await registerUser(app);
});
afterAll(() => app.finish());

const apply = (body: object, files: readonly TestFile[] = [front, back], headers = user.headers) =>
  call(app, 'investorApply', { headers, body, files });
const check = async (headers = user.headers) =>
  (await call(app, 'investorCheckApplications', { headers })).body;
const draft = (fields: object = {}, version = 0) => ({ submit: '0', version: String(version), ...fields });

async function errorsOf(changes: Record<string, string>, files?: readonly TestFile[]) {
  const answer = await apply(investorForm(changes), files);
  expect(answer.status).toBe(422);
  return Object.keys(answer.error.errors ?? {});
}

describe('the form is closed', () => {
  it('to guests, to Institutions and to business owners', async () => {
    const institution = await registerUser(app, { type: 'Institution' });
    const owner = await registerUser(app, { role: 'businessowner' });
    expect((await call(app, 'investorCheckApplications', { headers: xhr })).status).toBe(401);
    for (const { headers } of [institution, owner]) {
      expect((await call(app, 'investorCheckApplications', { headers })).error.code).toBe('role');
      expect((await apply(investorForm(), [front], headers)).error.code).toBe('role');
    }
  });
});

describe('a submission is rejected', () => {
  it.each([
    ['without a name', { full_name: ' ' }, 'full_name'],
    ['with a MyKad of an impossible date', { identity_number: '901331145677' }, 'identity_number'],
    ['with a MyKad of an impossible place', { identity_number: '900131005677' }, 'identity_number'],
    ['with a birth date that disagrees', { selected_birthday_day: '29' }, 'selected_birthday_day'],
    ['with a postcode of four digits', { postcode: '5040' }, 'postcode'],
    ['with a state that does not exist', { state: '99' }, 'state'],
    ['with a phone number that does not exist', { phone_number: '1' }, 'phone_number'],
    ['with a bank that is not in the list', { bank_bic: 'ABCDEFGH' }, 'bank_bic'],
    ['with an account in another name', { bank_account_name: 'Rahman bin Ali' }, 'bank_account_name'],
    ['without an employer at full time', { inv_employer: '' }, 'inv_employer'],
    ['without a tolerance', { inv_risk_tolerance: '' }, 'inv_risk_tolerance'],
    ['without the amount of earlier investments', { invested_in_p2p: '1' }, 'inv_estimated_p2p_invested'],
    ['without agreeing', { agree_islamic: '0' }, 'agree_islamic'],
    ['with a field of somebody else', { bo_registration_number: '1' }, 'bo_registration_number'],
    ['with a version that is none', { version: 'one' }, 'version'],
    ['with another choice', { submit: '2' }, 'submit'],
  ])('%s', async (_what, changes, field) => {
    expect(await errorsOf(changes)).toContain(field);
    expect(await check()).toMatchObject({ application_id: null, version: 0 });
  });

  it('without both sides of a card, or the page of a passport', async () => {
    expect(await errorsOf({}, [])).toEqual(['identity_front', 'identity_back']);
    expect(await errorsOf({}, [front])).toEqual(['identity_back']);
    const passport = { identity_type: 'passport', identity_number: 'A1234567' };
    expect(await errorsOf(passport, [back])).toEqual(['identity_front']);
    expect((await apply(investorForm(passport), [front])).status).toBe(200);
  });

  it('of a person under 18', async () => {
    const child = {
      ...{ identity_type: 'passport', identity_number: 'A1234567', selected_birthday_day: '1' },
      ...{ selected_birthday_month: '1', selected_birthday_year: '2015' },
    };
    expect(await errorsOf(child)).toEqual(['selected_birthday_year']);
  });

  it('with the identity of an approved investor', async () => {
    const kad = newMyKad();
    await approvedInvestor(app, { fields: kad });
    expect(await errorsOf(kad)).toEqual(['identity_number']);
  });

  it('with eleven files in a field', async () => {
    const eleven = await Promise.all(
      Array.from({ length: 11 }, (_, at) => picture('identity_back', `${at}.png`)),
    );
    expect(await errorsOf({}, [front, ...eleven])).toEqual(['identity_back']);
  });

  it('twice', async () => {
    await submitInvestor(app, user, investorForm());
    const again = await apply(investorForm({ version: '1' }));
    expect([again.status, again.error.code]).toEqual([409, 'application_under_review']);
    expect((await apply(draft({}, 1), [])).error.code).toBe('application_under_review');
  });

  it('after it was approved', async () => {
    const approved = await approvedInvestor(app);
    const again = await apply(investorForm({ version: '2' }), [front], approved.headers);
    expect([again.status, again.error.code]).toEqual([409, 'application_final']);
  });
});

describe('a draft', () => {
  it('is nothing before it is saved', async () => {
    expect(await check()).toEqual({
      ...{ success: true, application_id: null, application_status: null, completed_application: false },
      ...{ version: 0, saved_at: null, remarks: [], is_ekyc_verified: false, application: null },
    });
  });

  it('is stored as typed, files included, and returned unchanged', async () => {
    const fields = {
      full_name: ' Aminah',
      identity_number: '9001-not yet',
      postcode: '5',
      agree_privacy: '1',
    };
    const saved = await apply(draft(fields));
    expect(saved.body).toMatchObject({ application_status: 'Incomplete', version: 1 });
    const { application, ...status } = await check();
    expect(status).toMatchObject({ version: 1, completed_application: false });
    expect(application).toMatchObject({ ...fields, agree_privacy: 1, gender: null });
    expect(application?.identity_front).toEqual([
      { id: expect.any(String), name: 'identity_front.png', path: expect.stringContaining('/download?id=') },
    ]);
  });

  it('retains omitted fields and empties empty ones', async () => {
    await apply(draft({ full_name: 'Aminah', city: 'Ipoh' }), []);
    await apply(draft({ city: '' }, 1), []);
    expect((await check()).application).toMatchObject({ full_name: 'Aminah', city: null });
  });

  it('drops the files that are not retained, and adds new ones', async () => {
    await apply(draft(), [front, await picture('identity_back')]);
    const first = (await check()).application;
    const store = first?.identity_front[0]?.id ?? '';
    await apply(draft({ keep_files: store }, 1), [await picture('identity_front', 'again.png')]);
    const second = (await check()).application;
    expect(second?.identity_front.map((one) => one.name)).toEqual(['identity_front.png', 'again.png']);
    expect(second?.identity_back).toEqual([]);
  });

  it('cannot retain the file of another user', async () => {
    const stranger = await registerUser(app);
    await apply(draft(), [front], stranger.headers);
    const theirs = (await check(stranger.headers)).application?.identity_front[0]?.id ?? '';
    const answer = await apply(draft({ keep_files: theirs }), []);
    expect(answer.error.errors).toHaveProperty('keep_files');
    const unknown = await apply(draft({ keep_files: randomUUID() }), []);
    expect(unknown.status).toBe(422);
  });

  it('saved in another tab is not overwritten', async () => {
    await apply(draft({ city: 'Ipoh' }), []);
    const late = await apply(draft({ city: 'Taiping' }), []);
    expect([late.status, late.error.code, late.error.version]).toEqual([409, 'stale_draft', 1]);
    expect((await check()).application?.city).toBe('Ipoh');
  });

  it('saved in two tabs at once is saved once', async () => {
    const both = await Promise.all([apply(draft({ city: 'Ipoh' }), []), apply(draft({ city: 'Muar' }), [])]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const next = await Promise.all([apply(draft({}, 1), []), apply(draft({}, 1), [])]);
    expect(next.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await check()).version).toBe(2);
  });

  it('can be as wild as its limits allow, and no wilder', async () => {
    const long = await apply(draft({ city: 'x'.repeat(2_001) }), []);
    expect(long.error.errors).toHaveProperty('city');
    const control = await apply(draft({ city: 'a\u0000b' }), []);
    expect(control.error.errors).toHaveProperty('city');
    const odd = await apply(draft({ city: "'; drop table users; -- \u{1F600}" }), []);
    expect(odd.status).toBe(200);
  });
});

describe('a submission', () => {
  it('is thanked for, recorded with its consents, and completes the application', async () => {
    const id = await submitInvestor(app, user, investorForm());
    expect(await check()).toMatchObject({
      ...{ application_id: id, application_status: 'Submitted', completed_application: true },
    });
    expect((await mailTo(app, user.email, 'application_received')).params).toEqual({ form: 'individual' });
    const consents = await app.database.reader.db
      .selectFrom('consents')
      .select(['document', 'version', 'ip'])
      .where('user_id', '=', user.userId)
      .execute();
    expect(consents.map((one) => one.document)).toEqual(
      expect.arrayContaining(['conventional', 'islamic', 'privacy', 'biometric']),
    );
    const stored = await app.database.reader.db
      .selectFrom('applications')
      .select('data')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.data).toMatchObject({ agreement_version: consents.at(-1)?.version });
  });

  it('uses the files of the draft before it', async () => {
    await apply(draft());
    const store = (await check()).application?.identity_front[0]?.id ?? '';
    const answer = await apply(investorForm({ version: '1', keep_files: store }), [back]);
    expect(answer.body).toMatchObject({ application_status: 'Submitted', version: 2 });
  });

  it('clears what the occupation makes meaningless', async () => {
    const form = investorForm({ inv_occupation: 'Student', inv_source_of_income: 'Parents' });
    await submitInvestor(app, user, form);
    expect((await check()).application).toMatchObject({
      ...{ inv_employer: null, inv_source_of_income: 'Parents', inv_estimated_p2p_invested: '0' },
      inv_p2p_lending_knowledge_years: 1,
    });
  });
});
