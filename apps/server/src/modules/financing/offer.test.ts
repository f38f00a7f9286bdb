import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  assess,
  keyed,
  listedNote,
  type NoteOverrides,
  offeredNote,
  offerOf,
  runDay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedIssuer, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app, { companyName: 'Roti Canai Sdn Bhd' });
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const readFile = async (id: string) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorFinancingApplication', { headers: maker.headers, params: { id } })).body;
};
const assessed = async (overrides: NoteOverrides = {}) => {
  const submitted = await submittedFinancing(app, issuer, overrides);
  await assess(app, submitted.id, overrides.on);
  return submitted;
};
const proposeOffer = async (subjectId: string, change: object, overrides: NoteOverrides = {}) => {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorPropose', {
    headers: maker.headers,
    body: {
      kind: 'financing_offer',
      subject_id: subjectId,
      after: { ...offerOf(overrides), ...change },
      reason: 'The figures are sound',
    },
  });
};
const confirm = (noteId: string, on?: string) =>
  call(app, 'noteListingConfirm', {
    headers: keyed(issuer.headers, on),
    body: { note_id: noteId, agree_offer: 1 },
  });

describe('an offer that cannot be made is rejected at its fields', () => {
  it.each([
    ['amount', { amount: '4000.00' }],
    ['amount', { amount: '9995.00' }],
    ['amount', { amount: '10010.00' }],
    ['amount', { amount: '1e4' }],
    ['rate', { rate: '0.00' }],
    ['rate', { rate: '18.01' }],
    ['rate', { rate: '-5' }],
    ['term_months', { term_months: 0 }],
    ['term_months', { term_months: 37 }],
    ['grade', { grade: 'A' }],
    ['grade', { grade: 'G' }],
    ['guarantor_name', { is_guaranteed: true, guarantor_name: null }],
  ])('%s: %j', async (field, change) => {
    const { id } = await assessed();
    const answer = await proposeOffer(id, change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {}).join()).toContain(field);
    expect(await readFile(id)).toMatchObject({ application: { state: 'under_review' }, offer: null });
  });

  it('without an assessment', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const answer = await proposeOffer(id, {});
    expect([answer.status, answer.error.code]).toEqual([409, 'not_assessed']);
  });

  it('takes what the setting of the highest rate allows, up to the listed note', async () => {
    const on = '2027-06-01';
    const after = { key: 'rate_cap_bps', value: 2_000, effective_from: on };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after, on });
    const owner = await approvedIssuer(app);
    const { id } = await listedNote(app, owner, { rate: '19.00', on });
    const answer = await call(app, 'note', { headers: dated(owner.headers, on), params: { id } });
    expect(answer.body.note).toMatchObject({ rate: '19.00', state: 'listed' });
  });

  it('takes 18.00 %, the highest rate', async () => {
    const { id } = await assessed();
    expect((await proposeOffer(id, { rate: '18.00' })).status).toBe(201);
    const { body } = await call(app, 'operatorFinancingApplication', {
      headers: (await operatorPair(app)).checker.headers,
      params: { id },
    });
    expect(body.can).toMatchObject({ offer: false, reject: false, override: false });
  });
});

