import { type Day, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  ownResidences,
  recordResidence,
  residence,
  taxDocument,
} from '../../../test/builders/tax-residence.ts';
import {
  bookPlatformMoney,
  listedRecipient,
  OPERATING_ACCOUNT,
  workOn,
} from '../../../test/builders/treasury.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { readNonResidents } from './public.ts';

const APPROVED = '2026-12-01';
const NOBODY = '0194b6f0-0000-7000-8000-000000000001';

let bank: TestServer;
let app: TestApp;
let investor: ApprovedInvestor;
let maker: SignedInOperator;
let checker: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT });
  investor = await approvedInvestor(app, { on: APPROVED });
  ({ maker, checker } = await operatorPair(app));
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

function proposing(userId: string, after: unknown, on = '2026-12-10', headers: Headers = maker.headers) {
  const body = { kind: 'tax_residence', subject_id: userId, after, reason: 'Certificate of 1 December' };
  return call(app, 'operatorPropose', { headers: dated(headers, on), body });
}

const approving = (id: string, headers: Headers, on = '2026-12-10') =>
  call(app, 'operatorApprove', { headers: dated(headers, on), params: { id }, body: {} });

const isNonResident = (userId: string, on: string) =>
  app.work.query(workOn(day(on)), async (ctx) => (await readNonResidents(ctx, [userId])).has(userId));

const queue = async (userId: string, on: Day | string, headers: Headers = maker.headers) =>
  (await call(app, 'operatorTaxResidences', { headers: dated(headers, on), params: { id: userId } })).body;

