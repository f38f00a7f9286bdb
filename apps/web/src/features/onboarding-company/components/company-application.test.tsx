import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { businessOwner, currentAnswer } from '../../../testing/users.ts';
import { CompanyApplication } from './company-application.tsx';

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
  it('asks a business for its revenue and an Institution for its net assets', async () => {
    serve({ [check]: checked(), [retrieve]: fresh });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByLabelText('Revenue of the last 12 months')).toBeTruthy();
    expect(screen.queryByLabelText('Net assets')).toBeNull();
  });

  it('asks an Institution for its net assets and a board resolution', async () => {
    serve({ [check]: checked({ form: 'institution' }), [retrieve]: fresh });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByLabelText('Net assets')).toBeTruthy();
    expect(screen.queryByLabelText('Revenue of the last 12 months')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByText('Board resolution')).toBeTruthy();
    expect(screen.queryByText('Bank statements of the last six months')).toBeNull();
  });

  it('begins at the field that we asked about, with the remark beside it', async () => {
    const remarks = [{ field: 'bank_account_no', text: 'Please check the account number.' }];
    serve({ [check]: checked({ remarks }), [retrieve]: fresh });
    showPage(<CompanyApplication action={null} />, owner);
    expect(await screen.findByRole('heading', { name: 'Bank' })).toBeTruthy();
    expect(screen.getAllByText('Please check the account number.')).toHaveLength(2);
  });

  it('saves what was typed by itself, without the dashes of the SSM number', async () => {
    const seen = serve({ [check]: checked(), [retrieve]: fresh, [saveDraft]: saved });
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

  it('offers to reload what another tab has saved', async () => {
    serve({
      [check]: checked(),
      [retrieve]: fresh,
      [saveDraft]: { status: 409, json: { success: false, message: 'Stale', code: 'stale_draft' } },
    });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.type(await screen.findByLabelText('Company name'), '!');
    expect(await screen.findByRole('button', { name: 'Reload the form' }, { timeout: 4_000 })).toBeTruthy();
  });

  it('shows a refused director at that director', async () => {
    const errors = { 'directors.0.identity_number': ['Please enter the 12 digits of the MyKad'] };
    serve({
      [check]: checked(),
      [retrieve]: fresh,
      [apply]: { status: 422, json: { success: false, message: 'Please check', errors } },
    });
    const { person } = showPage(<CompanyApplication action={null} />, owner);
    await person.click(await screen.findByRole('button', { name: 'Declarations' }));
    await person.click(screen.getByRole('button', { name: 'Submit the application' }));
    expect(await screen.findByRole('heading', { name: 'Directors' })).toBeTruthy();
    expect(screen.getAllByText('Please enter the 12 digits of the MyKad')).toHaveLength(2);
  });
});
