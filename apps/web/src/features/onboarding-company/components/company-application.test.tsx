import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { businessOwner, currentAnswer } from '../../../testing/users.ts';
import { textFields } from '../lib/values.ts';
import { CompanyApplication } from './company-application.tsx';

type Shown = ReturnType<typeof showPage>;

const user = businessOwner({ application_status: null, completed_application: false });
const owner = { user: currentAnswer(user) };
const checked = (differences: Record<string, unknown> = {}) => ({
  json: {
    success: true,
    application_id: null,
    application_status: null,
    completed_application: false,
    version: 0,
    saved_at: null,
    remarks: [],
    is_ekyc_verified: false,
    form: 'business',
    application: null,
    ...differences,
  },
});
const fresh = { json: { success: true, draft: null, files: {}, version: 0, saved_at: null } };
const blank = Object.fromEntries(textFields.map((name) => [name, null]));
const lists = {
  bo_all_directors_ic: [],
  bo_other_docs_file: [],
  bo_six_months_bank_statement: [],
  board_resolution: [],
};
const begun = {
  json: {
    ...fresh.json,
    draft: {
      ...blank,
      ...lists,
      company_name: 'Kedai Maju',
      country: 'MY',
      identity_type: 'nric',
      directors: null,
    },
  },
};
const check = 'GET /api/business_owners/check/applications';
const retrieve = 'GET /api/business_owners/retrieve/draft';
const saveDraft = 'POST /api/business_owners/save/draft';
const apply = 'POST /api/business_owners/apply';
const saved = {
  json: { success: true, version: 1, saved_at: new Date().toISOString(), files: {} },
};

function field(body: unknown, name: string): unknown {
  return body instanceof FormData ? body.get(name) : null;
}

describe('the company application', () => {
  it('requires revenue of a business and net assets of an Institution', async () => {
    serve({ [check]: checked(), [retrieve]: begun });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByLabelText('Revenue (last 12 months)')).toBeTruthy();
    expect(screen.queryByLabelText('Net assets')).toBeNull();
  });

  it('requires net assets and a board resolution of an Institution', async () => {
    serve({ [check]: checked({ form: 'institution' }), [retrieve]: begun });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByLabelText('Net assets')).toBeTruthy();
    expect(screen.queryByLabelText('Revenue (last 12 months)')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByText('Board resolution')).toBeTruthy();
    expect(screen.queryByText('Bank statements (last six months)')).toBeNull();
  });

  it('begins at the field with a remark, and shows the remark beside it', async () => {
    const remarks = [{ field: 'bank_account_no', text: 'Please check the account number.' }];
    serve({ [check]: checked({ remarks }), [retrieve]: begun });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByRole('heading', { name: 'Bank account' })).toBeTruthy();
    expect(screen.getAllByText('Please check the account number.')).toHaveLength(2);
  });

  it('saves what was typed by itself, without the dashes of the SSM number', async () => {
    const seen = serve({ [check]: checked(), [retrieve]: begun, [saveDraft]: saved });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.type(await screen.findByLabelText('SSM registration number'), '1312525-A');
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/save/draft'))).toBe(true), {
      timeout: 4_000,
    });
    const sent = seen.find(({ path }) => path.endsWith('/save/draft'));
    expect(field(sent?.body, 'bo_registration_number')).toBe('1312525A');
    expect(field(sent?.body, 'version')).toBe('0');
    expect(await screen.findByText(/^Saved \d+ s ago$/)).toBeTruthy();
  });

  it('marks what a step lacks, and goes on once it is complete', async () => {
    serve({ [check]: checked(), [retrieve]: begun, [saveDraft]: saved });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.click(await screen.findByRole('button', { name: 'Bank account' }));
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('3 fields need your attention.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Bank account' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Bank', { selector: 'input' }));
    await person.type(screen.getByLabelText('Account number'), '1234567890');
    expect(screen.getByText('2 fields need your attention.')).toBeTruthy();
  });

  it('offers to reload what another tab has saved', async () => {
    serve({
      [check]: checked(),
      [retrieve]: begun,
      [saveDraft]: { status: 409, json: { success: false, message: 'Stale', code: 'stale_draft' } },
    });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.type(await screen.findByLabelText('Company name'), '!');
    expect(await screen.findByRole('button', { name: 'Reload the form' }, { timeout: 4_000 })).toBeTruthy();
  });

  it('shows a rejected director at that director', async () => {
    const errors = { 'directors.0.identity_number': ['Please enter the 12 digits of the MyKad'] };
    serve({
      [check]: checked(),
      [retrieve]: begun,
      [apply]: { status: 422, json: { success: false, message: 'Please check', errors } },
    });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.click(await screen.findByRole('button', { name: 'Declarations' }));
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('heading', { name: 'Directors' })).toBeTruthy();
    expect(screen.getAllByText(/Please enter the 12 digits of the MyKad/)).toHaveLength(2);
  });

  it('continues at the first step with something still to answer', async () => {
    const { draft } = begun.json;
    const company = {
      ...{ bo_registration_number: '201901000005', entity_type: 'private', incorporated_on: '2019-01-15' },
      ...{ bo_industry_select: 'G', annual_revenue: '10.00', employees: '3', on_lending: 0 },
    };
    serve({ [check]: checked(), [retrieve]: { json: { ...begun.json, draft: { ...draft, ...company } } } });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByRole('heading', { name: 'Address' })).toBeTruthy();
  });

  it('says what is wrong with a MyKad number when the field is left', async () => {
    serve({ [check]: checked(), [retrieve]: begun, [saveDraft]: saved });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.click(await screen.findByRole('button', { name: 'Authorised person' }));
    await person.click(screen.getByLabelText('Identity document number'));
    await person.paste('900131-00-5677');
    await person.tab();
    expect(screen.getByText(/place of birth, and this place does not exist/)).toBeTruthy();
  });

  it('fills in the state of a postcode', async () => {
    serve({ [check]: checked(), [retrieve]: begun, [saveDraft]: saved });
    const { person } = showPage(<CompanyApplication action={null} />, {
      user: { ...owner.user, malaysia_states: [{ value: '14', name: 'W.P. Kuala Lumpur' }] },
    });
    await person.click(await screen.findByRole('button', { name: 'Address' }));
    await person.type(screen.getByLabelText('Postcode'), '50400');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'W.P. Kuala Lumpur');
  });

  it('removes a rejected file and keeps the error at its field', async () => {
    const errors = { bo_all_directors_ic: ['This PDF is protected with a password.'] };
    serve({
      [check]: checked(),
      [retrieve]: begun,
      [saveDraft]: (request) =>
        field(request.body, 'bo_all_directors_ic') === null
          ? saved
          : { status: 422, json: { success: false, message: 'Please check', errors } },
    });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.click(await screen.findByRole('button', { name: 'Documents' }));
    const file = new File(['x'], 'ic.pdf', { type: 'application/pdf' });
    await person.upload(screen.getByLabelText(/^Identity documents of all directors/), file);
    expect(
      await screen.findByText('This PDF is protected with a password.', {}, { timeout: 5_000 }),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('ic.pdf')).toBeNull());
    expect(screen.getByText('This PDF is protected with a password.')).toBeTruthy();
  });
});