describe('credit makes and checks', () => {
  it('rejects other roles, an unknown application and the same operator twice', async () => {
    const { id } = await assessed();
    const support = await signInOperator(app, ['finance']);
    const wrongRole = await call(app, 'operatorPropose', {
      headers: support.headers,
      body: { kind: 'financing_offer', subject_id: id, after: offerOf(), reason: 'x' },
    });
    expect(wrongRole.status).toBe(403);
    expect((await proposeOffer(issuer.userId, {})).status).toBe(404);
    const approval = await propose(app, { kind: 'financing_offer', subjectId: id, after: offerOf() });
    const { maker } = await operatorPair(app);
    const same = await call(app, 'operatorApprove', {
      headers: maker.headers,
      params: { id: approval },
      body: {},
    });
    expect([same.status, same.error.code]).toEqual([409, 'same_operator']);
    expect((await readFile(id)).application.state).toBe('under_review');
  });

  it('offers terms with fee and tax, stores the assessment and notifies the issuer', async () => {
    const note = await offeredNote(app, issuer, {
      amount: '130000.00',
      rate: '11.00',
      termMonths: 12,
      guarantorName: 'Encik Rahman',
    });
    const file = await readFile(note.id);
    expect(file.offer).toMatchObject({
      amount: '130000.00',
      rate: '11.00',
      effective_rate: '19.72',
      origination_fee: '1950.00',
      service_tax: '156.00',
      is_guaranteed: true,
      state: 'open',
      expires_on: addDays(today(), 7),
    });
    expect(file.assessment).toMatchObject({ grade: 'B' });
    expect(file.assessment?.components.map((one) => [one.name, one.weight])).toEqual([
      ['bureau', 30],
      ['cash_flow', 25],
      ['ratios', 20],
      ['conduct', 15],
      ['security', 10],
    ]);
    expect(file.can).toMatchObject({ offer: false, reject: false, fact_sheet: false });
    const mail = await mailTo(app, issuer.email, 'offer_made');
    expect(mail.params).toMatchObject({ noteNumber: note.number, rate: '11.00', amount: '130000.00' });
    const pending = await call(app, 'notesBoPending', { headers: issuer.headers });
    expect(pending.body.items[0]).toMatchObject({
      id: note.id,
      state: 'offered',
      rate: '11.00',
      effective_rate: '19.72',
      grade: 'B',
      is_guaranteed: true,
      offer: {
        amount: '130000.00',
        origination_fee: '1950.00',
        service_tax: '156.00',
        expires_at: `${addDays(today(), 7)}T16:00:00.000Z`,
      },
    });
    const schedule = await call(app, 'noteAmortizations', {
      headers: issuer.headers,
      query: { note_id: note.id },
    });
    expect(schedule.body.items).toHaveLength(12);
  });

  it('makes one offer, also when two are proposed for it', async () => {
    const { id } = await offeredNote(app, issuer);
    expect((await proposeOffer(id, {})).error.code).toBe('wrong_state');
  });

  it('turns a proposal stale when the application was decided otherwise', async () => {
    const { id } = await assessed();
    const offer = await propose(app, { kind: 'financing_offer', subjectId: id, after: offerOf() });
    await proposeAndApprove(app, {
      kind: 'financing_rejection',
      subjectId: id,
      after: { reason: 'The bank statements are missing' },
    });
    const { checker } = await operatorPair(app);
    const late = await call(app, 'operatorApprove', {
      headers: checker.headers,
      params: { id: offer },
      body: {},
    });
    expect(late.status).toBe(409);
    const file = await readFile(id);
    expect(file).toMatchObject({ application: { state: 'rejected' }, offer: null });
    const mail = await mailTo(app, issuer.email, 'financing_rejected');
    expect(mail.params).toMatchObject({ reason: 'The bank statements are missing' });
    const { body } = await call(app, 'notesBoUnderReview', { headers: issuer.headers });
    expect(body.items.map((one) => one.id)).not.toContain(id);
  });
});

describe('an issuer confirms', () => {
  it("rejects another issuer's offer and one that is not made yet", async () => {
    const other = await approvedIssuer(app);
    const foreign = await offeredNote(app, other);
    expect((await confirm(foreign.id)).status).toBe(404);
    const waiting = await submittedFinancing(app, issuer);
    expect((await confirm(waiting.id)).status).toBe(409);
  });

  it('lists the note once, with the id and number of the application', async () => {
    const offered = await offeredNote(app, issuer);
    const both = await Promise.all([confirm(offered.id), confirm(offered.id)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const listed = both.find((one) => one.status === 200);
    expect(listed?.body.note).toMatchObject({ id: offered.id, number: offered.number, state: 'listed' });
    expect((await readFile(offered.id)).application.state).toBe('accepted');
  });

  it('takes the offer until the end of its last day and not later', async () => {
    const inTime = await offeredNote(app, issuer);
    expect((await confirm(inTime.id, addDays(today(), 7))).status).toBe(200);
    const tooLate = await offeredNote(app, issuer);
    const rejected = await confirm(tooLate.id, addDays(today(), 8));
    expect([rejected.status, rejected.error.code]).toEqual([409, 'offer_expired']);
  });
});

describe('the end of the offer', () => {
  it('expires open offers on their last day and leaves the others alone', async () => {
    const early = await offeredNote(app, issuer);
    const later = await offeredNote(app, issuer, { on: addDays(today(), 3) });
    await runDay(app, addDays(today(), 6));
    expect((await readFile(early.id)).offer?.state).toBe('open');
    await runDay(app, addDays(today(), 7));
    expect(await readFile(early.id)).toMatchObject({
      application: { state: 'expired' },
      offer: { state: 'expired' },
    });
    expect((await readFile(later.id)).offer?.state).toBe('open');
    const rejected = await confirm(early.id);
    expect([rejected.status, rejected.error.code]).toEqual([409, 'offer_expired']);
  });
});
