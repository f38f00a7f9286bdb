import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';

const CHECK = 'GET /api/investors/check/applications';
const APPLY = 'POST /api/investors/apply';
const id = '0195a3f0-0000-7000-8000-000000000001';

const applicant = investor({
  application_status: 'Incomplete',
  application_id: null,
  completed_application: false,
  inv_no: null,
  first_topup: false,
});
const status = {
  success: true,
  application_id: null,
  application_status: null,
  completed_application: false,
  version: 7,
  saved_at: null,
  remarks: [],
  is_ekyc_verified: false,
  application: null,
};
const constants = {
  success: true,
  countries: [{ value: 'MY', name: 'Malaysia' }],
  malaysia_states: [{ value: '01', name: 'Johor' }],
  banks: [{ value: 'MBBEMYKL', name: 'Maybank', active: true }],
  identity_types: [
    { value: 'nric', name: 'MyKad' },
    { value: 'passport', name: 'Passport' },
  ],
  genders: [
    { value: 'male', name: 'Male' },
    { value: 'female', name: 'Female' },
  ],
  occupations: [{ value: 'Full time', name: 'Full time' }],
  income_ranges: [],
  asset_ranges: [],
  sources_of_funds: [],
  risk_tolerances: [{ value: 'balanced', name: 'Balanced' }],
  knowledge_levels: [{ value: '1', name: 'Unaware' }],
};
const info = { success: true, user_info: { phone_country_code: '+60', phone_number: '123456789' } };
const saved = (version: number) => ({
  success: true,
  application_id: id,
  application_status: 'Incomplete',
  version,
  saved_at: new Date().toISOString(),
});

type Handlers = NonNullable<Parameters<typeof openPage>[1]['handlers']>;

async function openForm(handlers: Handlers = {}, address = '/investors/apply') {
  const page = openPage(address, {
    user: applicant,
    handlers: {
      [CHECK]: { json: status },
      'GET /api/investor-registration-constants/get': { json: constants },
      'GET /api/user/info': { json: info },
      [APPLY]: { json: saved(8) },
      ...handlers,
    },
  });
  await screen.findByRole('heading', { name: 'Investor application' });
  return { ...page, forms: () => page.requestsTo(APPLY).map(({ body }) => formOf(body)) };
}

