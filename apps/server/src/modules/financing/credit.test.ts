import { randomUUID } from 'node:crypto';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import {
  assess,
  creditFigures,
  financingForm,
  keyed,
  listedNote,
  offeredNote,
  offerOf,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let sister: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app, { companyName: 'Roti Canai Sdn Bhd' });
  sister = await approvedIssuer(app, { companyName: 'Teh Tarik Sdn Bhd' });
  investor = await approvedInvestor(app);
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const apply = async (who: ApprovedIssuer, fields: object) =>
  call(app, 'financingApply', {
    headers: keyed(who.headers),
    body: { ...financingForm(), ...fields },
    files: [await picture('documents')],
  });
const enter = async (id: string, change: object = {}) =>
  call(app, 'operatorAssessFinancing', {
    headers: (await operatorPair(app)).maker.headers,
    params: { id },
    body: { ...creditFigures(today()), ...change },
  });
const fileOf = async (id: string) =>
  call(app, 'operatorFinancingApplication', {
    headers: (await operatorPair(app)).maker.headers,
    params: { id },
  });

describe('what rules an application out', () => {
  it('a second one for the same purpose, however it is spelt, also at the same moment', async () => {
    const purpose = 'A second oven for the night shift';
    const both = await Promise.all([apply(issuer, { purpose }), apply(issuer, { purpose })]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
    const again = await apply(issuer, { purpose: ' a second OVEN, for the night-shift.' });
    expect([again.status, again.error.code]).toEqual([409, 'application_running']);
    expect((await apply(sister, { purpose })).status).toBe(201);
  });

  it('an invoice that is under way, is past, or is worth less', async () => {
    const invoice = { type: 'Invoice Financing - Receivable' } as const;
    const { version: _version, purpose: _purpose, ...form } = financingForm(invoice);
    expect((await apply(issuer, form)).status).toBe(201);
    const twice = await apply(issuer, {
      ...form,
      purpose: 'Another purpose',
      invoice_number: 'inv 2026/118',
    });
    expect([twice.status, twice.error.code]).toEqual([409, 'application_running']);
    const past = await apply(issuer, { ...form, purpose: 'Past', invoice_due_on: addDays(today(), -1) });
    expect(Object.keys(past.error.errors ?? {})).toEqual(['invoice_due_on']);
    const small = await apply(issuer, { ...form, purpose: 'Small', invoice_amount: '9000.00' });
    expect(small.error.errors?.amount?.join()).toContain('RM 9,000.00 or less');
  });

  it('a company that is too young or too small, with the reason before and after', async () => {
    const young = await approvedIssuer(app, { fields: { incorporated_on: addDays(today(), -100) } });
    const rejected = await apply(young, {});
    expect([rejected.status, rejected.error.code]).toEqual([409, 'knocked_out']);
    expect(rejected.error.reasons).toMatchObject([{ code: 'too_young' }]);
    expect(rejected.error.message).toContain('in business for 12 months');
    const { body } = await call(app, 'financingRetrieveDraft', { headers: young.headers });
    expect(body.costs.knock_outs.map((one) => one.code)).toEqual(['too_young']);
    const small = await approvedIssuer(app, { fields: { annual_revenue: '99999.99' } });
    expect((await apply(small, {})).error.reasons).toMatchObject([{ code: 'too_small' }]);
  });
});

describe('the scorecard', () => {
  it('is entered by credit, once the figures make sense', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const finance = await signInOperator(app, ['finance']);
    const wrongRole = await call(app, 'operatorAssessFinancing', {
      headers: finance.headers,
      params: { id },
      body: creditFigures(today()),
    });
    expect(wrongRole.status).toBe(403);
    expect((await enter(issuer.userId)).status).toBe(404);
    const { bureau, years } = creditFigures(today());
    const cases: [object, string][] = [
      [{ bureau: { ...bureau, score: 299 } }, 'bureau.score'],
      [{ bureau: { ...bureau, reported_on: addDays(today(), -91) } }, 'bureau.reported_on'],
      [{ bureau: { ...bureau, reported_on: addDays(today(), 1) } }, 'bureau.reported_on'],
      [{ years: years.slice(0, 1) }, 'years'],
      [{ years: [years[0], years[0]] }, 'years'],
    ];
    for (const [change, field] of cases) {
      const answer = await enter(id, change);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await fileOf(id)).body.assessment).toBeNull();
  });

  it('weighs five parts, and says what each rests on', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const { body } = await enter(id);
    const points = new Map(body.assessment.components.map((one) => [one.name, one.points]));
    // (720 − 300) ÷ 550; six years in business at three points each, on time; directors and a private buyer.
    expect(points.get('bureau')).toBe(76);
    expect(points.get('conduct')).toBe(50 + 20 + 10);
    expect(points.get('security')).toBe(45);
    const weighted = body.assessment.components.reduce((sum, one) => sum + one.points * one.weight, 0);
    expect(body.assessment.score).toBe(Math.floor((weighted + 50) / 100));
    expect(body.assessment.components.every((one) => one.reason.length > 10)).toBe(true);
    expect(Number(body.assessment.suggested.rate_max)).toBeGreaterThan(
      Number(body.assessment.suggested.rate_min),
    );
    const insolvent = await enter(id, {
      bureau: { ...creditFigures(today()).bureau, is_insolvent: true },
    });
    expect(insolvent.body.assessment.components[0]).toMatchObject({ name: 'bureau', points: 0 });
    expect(insolvent.body.assessment.score).toBeLessThan(body.assessment.score);
  });

  it('keeps which page of which document a figure was read from', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const foreign = await submittedFinancing(app, sister);
    const { application } = (await fileOf(id)).body;
    const [document] = application.figure_documents;
    const [other] = (await fileOf(foreign.id)).body.application.figure_documents;
    expect(document).toMatchObject({ content_type: 'image/png', path: `/download?id=${document?.id}` });
    const read = { figure: 'statements.inflow', document: document?.id, page: 2 };
    const cases: [object[], string][] = [
      [[{ ...read, figure: 'statements.luck' }], 'sources.0.figure'],
      [[{ ...read, page: 0 }], 'sources.0.page'],
      [[{ ...read, document: other?.id }], 'sources.0.document'],
      [[read, { ...read, figure: 'years.0.revenue', document: id }], 'sources.1.document'],
      [[read, { ...read, page: 3 }], 'sources'],
    ];
    for (const [sources, field] of cases) {
      const answer = await enter(id, { sources });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await enter(id, { sources: [read] })).status).toBe(200);
    expect((await fileOf(id)).body.assessment?.figures.sources).toEqual([read]);
    // Entered without sources, as earlier versions did.
    expect((await enter(id)).body.assessment.figures.sources).toBeUndefined();
  });

  it('explains each factor, and what the next better band would take', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const { body } = await enter(id);
    const { factors, components } = body.assessment;
    const named = new Map(factors?.map((one) => [one.name, one]));
    // Good reaches from 575 to 712, strong from 713 on: 300 and three quarters of 550.
    expect(named.get('bureau_score')).toMatchObject({ value: '720', points: 76, most: 100, band: 'strong' });
    expect(named.get('bureau_score')?.next).toMatchObject({ band: 'full', value: '850', points: 100 });
    expect(named.get('returned_cheques')).toMatchObject({ value: '1', points: -5, most: 0, band: 'fair' });
    expect(named.get('returned_cheques')?.next).toMatchObject({ band: 'full', value: '0', points: 0 });
    // 700,000 ÷ 500,000 has half of the way from 0.80 to 2.00.
    expect(named.get('current')).toMatchObject({ value: '1.40', points: 50, band: 'good' });
    expect(named.get('current')?.next).toMatchObject({ band: 'strong', value: '1.70', points: 75 });
    expect(named.get('gearing')?.next).toMatchObject({ band: 'strong', value: '1.14', points: 75 });
    expect(named.get('statutory')).toMatchObject({ value: 'yes', band: 'full', next: null });
    expect(named.get('buyer')?.next).toMatchObject({ value: 'listed company', points: 10 });
    const of = (part: string) => factors?.filter((one) => one.part === part).map((one) => one.points) ?? [];
    const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
    const points = new Map(components.map((one) => [one.name, one.points]));
    expect(sum(of('bureau'))).toBe(points.get('bureau'));
    expect(sum(of('cash_flow'))).toBe(points.get('cash_flow'));
    expect(Math.floor(sum(of('ratios')) / 4)).toBe(points.get('ratios'));
    expect(50 + sum(of('conduct'))).toBe(points.get('conduct'));
    expect(sum(of('security'))).toBe(points.get('security'));
  });

  it('weighs by the weights of its day, and an earlier one keeps its own', async () => {
    const { id } = await submittedFinancing(app, issuer);
    const { body: before } = await enter(id);
    const weights = { bureau: 0, cash_flow: 0, ratios: 0, conduct: 100, security: 0 };
    const value = Object.entries(weights).map(([part, percent]) => ({ part, percent }));
    const on = addDays(today(), 400);
    const after = { key: 'scorecard_weights', value, effective_from: on };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    const stored = (await fileOf(id)).body.assessment;
    expect(stored?.components).toEqual(before.assessment.components);
    expect(stored?.components.map((one) => one.weight)).toEqual([30, 25, 20, 15, 10]);
    const figures = { bureau: { ...creditFigures(today()).bureau, reported_on: on } };
    const later = await call(app, 'operatorAssessFinancing', {
      headers: dated((await operatorPair(app)).maker.headers, on),
      params: { id },
      body: { ...creditFigures(today()), ...figures },
    });
    const conduct = later.body.assessment.components.find((one) => one.name === 'conduct');
    expect([conduct?.weight, later.body.assessment.score]).toEqual([100, conduct?.points]);
    expect((await enter(id)).body.assessment.score).toBe(before.assessment.score);
  });

  it('is overridden by two operators with a reason, and makes older proposals stale', async () => {
    const { id } = await submittedFinancing(app, issuer);
    expect((await enter(id)).status).toBe(200);
    const { grade } = (await fileOf(id)).body.assessment ?? {};
    const other = grade === 'A' ? 'C' : 'A';
    const override = await propose(app, {
      kind: 'grade_override',
      subjectId: id,
      after: { grade: other },
      reason: 'The order book was seen',
    });
    const { maker, checker } = await operatorPair(app);
    const same = await call(app, 'operatorApprove', {
      headers: maker.headers,
      params: { id: override },
      body: {},
    });
    expect(same.error.code).toBe('same_operator');
    expect((await fileOf(id)).body.can).toMatchObject({ offer: false, assess: false });
    await call(app, 'operatorApprove', { headers: checker.headers, params: { id: override }, body: {} });
    const file = (await fileOf(id)).body;
    expect(file.assessment).toMatchObject({
      grade: other,
      computed_grade: grade,
      override_reason: 'The order book was seen',
    });
    expect(file.can).toMatchObject({ offer: true });
    const offer = await propose(app, {
      kind: 'financing_offer',
      subjectId: id,
      after: { ...offerOf(), grade: other },
    });
    await enter(id);
    const late = await call(app, 'operatorApprove', {
      headers: checker.headers,
      params: { id: offer },
      body: {},
    });
    expect([late.status, late.error.code]).toEqual([409, 'approval_stale']);
  });
});