describe('the short check before the form', () => {
  async function answer(person: Shown['person'], industry: string, lends: 'Yes' | 'No') {
    await person.click(await screen.findByRole('combobox', { name: 'Entity type' }));
    await person.click(await screen.findByRole('option', { name: 'Private limited company' }));
    fireEvent.change(screen.getByLabelText('Date of incorporation'), { target: { value: '2019-01-15' } });
    await person.type(screen.getByLabelText('Revenue (last 12 months)'), '2400000');
    await person.click(screen.getByRole('combobox', { name: 'Industry' }));
    await person.click(await screen.findByRole('option', { name: industry }));
    await person.click(screen.getByRole('radio', { name: lends }));
  }

  const industries = [
    { value: 'G', name: 'Wholesale and retail' },
    { value: 'K', name: 'Financial' },
  ];
  const requested = { user: { ...owner.user, business_industries: industries } };

  it('says what a company may apply for, and the form begins with the answers', async () => {
    serve({ [check]: checked(), [retrieve]: fresh, [saveDraft]: saved });
    const { person } = showPage(<CompanyApplication action={null} />, requested);
    expect(await screen.findByRole('button', { name: 'Start application' })).toHaveProperty('disabled', true);
    await answer(person, 'Wholesale and retail', 'No');
    expect(screen.getByText('Term Financing')).toBeTruthy();
    expect(screen.getByText(/to about RM 600,000.00/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Start application' }));
    expect(screen.getByLabelText('Date of incorporation')).toHaveProperty('value', '15 Jan 2019');
    expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveProperty(
      'value',
      'Wholesale and retail',
    );
  });

  it('says why a company cannot apply', async () => {
    serve({ [check]: checked(), [retrieve]: fresh });
    const { person } = showPage(<CompanyApplication action={null} />, requested);
    await answer(person, 'Financial', 'Yes');
    expect(screen.getByText(/We do not finance financial institutions/)).toBeTruthy();
    expect(screen.getByText(/We do not finance companies that on-lend/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start application' })).toHaveProperty('disabled', true);
  });

  it('is not for an Institution, which invests', async () => {
    serve({ [check]: checked({ form: 'institution' }), [retrieve]: fresh });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByLabelText('Net assets')).toBeTruthy();
  });
});
