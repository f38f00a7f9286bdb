import { randomUUID } from 'node:crypto';
import { financingTypes } from '@titian/contracts/constants';
import { fieldsOfType } from '@titian/contracts/financing-types';
import { malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { financingForm, keyed, submittedFinancing } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair } from '../../../test/builders/operators.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app, { companyName: 'Roti Canai Sdn Bhd' });
  other = await approvedIssuer(app);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const document = async () => [await picture('documents')];
const countOf = async (who: ApprovedIssuer) => {
  const { body } = await call(app, 'notesBoUnderReview', { headers: who.headers });
  return body.items.length;
};

describe('who may apply', () => {
  it('rejects a guest, an investor, and a business owner who is not approved', async () => {
    const investor = await approvedInvestor(app);
    const applicant = await registerUser(app, { role: 'businessowner' });
    const answers = await Promise.all(
      [
        keyed({ 'x-requested-with': 'XMLHttpRequest' }),
        keyed(investor.headers),
        keyed(applicant.headers),
      ].map(async (headers) =>
        call(app, 'financingApply', { headers, body: financingForm(), files: await document() }),
      ),
    );
    expect(answers.map((one) => [one.status, one.error.code])).toEqual([
      [401, 'unauthorized'],
      [403, 'role'],
      [403, 'not_approved'],
    ]);
  });

  it('demands an idempotency key', async () => {
    const answer = await call(app, 'financingApply', {
      headers: issuer.headers,
      body: financingForm(),
      files: await document(),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a bad application is rejected at its fields and leaves nothing behind', () => {
  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '4990.00' }],
    ['amount', { amount: '5005.00' }],
    ['amount', { amount: '5000.01' }],
    ['amount', { amount: '5000.001' }],
    ['amount', { amount: '1000010.00' }],
    ['amount', { amount: '-5000.00' }],
    ['amount', { amount: '1e5' }],
    ['amount', { amount: 'NaN' }],
    ['amount', { amount: '99999999999999' }],
    ['term_months', { term_months: '0' }],
    ['term_months', { term_months: '37' }],
    ['loan_category', { loan_category: 'Payday Loan' }],
    ['contract', { contract: 'Islamic' }],
    ['profile', { profile: 'balloon' }],
    ['purpose', { purpose: ' ' }],
    ['purpose', { contract: 'Shariah', purpose: 'Repaying a loan for the kitchen' }],
    ['not_raised_elsewhere', { not_raised_elsewhere: '0' }],
    ['invoice_number', { loan_category: 'Invoice Financing - Payable' }],
    ['amount', { ...financingForm({ type: 'Invoice Financing - Payable' }), invoice_amount: '9000.00' }],
    ['amount', { ...financingForm({ type: 'Contract Financing' }), contract_value: '9000.00' }],
    [
      'invoice_due_on',
      { ...financingForm({ type: 'Invoice Financing - Payable' }), invoice_due_on: '2020-01-31' },
    ],
    ['debtor_name', { loan_category: 'Invoice Financing - Receivable' }],
    ['contract_value', { loan_category: 'Contract Financing' }],
    ['guarantors', { guarantors: 'nobody' }],
    ['colour', { colour: 'green' }],
  ])('%s: %j', async (field, fields) => {
    const answer = await call(app, 'financingApply', {
      headers: keyed(issuer.headers),
      body: { ...financingForm(), ...fields },
      files: await document(),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toContain(field);
    expect(await countOf(issuer)).toBe(0);
  });

  it('documents: none', async () => {
    const answer = await call(app, 'financingApply', {
      headers: keyed(issuer.headers),
      body: financingForm(),
    });
    expect(answer.error.errors).toEqual({ documents: ['Please upload at least one document'] });
  });

  it('documents: a text that calls itself a picture', async () => {
    const bytes = new Uint8Array(Buffer.from('not a picture'));
    const answer = await call(app, 'financingApply', {
      headers: keyed(issuer.headers),
      body: financingForm(),
      files: [{ field: 'documents', name: 'ic.png', type: 'image/png', bytes }],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['documents']);
  });
});

describe('a draft', () => {
  it('is saved in whatever state, and comes back unchanged with its files', async () => {
    const fresh = await call(app, 'financingRetrieveDraft', { headers: other.headers });
    expect(fresh.body).toMatchObject({ success: true, draft: null, files: {}, version: 0, saved_at: null });
    // The company's bank statements came with its own application.
    expect(fresh.body.bank_statements_on).toBe(malaysiaDay(app.work.clock.now()));
    const guarantors = JSON.stringify([
      { name: 'Siti', identity_type: 'nric', identity_number: '900101145566' },
    ]);
    const saved = await call(app, 'financingSaveDraft', {
      headers: other.headers,
      body: { version: '0', amount: 'about ten thousand', purpose: '', guarantors },
      files: await document(),
    });
    expect(saved.status).toBe(200);
    expect(saved.body.version).toBe(1);
    const { body } = await call(app, 'financingRetrieveDraft', { headers: other.headers });
    expect(body.draft).toMatchObject({ amount: 'about ten thousand', purpose: null, contract: null });
    expect(body.draft?.guarantors).toEqual(JSON.parse(guarantors));
    expect(body.files.documents?.map((file) => file.name)).toEqual(['documents.png']);
    expect(body.draft?.documents).toEqual(saved.body.files.documents);
  });

  it('stores identity numbers encrypted', async () => {
    const rows = await app.database.reader.db
      .selectFrom('financing_applications')
      .select('data')
      .where('issuer_id', '=', other.userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('900101145566');
  });

  it('does not save over what another tab saved', async () => {
    const stale = await call(app, 'financingSaveDraft', {
      headers: other.headers,
      body: { version: '0', amount: '6000.00' },
    });
    expect([stale.status, stale.error.code]).toEqual([409, 'stale_draft']);
  });

  it('lets one of two first saves win', async () => {
    const third = await approvedIssuer(app);
    const both = await Promise.all(
      ['6000.00', '7000.00'].map((amount) =>
        call(app, 'financingSaveDraft', { headers: third.headers, body: { version: '0', amount } }),
      ),
    );
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  it('retains omitted fields, empties empty ones, and drops files that are not retained', async () => {
    const stored = await call(app, 'financingSaveDraft', {
      headers: other.headers,
      body: { version: '1', contract: 'Shariah', amount: '' },
    });
    expect(stored.body.files.documents).toEqual([]);
    const { body } = await call(app, 'financingRetrieveDraft', { headers: other.headers });
    expect(body.draft).toMatchObject({ contract: 'Shariah', amount: null });
    expect(body.draft?.guarantors).toHaveLength(1);
    expect(body.version).toBe(2);
  });

  it('is not accessible to other users', async () => {
    const { body } = await call(app, 'financingRetrieveDraft', { headers: issuer.headers });
    expect(body.draft).toBeNull();
  });

  it('is used up by submitting it, with the files it has', async () => {
    const withFile = await call(app, 'financingSaveDraft', {
      headers: other.headers,
      body: { version: '2' },
      files: await document(),
    });
    const file = withFile.body.files.documents?.[0]?.id ?? '';
    const stale = await call(app, 'financingApply', {
      headers: keyed(other.headers),
      body: { ...financingForm(), version: '2', keep_files: file },
    });
    expect([stale.status, stale.error.code]).toEqual([409, 'stale_draft']);
    const answer = await call(app, 'financingApply', {
      headers: keyed(other.headers),
      body: { ...financingForm(), version: '3', keep_files: file },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.application.state).toBe('under_review');
    const { body } = await call(app, 'financingRetrieveDraft', { headers: other.headers });
    expect(body.draft).toBeNull();
  });
});

describe('the fields of a type', () => {
  const ofEveryType = {
    ...{ invoice_number: 'INV-7', invoice_amount: '12000.00', invoice_due_on: '2090-03-31' },
    ...{ debtor_name: 'Pasar Besar Sdn Bhd', contract_value: '400000.00', contract_party: 'Majlis Daerah' },
  };

  it.each(financingTypes)('%s: only its own are stored, whatever else is sent', async (type) => {
    const { id } = await submittedFinancing(app, await approvedIssuer(app), { type, fields: ofEveryType });
    const { maker } = await operatorPair(app);
    const { body } = await call(app, 'operatorFinancingApplication', {
      headers: maker.headers,
      params: { id },
    });
    const stored = Object.entries(body.application.data).filter(
      ([field, value]) => Object.hasOwn(ofEveryType, field) && value !== null,
    );
    expect(stored.map(([field]) => field).sort()).toEqual([...fieldsOfType(type)].sort());
  });

  it('hold only for their type: an invoice of the past does not stop financing of a term', async () => {
    const fields = { invoice_due_on: '2020-01-31', invoice_amount: '1.00' };
    expect(await submittedFinancing(app, await approvedIssuer(app), { fields })).toHaveProperty('id');
  });
});

describe('a submitted application', () => {
  it('gets the number of its note, once per key, and its issuer is notified', async () => {
    const headers = keyed(issuer.headers);
    const sending = { headers, body: financingForm({ amount: '25000.00' }), files: await document() };
    const first = await call(app, 'financingApply', sending);
    const again = await call(app, 'financingApply', sending);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(first.body.application.number).toMatch(/^N-\d{6}$/);
    expect(await countOf(issuer)).toBe(1);
    const mail = await mailTo(app, issuer.email, 'financing_received');
    expect(mail.params).toMatchObject({ amount: '25000.00', noteNumber: first.body.application.number });
    const changed = await call(app, 'financingApply', {
      ...sending,
      body: financingForm({ amount: '26000.00' }),
    });
    expect([changed.status, changed.error.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('is shown to its issuer in the shape of a note, page by page', async () => {
    const second = await submittedFinancing(app, issuer, { contract: 'Shariah', termMonths: 6 });
    const page = await call(app, 'notesBoUnderReview', { headers: issuer.headers, query: { limit: '1' } });
    expect(page.body.items).toHaveLength(1);
    expect(page.body.items[0]).toMatchObject({
      id: second.id,
      number: second.number,
      contract: 'Shariah',
      state: 'under_review',
      target: '10000.00',
      raised: '0.00',
      remaining: '10000.00',
      grade: null,
      rate: null,
      offer: null,
      industry: 'Wholesale and retail trade, repair of motor vehicles and motorcycles',
      industry_code: 'G',
      state_name: 'W.P. Kuala Lumpur',
    });
    const cursor = page.body.next_cursor ?? '';
    const rest = await call(app, 'notesBoUnderReview', { headers: issuer.headers, query: { cursor } });
    expect(rest.body.items.map((one) => one.target)).toEqual(['25000.00']);
    expect(rest.body.next_cursor).toBeNull();
  });

  it('is read by operators with its form, files and history', async () => {
    const { maker } = await operatorPair(app);
    const list = await call(app, 'operatorFinancingApplications', {
      headers: maker.headers,
      query: { state: 'under_review' },
    });
    const row = list.body.items.find((one) => one.amount === '25000.00');
    expect(row).toMatchObject({
      issuer_name: 'Roti Canai Sdn Bhd',
      can: { assess: true, offer: false, reject: true },
    });
    const one = await call(app, 'operatorFinancingApplication', {
      headers: maker.headers,
      params: { id: row?.id ?? '' },
    });
    expect(one.body.application.data).toMatchObject({ amount: '25000.00', not_raised_elsewhere: 1 });
    expect(one.body.application.files.documents).toHaveLength(1);
    expect(one.body.application.history.map((line) => line.action)).toEqual(['financing.submitted']);
    expect(one.body).toMatchObject({
      assessment: null,
      offer: null,
      can: { assess: true, offer: false, reject: true },
    });
    const missing = await call(app, 'operatorFinancingApplication', {
      headers: maker.headers,
      params: { id: randomUUID() },
    });
    expect(missing.status).toBe(404);
  });

  it('records the problem that a browser reports', async () => {
    const answer = await call(app, 'financingLog', {
      headers: issuer.headers,
      body: { error: 'chunk 7 failed' },
    });
    expect(answer.body).toEqual({ success: true });
    const empty = await call(app, 'financingLog', { headers: issuer.headers, body: { error: '' } });
    expect(empty.status).toBe(422);
  });
});