describe('documents that are requested', () => {
  const request = async (id: string, change: object = {}) =>
    call(app, 'operatorRequestDocuments', {
      headers: (await operatorPair(app)).maker.headers,
      params: { id },
      body: { text: 'The last two bank statements', due_on: addDays(today(), 7), ...change },
    });
  it('are requested once when that is sent again under its key', async () => {
    const { id } = await submittedFinancing(app, sister);
    const headers = { ...(await operatorPair(app)).maker.headers, 'idempotency-key': randomUUID() };
    const body = { text: 'The last two bank statements', due_on: addDays(today(), 7) };
    const again = () => call(app, 'operatorRequestDocuments', { headers, params: { id }, body });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(
      new Set(answers.map(({ status, body: answered }) => `${status} ${answered.request.id}`)).size,
    ).toBe(1);
    const mine = await call(app, 'notesBoUnderReview', { headers: sister.headers });
    expect(mine.body.items.find((one) => one.id === id)?.requests).toHaveLength(1);
  });

  const answer = async (who: ApprovedIssuer, requestId: string, withFile = true) =>
    call(app, 'noteSubmitDocuments', {
      headers: who.headers,
      body: { request_id: requestId, comment: 'Here they are' },
      files: withFile ? [await picture('files')] : [],
    });

  it('are seen by the issuer, sent once and seen by credit', async () => {
    const { id } = await submittedFinancing(app, sister);
    expect((await request(id, { due_on: addDays(today(), -1) })).status).toBe(422);
    expect((await request(issuer.userId)).status).toBe(404);
    const { body } = await request(id);
    const requestId = body.request.id;
    await mailTo(app, sister.email, 'documents_requested');
    const mine = await call(app, 'notesBoUnderReview', { headers: sister.headers });
    expect(mine.body.items.find((one) => one.id === id)?.requests).toEqual([
      { id: requestId, text: 'The last two bank statements', due_on: addDays(today(), 7) },
    ]);
    expect((await answer(issuer, requestId)).status).toBe(404);
    expect(Object.keys((await answer(sister, requestId, false)).error.errors ?? {})).toEqual(['files']);
    const both = await Promise.all([answer(sister, requestId), answer(sister, requestId)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const file = (await fileOf(id)).body.application;
    expect(file.requests).toMatchObject([
      { id: requestId, state: 'answered', comment: 'Here they are', files: [{}], asked_by: 'Mei Ling Tan' },
    ]);
    const after = await call(app, 'notesBoUnderReview', { headers: sister.headers });
    expect(after.body.items.find((one) => one.id === id)?.requests).toEqual([]);
    const { maker } = await operatorPair(app);
    const close = () =>
      call(app, 'operatorCloseRequest', { headers: maker.headers, params: { id: requestId } });
    expect((await close()).body.request.state).toBe('closed');
    expect((await close()).status).toBe(409);
  });
});

describe('what investors read', () => {
  it('is written by credit and stands on the note, with papers that investors may open', async () => {
    const { id } = await submittedFinancing(app, issuer);
    await assess(app, id);
    const document = (await fileOf(id)).body.application.files.documents?.[0]?.id ?? '';
    const headers = (await operatorPair(app)).maker.headers;
    const words = {
      security: 'Guarantee of the directors',
      risks: [{ risk: 'Flour becomes dearer', mitigant: 'Prices are agreed for a year' }],
      documents: [document],
    };
    const write = (body: typeof words) =>
      call(app, 'operatorWriteFactSheet', { headers, params: { id }, body });
    expect((await write({ ...words, documents: [issuer.userId] })).status).toBe(422);
    expect((await write({ ...words, risks: [] })).status).toBe(422);
    expect((await write(words)).body.fact_sheet.version).toBe(1);
    expect((await write(words)).body.fact_sheet.version).toBe(2);
    const open = () => call(app, 'download', { headers: investor.headers, query: { id: document } });
    expect((await open()).status).toBe(404);
    await proposeAndApprove(app, { kind: 'financing_offer', subjectId: id, after: offerOf() });
    // Pinned: no operator alone changes what two have approved, neither before the listing nor after it.
    const rewritten = { ...words, security: 'Fully guaranteed by the Government' };
    const assessAgain = () =>
      call(app, 'operatorAssessFinancing', { headers, params: { id }, body: creditFigures(today()) });
    const pinned = await write(rewritten);
    expect([pinned.status, pinned.error.code]).toEqual([409, 'wrong_state']);
    expect(pinned.error.message).toContain('approved with this fact sheet');
    expect((await assessAgain()).error.code).toBe('wrong_state');
    expect((await fileOf(id)).body.can).toMatchObject({ fact_sheet: false, assess: false, override: false });
    await call(app, 'noteListingConfirm', {
      headers: keyed(issuer.headers),
      body: { note_id: id, agree_offer: 1 },
    });
    await mailTo(app, issuer.email, 'note_listed');
    expect((await write(rewritten)).status).toBe(409);
    expect((await assessAgain()).status).toBe(409);
    const { note } = (await call(app, 'note', { headers: investor.headers, params: { id } })).body;
    expect(note.fact_sheet).toMatchObject({ security: words.security, risks: words.risks });
    expect(note.fact_sheet?.financials.map((one) => one.profit_before_tax)).toEqual([
      '168000.00',
      '-20000.00',
    ]);
    expect(note.documents.map((one) => one.id)).toEqual([document]);
    expect((await open()).status).toBe(200);
    const figures = await call(app, 'noteFinancials', {
      headers: investor.headers,
      query: { note_id: note.number },
    });
    expect(figures.body.years).toHaveLength(2);
    expect(figures.body.ratios).toEqual({
      current: '1.40',
      gearing: '1.50',
      margin: '7.00',
      debt_service: '2.40',
    });
    const foreign = await call(app, 'noteFinancials', {
      headers: sister.headers,
      query: { note_id: note.number },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('what investors of a Shariah note read', () => {
  it('names neither interest nor a loan, in English or Malay; a conventional note may', async () => {
    const { headers } = (await operatorPair(app)).maker;
    const words = {
      security: 'Assignment of the bank LOAN account',
      risks: [
        { risk: 'A loan may fall due', mitigant: 'No interest is owed to others' },
        { risk: 'Pinjaman bank', mitigant: 'Kadar faedahnya tetap' },
        { risk: 'Buyers lose their trust', mitigant: 'Two more are interested' },
      ],
      documents: [],
    };
    const write = async (id: string, body: object) =>
      call(app, 'operatorWriteFactSheet', { headers, params: { id }, body });
    const shariah = await submittedFinancing(app, issuer, { contract: 'Shariah' });
    const rejected = await write(shariah.id, words);
    const say = (typed: string, instead: string) => [
      `This is a Shariah note: please say \u201c${instead}\u201d instead of \u201c${typed}\u201d`,
    ];
    expect([rejected.status, rejected.error.errors]).toEqual([
      422,
      {
        security: say('LOAN', 'financing'),
        'risks.0.risk': say('loan', 'financing'),
        'risks.0.mitigant': say('interest', 'profit'),
        'risks.1.risk': say('Pinjaman', 'pembiayaan'),
        'risks.1.mitigant': say('faedahnya', 'keuntungan'),
      },
    ]);
    expect((await fileOf(shariah.id)).body.application.fact_sheet).toBeNull();
    const sound = { ...words, security: null, risks: words.risks.slice(2) };
    expect((await write(shariah.id, sound)).body.fact_sheet.version).toBe(1);
    const conventional = await submittedFinancing(app, issuer);
    expect((await write(conventional.id, words)).status).toBe(200);
  });
});

describe('an offer that the issuer does not take', () => {
  it('is declined once, only by its issuer, who may apply again', async () => {
    const { id } = await offeredNote(app, issuer);
    const decline = (who: ApprovedIssuer) =>
      call(app, 'noteListingDecline', { headers: who.headers, body: { note_id: id, reason: 'Too dear' } });
    expect((await decline(sister)).status).toBe(404);
    const both = await Promise.all([decline(issuer), decline(issuer)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await fileOf(id)).body).toMatchObject({
      application: { state: 'declined' },
      offer: { state: 'declined' },
    });
    const late = await call(app, 'noteListingConfirm', {
      headers: keyed(issuer.headers),
      body: { note_id: id, agree_offer: 1 },
    });
    expect(late.status).toBe(409);
  });
});

describe('what a company and its related companies may owe together', () => {
  it('is held at submission, offer and listing, across a group and named companies', async () => {
    const big = await approvedIssuer(app, { companyName: 'Besar Sdn Bhd' });
    const kin = await approvedIssuer(app, { companyName: 'Kecil Sdn Bhd' });
    await listedNote(app, big, { amount: '600000.00' });
    const first = await submittedFinancing(app, big, { amount: '300000.00' });
    const over = await apply(big, { amount: '400010.00' });
    expect([over.status, over.error.code]).toEqual([409, 'exposure_limit']);
    expect(over.error).toMatchObject({ amount_left: '400000.00', used: '600000.00' });
    expect(over.error.message).toContain('Please ask for RM 400,000.00 or less.');
    // A company that the application names counts as well.
    const named = JSON.stringify([
      { company_name: 'Besar Sdn Bhd', registration_number: big.issuer.registrationNo },
    ]);
    const viaName = await apply(kin, { amount: '400010.00', related_companies: named });
    expect(viaName.error.code).toBe('exposure_limit');
    const second = await submittedFinancing(app, kin, { amount: '300000.00' });
    await assess(app, first.id);
    await assess(app, second.id);
    await proposeAndApprove(app, {
      kind: 'issuer_group',
      subjectId: kin.userId,
      after: { registration_numbers: [big.issuer.registrationNo] },
    });
    const offers = await Promise.all(
      [first, second].map(({ id }) =>
        propose(app, { kind: 'financing_offer', subjectId: id, after: offerOf({ amount: '300000.00' }) }),
      ),
    );
    const { checker } = await operatorPair(app);
    const decided = await Promise.all(
      offers.map((id) =>
        call(app, 'operatorApprove', { headers: checker.headers, params: { id }, body: {} }),
      ),
    );
    // 600,000 are listed: of two offers of 300,000 to the group, decided at once, one is left.
    expect(decided.map((one) => one.status).sort()).toEqual([200, 409]);
    const { body } = await call(app, 'financingRetrieveDraft', { headers: kin.headers });
    expect(body.costs.room).toBe('100000.00');
    const unknown = await call(app, 'operatorPropose', {
      headers: (await operatorPair(app)).maker.headers,
      body: {
        kind: 'issuer_group',
        subject_id: kin.userId,
        after: { registration_numbers: ['199901000001'] },
        reason: 'Same owner',
      },
    });
    expect(unknown.status).toBe(422);
  });
});
