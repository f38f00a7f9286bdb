import { randomUUID } from 'node:crypto';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import {
  financingForm,
  fundedInvestor,
  issuedNote,
  keyed,
  listedNote,
  type Submitted,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { restrict } from '../../../test/builders/restrictions.ts';

const GUARANTOR = { name: 'Siti Aminah', identity_type: 'nric', identity_number: '900101145566' };

let app: TestApp;
let issuer: ApprovedIssuer;
let note: Submitted;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  note = await listedNote(app, issuer, {
    ...{ type: 'Invoice Financing - Receivable', contract: 'Shariah', termMonths: 4 },
    fields: { purpose: 'Cloth for the uniforms', guarantors: JSON.stringify([GUARANTOR]) },
  });
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const again = (headers: Headers, noteId: string, replace: 0 | 1 = 0) =>
  call(app, 'financingApplyAgain', { headers, body: { note_id: noteId, replace_draft: replace } });
const draftOf = async (headers: Headers) => (await call(app, 'financingRetrieveDraft', { headers })).body;

describe('applying again is refused', () => {
  it('to a guest, an investor, an owner who is not approved, and a disabled account', async () => {
    const investor = await approvedInvestor(app);
    const applicant = await registerUser(app, { role: 'businessowner' });
    const disabled = await approvedIssuer(app);
    await proposeAndApprove(app, {
      ...{ kind: 'account_state', subjectId: disabled.userId },
      after: { account_status: 'Inactive', reason: 'Asked by its owner' },
    });
    const callers = [{ 'x-requested-with': 'XMLHttpRequest' }, investor.headers, applicant.headers];
    const answers = await Promise.all(
      [...callers, disabled.headers].map((headers) => again(headers, note.id)),
    );
    expect(answers.map((one) => [one.status, one.error.code])).toEqual([
      [401, 'unauthorized'],
      [403, 'role'],
      [403, 'not_approved'],
      [403, 'account_inactive'],
    ]);
  });

  it('for the note of another company, an unknown one, and what is no id', async () => {
    const other = await approvedIssuer(app);
    const foreign = await again(other.headers, note.id);
    const unknown = await again(issuer.headers, randomUUID());
    const odd = await again(issuer.headers, 'N-000101');
    expect([foreign.status, unknown.status, odd.status]).toEqual([404, 404, 422]);
    expect((await draftOf(other.headers)).draft).toBeNull();
  });

  it('for an application that no note came from', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const answer = await again(issuer.headers, id);
    expect([answer.status, answer.error.code]).toEqual([409, 'wrong_state']);
  });

  it('while a note of the company is past due for too long', async () => {
    const late = await approvedIssuer(app);
    const investor = await fundedInvestor(app, 1);
    const running = await issuedNote(app, late, [{ investor, amount: '10000.00' }]);
    const headers = dated(late.headers, addDays(day(running.issuedOn), 120));
    const answer = await again(headers, running.id);
    expect([answer.status, answer.error.code]).toEqual([409, 'knocked_out']);
    expect((await draftOf(headers)).draft).toBeNull();
  });

  it('over a saved draft, which stays as it was', async () => {
    const { headers } = issuer;
    const body = { version: '0', purpose: 'A new cutter' };
    await call(app, 'financingSaveDraft', { headers, body, files: [await picture('documents')] });
    const answer = await again(headers, note.id);
    expect([answer.status, answer.error.code]).toEqual([409, 'draft_exists']);
    const { draft, files, version, repeats } = await draftOf(headers);
    expect([draft?.purpose, files.documents?.length, version, repeats]).toEqual(['A new cutter', 1, 1, null]);
  });
});

describe('applying again', () => {
  it('replaces a draft when the issuer says so, with what the note was applied for', async () => {
    const answer = await again(issuer.headers, note.id, 1);
    expect([answer.status, answer.body.version]).toEqual([200, 2]);
    const { draft, version, repeats } = await draftOf(issuer.headers);
    expect(version).toBe(2);
    expect(repeats).toEqual({ number: note.number, amount: '10000.00' });
    expect(draft).toMatchObject({
      ...{ loan_category: 'Invoice Financing - Receivable', contract: 'Shariah', term_months: '4' },
      ...{ profile: 'equal_monthly_flat', purpose: 'Cloth for the uniforms', guarantors: [GUARANTOR] },
      debtor_name: 'Pasar Besar Sdn Bhd',
      ...{ amount: null, invoice_number: null, invoice_amount: null, invoice_due_on: null },
      ...{ not_raised_elsewhere: null, documents: [] },
    });
    const stale = await call(app, 'financingSaveDraft', {
      headers: issuer.headers,
      body: { version: '1', purpose: 'A new cutter' },
    });
    expect(stale.error.code).toBe('stale_draft');
  });

  it('stores identity numbers encrypted', async () => {
    const rows = await app.database.reader.db
      .selectFrom('financing_applications')
      .select('data')
      .where('issuer_id', '=', issuer.userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(GUARANTOR.identity_number);
  });

  it('stays an application again while it is saved, and is submitted as any other', async () => {
    const { headers } = issuer;
    const saved = await call(app, 'financingSaveDraft', {
      headers,
      body: { version: '2', amount: '8000.00' },
    });
    expect(saved.body.version).toBe(3);
    expect((await draftOf(headers)).repeats?.number).toBe(note.number);
    const submitted = await call(app, 'financingApply', {
      headers: keyed(headers),
      body: { ...financingForm(), version: '3' },
      files: [await picture('documents')],
    });
    expect(submitted.status).toBe(201);
    expect(await draftOf(headers)).toMatchObject({ draft: null, repeats: null });
  });

  it('at once in two tabs makes one draft', async () => {
    const both = await Promise.all([again(issuer.headers, note.id), again(issuer.headers, note.id)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(both.map((one) => one.error.code)).toContain('draft_exists');
  });

  it('tells a company whose money is restricted nothing', async () => {
    await restrict(app, issuer);
    const answer = await again(issuer.headers, note.id, 1);
    expect([answer.status, answer.body.version]).toEqual([200, 2]);
  });
});