function formOf(body: unknown): Record<string, FormDataEntryValue> {
  return body instanceof FormData ? Object.fromEntries(body) : {};
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

describe('the application of an investor', () => {
  it('shows remarks on top and at their fields, and begins there', async () => {
    const remarks = [{ field: 'bank_account_name', text: 'Not the name on your MyKad.' }];
    await openForm({
      [CHECK]: { json: { ...status, application_status: 'More Info Required', remarks } },
    });
    expect(screen.getByRole('heading', { name: 'Bank account' })).toBeTruthy();
    expect(screen.getAllByText('Not the name on your MyKad.')).toHaveLength(2);
  });

  it('stops saving when another tab has saved, and offers to read the form again', async () => {
    const json = { success: false, code: 'stale_draft', message: 'Saved in another tab.' };
    let version = 7;
    const page = await openForm({
      [CHECK]: () => ({ json: { ...status, version } }),
      [APPLY]: { status: 409, json },
    });
    version = 8;
    await page.person.type(screen.getByLabelText('Full name'), ' binti');
    expect(await screen.findByText(/was saved in another tab/)).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Reload the form' }));
    await waitFor(() => expect(page.requestsTo(CHECK)).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aisyah Rahman'));
    expect(screen.getByRole('button', { name: 'Use my text' })).toBeTruthy();
  });

  it('goes to the first rejected field, sums up on top, and leads to each', async () => {
    const errors = {
      bank_bic: ['Please choose a bank of the list'],
      agree_privacy: ['Please tick this box to go on'],
    };
    const page = await openForm({ [APPLY]: { status: 422, json: { success: false, message: 'x', errors } } });
    await page.person.click(screen.getByRole('button', { name: 'Declarations' }));
    await page.person.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('heading', { name: 'Bank account' })).toBeTruthy();
    expect(screen.getByText('Please correct 2 fields')).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Please tick this box to go on' }));
    expect(screen.getByRole('heading', { name: 'Declarations' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-path')).toBe('agree_privacy');
    expect(screen.getByRole('button', { name: 'Bank account, 1 field to correct' })).toBeTruthy();
  });

  it('names what is wrong with an identity number when the field is left', async () => {
    const { person } = await openForm();
    await person.type(screen.getByLabelText('Identity document number'), '901331-14-5677');
    await person.tab();
    expect(
      screen.getByText(
        /^The first six digits of a MyKad are the date of birth, and this date does not exist/,
      ),
    ).toBeTruthy();
  });

  it('prompts before it is left with unsaved text, and leaves on request', async () => {
    const json = { success: false, code: 'unavailable', message: 'Busy' };
    const page = await openForm({ [APPLY]: { status: 503, json } });
    await page.person.type(screen.getByLabelText('Full name'), ' A');
    const leave = () => page.router.navigate({ to: '/verification' });
    void leave();
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await page.person.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.router.state.location.pathname).toBe('/investors/apply');
    void leave();
    await page.person.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/verification'));
  });

  it('is left without a question once the text is saved', async () => {
    const page = await openForm();
    await page.person.type(screen.getByLabelText('Full name'), ' A');
    await page.router.navigate({ to: '/verification' });
    expect(page.router.state.location.pathname).toBe('/verification');
    expect(page.forms()).toMatchObject([{ submit: '0', full_name: 'Aisyah Rahman A' }]);
  });

  it('puts back what was typed and not saved, without identity and account numbers', async () => {
    const offline = { status: 503, json: { success: false, code: 'unavailable', message: 'Busy' } };
    const first = await openForm({ [APPLY]: offline });
    await first.person.type(screen.getByLabelText('Full name'), ' A');
    await first.person.type(screen.getByLabelText('Identity document number'), '900131145677');
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain('Aisyah Rahman A');
    expect(stored).not.toContain('900131145677');
    cleanup();
    const page = await openForm();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aisyah Rahman A');
    expect(screen.getByText(/had not been saved. It was restored/)).toBeTruthy();
    await waitFor(() => expect(page.forms()).toHaveLength(1), { timeout: 5_000 });
    expect(page.forms()[0]).toMatchObject({ full_name: 'Aisyah Rahman A', identity_number: '' });
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Aisyah'));
    await page.person.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aisyah Rahman');
  });

  it('offers what was typed where the form was saved elsewhere since', async () => {
    const offline = { status: 503, json: { success: false, code: 'unavailable', message: 'Busy' } };
    const first = await openForm({ [APPLY]: offline });
    await first.person.type(screen.getByLabelText('Full name'), ' A');
    cleanup();
    const page = await openForm({ [CHECK]: { json: { ...status, version: 9 } } });
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aisyah Rahman');
    await page.person.click(screen.getByRole('button', { name: 'Use my text' }));
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Aisyah Rahman A');
  });

  it('has its step in the address, and goes back by it', async () => {
    const page = await openForm({}, '/investors/apply?step=bank');
    expect(screen.getByRole('heading', { name: 'Bank account' })).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Documents' }));
    await waitFor(() => expect(page.router.state.location.search).toEqual({ step: 'documents' }));
    page.router.history.back();
    expect(await screen.findByRole('heading', { name: 'Bank account' })).toBeTruthy();
  });

  it('says that it is open in another tab, and reads again what that one has saved', async () => {
    const other = new BroadcastChannel('titian.draft.aisyah@example.com.investor');
    other.onmessage = ({ data }) =>
      data.kind === 'opened' && other.postMessage({ kind: 'present', tab: 'the other' });
    const page = await openForm();
    expect(await screen.findByText(/also open in another tab/)).toBeTruthy();
    other.postMessage({ kind: 'saved', tab: 'the other', version: 8 });
    await waitFor(() => expect(page.requestsTo(CHECK)).toHaveLength(2));
    other.onmessage = null;
    other.postMessage({ kind: 'closed', tab: 'the other' });
    await waitFor(() => expect(screen.queryByText(/also open in another tab/)).toBeNull());
    other.close();
  });

  it('fills in birth date and gender from a MyKad', async () => {
    const { person } = await openForm();
    await person.type(screen.getByLabelText('Identity document number'), '900131145677');
    await person.tab();
    expect(screen.getByLabelText('Identity document number')).toHaveProperty('value', '900131-14-5677');
    expect(screen.getByRole('combobox', { name: 'Day' })).toHaveProperty('value', '31');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveProperty('value', '1990');
    expect(screen.getByRole('radio', { name: 'Male' })).toHaveProperty('checked', true);
  });

  it('saves what was typed with the last version, and says so', async () => {
    let version = 7;
    const page = await openForm({
      [APPLY]: () => {
        version += 1;
        return { json: saved(version) };
      },
    });
    await page.person.type(screen.getByLabelText('Full name'), ' A');
    expect(await screen.findByText(/^Saved \d+ s ago$/)).toBeTruthy();
    await page.person.type(screen.getByLabelText('Full name'), 'B');
    await waitFor(() => expect(page.forms()).toHaveLength(2), { timeout: 5_000 });
    expect(page.forms()).toMatchObject([
      { submit: '0', version: '7', full_name: 'Aisyah Rahman A', phone_number: '123456789' },
      { submit: '0', version: '8', full_name: 'Aisyah Rahman AB' },
    ]);
  });

  it('sends a document once, then retains it by its id', async () => {
    const front = { id: '0195a3f0-0000-7000-8000-0000000000f1', name: 'front.png', path: '/x' };
    let sent = false;
    const page = await openForm({
      [CHECK]: () => ({
        json: sent ? { ...status, application: { identity_front: [front], identity_back: [] } } : status,
      }),
      [APPLY]: () => {
        sent = true;
        return { json: saved(8) };
      },
    });
    await page.person.click(screen.getByRole('button', { name: 'Documents' }));
    const picture = new File(['x'], 'front.png', { type: 'image/png' });
    await page.person.upload(screen.getByLabelText('Identity document (front)'), picture);
    await waitFor(() => expect(page.forms()).toHaveLength(1), { timeout: 5_000 });
    await page.person.click(screen.getByRole('button', { name: 'Declarations' }));
    await page.person.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
    await waitFor(() => expect(page.forms()).toHaveLength(2), { timeout: 5_000 });
    expect(page.forms()[0]?.identity_front).toBeInstanceOf(File);
    expect(page.forms()[1]).toMatchObject({ keep_files: front.id, agree_privacy: '1' });
    expect(page.forms()[1]?.identity_front).toBeUndefined();
  });

  it('uses the pictures of the identity check, and requires none', async () => {
    const current = {
      ...{ success: true, session: null, blocked: 'approved', undone_by: null, gives_card_pictures: true },
      ...{ attempts_left: 3, selfie_keep_days: 30, sample_card: [] },
    };
    await openForm({ 'GET /api/ekyc/sessions': { json: current } }, '/investors/apply?step=documents');
    expect(await screen.findByText(/pictures of your identity verification are used/)).toBeTruthy();
    expect(screen.queryByLabelText('Identity document (front)')).toBeNull();
  });

  it('submits, then the dashboard says that it is being reviewed', async () => {
    let user = applicant;
    const { person, router, forms } = await openForm({
      'GET /api/user/current': () => ({
        json: currentAnswer(user),
      }),
      [APPLY]: () => {
        user = { ...applicant, application_status: 'Submitted', completed_application: true };
        return { json: { ...saved(8), application_status: 'Submitted' } };
      },
    });
    await person.click(screen.getByRole('button', { name: 'Declarations' }));
    await person.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText('Your application is being reviewed.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(forms().at(-1)).toMatchObject({ submit: '1', version: '7' });
  });
});
