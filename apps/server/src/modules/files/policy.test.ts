import { randomUUID } from 'node:crypto';
import { type FilePurpose, fileReaders } from '@titian/contracts/operator-access';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { premiumFileFields } from '@titian/contracts/premium';
import { companyFileFields } from '@titian/contracts/schemas/company-application';
import { investorFileFields } from '@titian/contracts/schemas/investor-application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';

/** The permissions, repeated here: the product's table must not be its own test. */
const expected: Readonly<Record<FilePurpose, readonly OperatorRole[]>> = {
  identity_front: ['onboarding', 'compliance', 'auditor'],
  identity_back: ['onboarding', 'compliance', 'auditor'],
  ekyc_front: ['onboarding', 'compliance', 'auditor'],
  ekyc_back: ['onboarding', 'compliance', 'auditor'],
  ekyc_selfie: ['onboarding', 'compliance', 'auditor'],
  tax_residence_document: ['onboarding', 'compliance', 'auditor'],
  address_proof: ['onboarding', 'compliance', 'auditor'],
  bo_all_directors_ic: ['onboarding', 'compliance', 'auditor'],
  bo_other_docs_file: ['onboarding', 'compliance', 'auditor'],
  board_resolution: ['onboarding', 'compliance', 'auditor'],
  inv_income_slip: ['onboarding', 'compliance', 'auditor'],
  inv_personal_assets: ['onboarding', 'compliance', 'auditor'],
  inv_additional_documents: ['onboarding', 'compliance', 'auditor'],
  bo_six_months_bank_statement: ['onboarding', 'credit', 'compliance', 'auditor'],
  financing_document: ['credit', 'compliance', 'auditor'],
  offer_letter: ['credit', 'finance', 'compliance', 'auditor'],
  note_agreement: ['credit', 'finance', 'compliance', 'auditor'],
  restructuring_consent: ['credit', 'finance', 'compliance', 'auditor'],
  collection_letter: ['credit', 'finance', 'compliance', 'auditor'],
  topup_proof: ['finance', 'compliance', 'auditor'],
  recovery_invoice: ['finance', 'compliance', 'auditor'],
  management_mandate: ['finance', 'compliance', 'auditor'],
  message_attachment: ['support', 'credit', 'finance', 'compliance', 'administrator', 'auditor'],
  case_attachment: ['support', 'credit', 'finance', 'compliance', 'administrator', 'auditor'],
  alert_attachment: ['compliance'],
  export: [],
};
const purposes = Object.keys(expected) as FilePurpose[];

let app: TestApp;
let owner: SignedInUser;
const operators = new Map<OperatorRole, Headers>();
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerUser(app);
  for (const role of operatorRoleNames) {
    operators.set(role, (await signInOperator(app, [role])).headers);
  }
  // An auditor opens files of a customer for whom a reason was given (OPS-62).
  await call(app, 'operatorDisclose', {
    headers: operators.get('auditor') ?? {},
    params: { id: owner.userId },
    body: { reason: 'Sampled for the audit of documents' },
  });
}, 60_000);
afterAll(() => app.finish());

/** A stored file of the owner's, whatever it is for. */
async function fileFor(purpose: string): Promise<string> {
  const id = randomUUID();
  await app.work.command({ actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null }, (ctx) =>
    ctx.tx.db
      .insertInto('files')
      .values({
        ...{ id, owner_user_id: owner.userId, purpose, original_name: 'file.pdf' },
        ...{ content_type: 'application/pdf', bytes: 3, sha256: Buffer.alloc(32), storage_key: id },
      })
      .execute(),
  );
  return id;
}

/** The roles that get a link; every other role gets the `role` error. */
async function openedBy(purpose: string): Promise<OperatorRole[]> {
  const id = await fileFor(purpose);
  const open: OperatorRole[] = [];
  for (const [role, headers] of operators) {
    const answer = await call(app, 'download', { headers, query: { id } });
    if (answer.status === 200) {
      open.push(role);
    } else {
      expect([answer.status, answer.error.code]).toEqual([403, 'role']);
    }
  }
  expect((await call(app, 'download', { headers: owner.headers, query: { id } })).status).toBe(200);
  return open;
}

describe('a file is opened by its purpose', () => {
  it.each(purposes)('%s', async (purpose) => {
    expect(await openedBy(purpose)).toEqual(expected[purpose]);
  });

  it('and by no operator where it is for something unknown', async () => {
    expect(await openedBy('something_new')).toEqual([]);
  });

  it('with a purpose for every file field of the forms', () => {
    const fields = [...investorFileFields, ...companyFileFields, ...premiumFileFields];
    expect(fields.filter((field) => !(field in expected))).toEqual([]);
    expect(Object.keys(fileReaders).sort()).toEqual([...purposes].sort());
  });
});
