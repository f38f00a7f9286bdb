import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  companyDocuments,
  companyForm,
  newRegistrationNumber,
  picture,
} from '../../../test/builders/application-forms.ts';
import { call, type Headers, type TestFile, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { approvedInstitution, approvedIssuer } from '../../../test/builders/onboarding.ts';

let app: TestApp;
let owner: SignedInUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await registerUser(app, { role: 'businessowner' });
});
afterAll(() => app.finish());

type Form = 'business' | 'institution';

async function apply(changes: Record<string, string> = {}, headers = owner.headers, form: Form = 'business') {
  const files = await companyDocuments(form);
  return call(app, 'companyApply', { headers, body: companyForm(form, changes), files });
}

const saveDraft = (body: object, files: readonly TestFile[] = [], headers: Headers = owner.headers) =>
  call(app, 'companySaveDraft', { headers, body, files });
const retrieve = async (headers: Headers = owner.headers) =>
  (await call(app, 'companyRetrieveDraft', { headers })).body;
const check = async (headers: Headers = owner.headers) =>
  (await call(app, 'companyCheckApplications', { headers })).body;

describe('the form is closed', () => {
  it('to guests and to Individuals, in every call', async () => {
    const individual = await registerUser(app);
    for (const [headers, code] of [
      [xhr, 'unauthorized'],
      [individual.headers, 'role'],
    ] as const) {
      const answers = [
        await call(app, 'companyCheckApplications', { headers }),
        await call(app, 'companyRetrieveDraft', { headers }),
        await saveDraft({ version: '0' }, [], headers),
        await apply({}, headers),
        await call(app, 'companyLogApplication', { headers, body: { error: 'x' } }),
      ];
      expect(answers.map((one) => one.error.code)).toEqual(answers.map(() => code));
    }
  });
});

describe('a company is rejected', () => {
  it.each([
    ['that lends on what it borrows, with the reason', { on_lending: '1' }, 'on_lending', 'lend'],
    [
      'that is a bank or fund, with the reason',
      { bo_industry_select: 'K' },
      'bo_industry_select',
      'Financial',
    ],
    ['that is to be incorporated', { incorporated_on: '2099-01-01' }, 'incorporated_on', 'not one to come'],
    ['with a number that is none', { bo_registration_number: '12' }, 'bo_registration_number', 'SSM'],
    ['without directors', { directors: '[]' }, 'directors', 'at least one'],
    ['with directors that are no list', { directors: '{' }, 'directors', 'JSON'],
    ['in an unknown entity type', { entity_type: 'club' }, 'entity_type', 'kind of company'],
    ['without revenue', { annual_revenue: '' }, 'annual_revenue', 'revenue'],
    ['with a revenue in exponents', { annual_revenue: '1e5' }, 'annual_revenue', 'amount'],
  ])('%s', async (_what, changes, field, words) => {
    const answer = await apply(changes);
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.[field]?.join()).toContain(words);
  });

  it('without its documents', async () => {
    const answer = await call(app, 'companyApply', { headers: owner.headers, body: companyForm('business') });
    expect(Object.keys(answer.error.errors ?? {})).toEqual([
      'bo_all_directors_ic',
      'bo_six_months_bank_statement',
    ]);
  });

  it('that is an issuer already, in the old way of writing its number too', async () => {
    const number = newRegistrationNumber();
    await approvedIssuer(app, { fields: { bo_registration_number: number } });
    const written = `${number.slice(0, 6)}-${number.slice(6)}`;
    const answer = await apply({ bo_registration_number: written });
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['bo_registration_number']);
  });

  it('that is an investor already, as an investor', async () => {
    const number = newRegistrationNumber();
    await approvedInstitution(app, { fields: { bo_registration_number: number } });
    const other = await registerUser(app, { type: 'Institution' });
    const again = await apply({ bo_registration_number: number }, other.headers, 'institution');
    expect(Object.keys(again.error.errors ?? {})).toEqual(['bo_registration_number']);
    expect((await apply({ bo_registration_number: number })).status).toBe(200);
  });

  it('without net assets as an Institution, with which it may be a bank', async () => {
    const institution = await registerUser(app, { type: 'Institution' });
    const missing = await apply({ net_assets: '' }, institution.headers, 'institution');
    expect(Object.keys(missing.error.errors ?? {})).toEqual(['net_assets']);
    const bank = await apply({ bo_industry_select: 'K' }, institution.headers, 'institution');
    expect(bank.body.application_status).toBe('Submitted');
    expect((await check(institution.headers)).form).toBe('institution');
  });
});

describe('a draft', () => {
  it('is nothing before it is saved', async () => {
    expect(await retrieve()).toEqual({ success: true, draft: null, files: {}, version: 0, saved_at: null });
    expect(await check()).toMatchObject({ form: 'business', application: null, version: 0 });
  });

  it('comes back unchanged at any point, files included', async () => {
    const directors = JSON.stringify([{ name: 'Rah', share_percent: 'sixty' }]);
    const statement = await picture('bo_six_months_bank_statement', 'penyata.png');
    const fields = { version: '0', company_name: 'Kedai', bo_registration_number: '2019-01', directors };
    const saved = await saveDraft(fields, [statement]);
    expect(saved.body).toMatchObject({ version: 1 });
    const { draft, files, version } = await retrieve();
    expect(version).toBe(1);
    expect(draft).toMatchObject({
      ...{ company_name: 'Kedai', bo_registration_number: '2019-01', employees: null },
      directors: [{ name: 'Rah', share_percent: 'sixty' }],
    });
    expect(files).toEqual(saved.body.files);
    expect(files.bo_six_months_bank_statement?.map((one) => one.name)).toEqual(['penyata.png']);
    expect(draft?.bo_six_months_bank_statement).toEqual(files.bo_six_months_bank_statement);
  });

  it('saved in another tab is not overwritten', async () => {
    await saveDraft({ version: '0', city: 'Ipoh' });
    const late = await saveDraft({ version: '0', city: 'Taiping' });
    expect([late.status, late.error.code]).toEqual([409, 'stale_draft']);
    const stale = await apply({ version: '0' });
    expect(stale.error.code).toBe('stale_draft');
  });

  it('is deleted once it was sent', async () => {
    const stored = (await saveDraft({ version: '0' }, await companyDocuments('business'))).body.files;
    const ids = Object.values(stored)
      .flat()
      .map((one) => one.id);
    const sent = await call(app, 'companyApply', {
      headers: owner.headers,
      body: { ...companyForm('business', { version: '1' }), keep_files: ids },
    });
    expect(sent.body.application_status).toBe('Submitted');
    expect((await retrieve()).draft).toBeNull();
    const { application, completed_application } = await check();
    expect(completed_application).toBe(true);
    expect(application).toMatchObject({ employees: '18', annual_revenue: '2400000.00' });
    expect(application?.bo_all_directors_ic).toHaveLength(1);
    expect((await saveDraft({ version: '2' })).error.code).toBe('application_under_review');
  });
});

it('an error of a browser can be reported, in 4,000 characters', async () => {
  const notify = (error: string) =>
    call(app, 'companyLogApplication', { headers: owner.headers, body: { error } });
  expect((await notify('TypeError: x is undefined')).status).toBe(200);
  expect((await notify('x'.repeat(4_001))).status).toBe(422);
  expect((await notify('')).status).toBe(422);
});