describe('a tax residence is rejected', () => {
  it('for guests, for non-investors, and for operators with the wrong role', async () => {
    const params = { id: investor.userId };
    expect((await call(app, 'userTaxResidences', {})).status).toBe(401);
    expect((await call(app, 'operatorTaxResidences', { params })).status).toBe(401);
    expect((await call(app, 'operatorTaxResidences', { headers: investor.headers, params })).status).toBe(
      401,
    );
    const issuer = await approvedIssuer(app);
    expect((await call(app, 'userTaxResidences', { headers: issuer.headers })).status).toBe(403);
    const credit = await signInOperator(app, ['credit']);
    expect((await call(app, 'operatorTaxResidences', { headers: credit.headers, params })).status).toBe(403);
    const upload = { ...{ params, body: {} }, files: [] };
    const compliance = await signInOperator(app, ['compliance', 'finance', 'administrator', 'support']);
    expect(
      (await call(app, 'operatorUploadTaxDocument', { ...upload, headers: compliance.headers })).status,
    ).toBe(403);
    const after = residence('SG', '2026-12-10', await taxDocument(app, investor.userId));
    expect((await proposing(investor.userId, after, '2026-12-10', compliance.headers)).error.code).toBe(
      'role',
    );
  });

  it('without its document, or by the document of another user', async () => {
    const upload = (id: string) =>
      call(app, 'operatorUploadTaxDocument', { headers: maker.headers, params: { id }, body: {}, files: [] });
    expect((await upload(investor.userId)).error.errors).toEqual({
      document: ['Please choose the document: a PDF or a picture'],
    });
    expect((await upload(NOBODY)).status).toBe(404);
    const other = await approvedInvestor(app);
    const document = await taxDocument(app, other.userId);
    const uploads = app.database.reader.db.selectFrom('audit_events').select(['actor_kind', 'after']);
    expect(
      await uploads.where('action', '=', 'file.uploaded').where('subject_id', '=', document).execute(),
    ).toEqual([
      {
        actor_kind: 'operator',
        after: { purpose: 'tax_residence_document', owner_user_id: other.userId },
      },
    ]);
    for (const id of [NOBODY, document]) {
      const { error: rejection } = await proposing(investor.userId, residence('SG', '2026-12-10', id));
      expect(rejection.errors).toEqual({ 'after.document_id': ['Please attach the document'] });
    }
  });

  it.each([
    ['2026-11-30', 'A residence from 1 Dec 2026 is recorded. Please choose that day or a later one.'],
    ['2027-12-11', 'Please choose 10 Dec 2027 or an earlier day'],
  ])('from %s on', async (from, why) => {
    const after = residence('SG', from, await taxDocument(app, investor.userId));
    const { error: rejection } = await proposing(investor.userId, after);
    expect(rejection.errors).toEqual({ 'after.effective_from': [why] });
  });

  it('of an unknown user, and of one who is no investor', async () => {
    const issuer = await approvedIssuer(app);
    for (const id of [NOBODY, issuer.userId]) {
      expect((await proposing(id, residence('SG', '2026-12-10', NOBODY))).error.code).toBe('not_found');
    }
    const params = { id: NOBODY };
    const nobody = await call(app, 'operatorTaxResidences', { headers: maker.headers, params });
    expect(nobody.status).toBe(404);
    expect(await queue(issuer.userId, '2026-12-10')).toMatchObject({
      items: [],
      earliest: null,
      can: { propose: false },
    });
  });

  it('where its maker decides, where one waits already, and the same by the same document', async () => {
    const { userId } = await approvedInvestor(app, { on: APPROVED });
    const after = residence('SG', '2026-12-10', await taxDocument(app, userId));
    const all = await Promise.all([proposing(userId, after), proposing(userId, after)]);
    expect(all.map((one) => one.status).sort()).toEqual([201, 409]);
    const id = all.find((one) => one.status === 201)?.body.approval.id ?? '';
    expect((await proposing(userId, after)).error.code).toBe('approval_pending');
    expect((await queue(userId, '2026-12-10')).can.propose).toBe(false);
    expect((await approving(id, maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approving(id, checker.headers), approving(id, checker.headers)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await queue(userId, '2026-12-10')).items).toHaveLength(2);
    expect((await proposing(userId, after)).error).toMatchObject({
      code: 'wrong_state',
      message: 'This residence is recorded already, by this document.',
    });
  });

  it('in a period whose withholding tax is remitted, also where that was after the proposal, which says so', async () => {
    const { userId } = await approvedInvestor(app, { on: APPROVED });
    const after = residence('SG', '2026-12-20', await taxDocument(app, userId));
    const proposed = await proposing(userId, after, '2027-01-04');
    await listedRecipient(app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
    await bookPlatformMoney(app, 'withholding_tax', '15.00', day('2026-12-05'));
    await proposeAndApprove(app, {
      kind: 'treasury_remittance',
      subjectId: null,
      after: { obligation: 'withholding_tax', through: '2026-12-31' },
      on: '2027-01-05',
    });
    const why = 'Withholding tax is remitted through 31 Dec 2026. Please choose a later day.';
    const approved = await approving(proposed.body.approval.id, checker.headers, '2027-01-05');
    expect(approved.error).toMatchObject({ code: 'approval_stale', message: why });
    expect((await proposing(userId, after, '2027-01-05')).error.errors).toEqual({
      'after.effective_from': [why],
    });
    expect((await queue(userId, '2027-01-05')).earliest).toBe('2027-01-01');
    expect((await queue(userId, '2027-01-05')).items).toHaveLength(1);
  });
});

describe('a tax residence', () => {
  it('is what the application stated, from its approval on, without a document', async () => {
    const abroad = await approvedInvestor(app, { fields: { tax_residence: 'SG' }, on: APPROVED });
    expect(await ownResidences(app, abroad.headers, APPROVED)).toEqual([
      ...[
        {
          country: 'SG',
          effective_from: APPROVED,
          counts_from: APPROVED,
          document_kind: null,
          is_current: true,
        },
      ],
    ]);
    const company = await approvedInstitution(app, { on: APPROVED });
    expect(await ownResidences(app, company.headers, APPROVED)).toMatchObject([{ country: 'MY' }]);
    expect(await isNonResident(abroad.userId, '2026-11-01'), 'also before').toBe(true);
  });

  it('counts from its day, not before it was known, and the last of a day counts', async () => {
    const { userId, email, headers } = await approvedInvestor(app, { on: '2027-01-01' });
    await recordResidence(app, userId, { country: 'SG', from: '2027-01-10', on: '2027-01-20' });
    expect((await mailTo(app, email, 'tax_residence_recorded')).params, 'says what counts when').toEqual({
      country: 'SG',
      effectiveFrom: '2027-01-10',
      countsFrom: '2027-01-20',
      documentKind: 'certificate',
    });
    expect(await isNonResident(userId, '2027-01-15')).toBe(false);
    expect(await isNonResident(userId, '2027-01-20')).toBe(true);
    await recordResidence(app, userId, { country: 'MY', from: '2027-03-01', on: '2027-02-01' });
    expect(await isNonResident(userId, '2027-02-28')).toBe(true);
    expect(await isNonResident(userId, '2027-03-01')).toBe(false);
    await recordResidence(app, userId, { country: 'TH', from: '2027-03-01', on: '2027-02-02' });
    expect(await isNonResident(userId, '2027-03-01'), 'corrected before it began').toBe(true);
    expect(await ownResidences(app, headers, '2027-02-10')).toMatchObject([
      { country: 'TH', counts_from: '2027-03-01', is_current: false, document_kind: 'certificate' },
      { country: 'MY', counts_from: '2027-03-01', is_current: false },
      { country: 'SG', effective_from: '2027-01-10', counts_from: '2027-01-20', is_current: true },
      { country: 'MY', is_current: false, document_kind: null },
    ]);
  });

  it('may be shown again by a newer document, and is read with it, audited and exported', async () => {
    const { userId } = await approvedInvestor(app, { on: '2027-01-01' });
    await recordResidence(app, userId, { country: 'MY', from: '2027-01-05' });
    await recordResidence(app, userId, { country: 'MY', from: '2027-01-06' });
    const { items, earliest, can } = await queue(userId, '2027-01-07');
    expect([earliest, can]).toEqual(['2027-01-06', { propose: true }]);
    expect(items).toMatchObject([
      { recorded_on: '2027-01-06', file: { name: 'certificate.pdf' }, is_current: true },
      { recorded_on: '2027-01-05', file: { name: 'certificate.pdf' } },
      { recorded_on: '2027-01-01', file: null },
    ]);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['before', 'after'])
      .where('action', '=', 'user.tax_residence_recorded')
      .where('subject_id', '=', userId)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      {
        before: { country: 'MY', document_kind: null },
        after: { country: 'MY', effective_from: '2027-01-05' },
      },
      { before: { document_kind: 'certificate' }, after: { effective_from: '2027-01-06' } },
    ]);
  });

  it('has its invariants: a missing one, and one without approval', async () => {
    const name =
      'every investor has stated a tax residence, and another one was recorded by two operators with its document';
    const gone = await brokenInvariants(app, ({ db }) =>
      sql`delete from tax_residences where user_id = '${sql.raw(investor.userId)}'`.execute(db),
    );
    expect(gone).toEqual([name]);
    const forged = await brokenInvariants(app, ({ db }) =>
      sql`update tax_residences
        set approval_id = (select id from approvals where kind <> 'tax_residence' limit 1)
        where approval_id = (select approval_id from tax_residences where approval_id is not null limit 1)`.execute(
        db,
      ),
    );
    expect(forged).toEqual([name]);
  });

  it('cannot be changed or taken away by the product', async () => {
    const change = app.database.transaction((tx) =>
      tx.db.updateTable('tax_residences').set({ country: 'TH' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});
