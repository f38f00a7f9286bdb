import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm, newMyKad, picture } from '../../../test/builders/application-forms.ts';
import { HOUR, type TestClock, testClock } from '../../../test/builders/clock.ts';
import {
  type Applicant,
  check,
  createApplicant,
  plainCard,
  sample,
  saveIdentity,
  send,
  startCheck,
  stateOf,
} from '../../../test/builders/ekyc.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { submitInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';
import { overdueSessions } from './commands/purge-session.ts';

const SECRET = 'a secret that is long enough for a webhook';
const DAY = 24 * HOUR;
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

let app: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock();
  app = await createTestApp({ EKYC_WEBHOOK_SECRET: SECRET }, clock);
});
afterAll(() => app.finish());

const newest = async (user: Applicant) => (await stateOf(app, user)).session;
const templates = async ({ email }: Applicant) => (await mailsTo(app, email)).map((one) => one.template);
const isVerified = async ({ headers }: Applicant) =>
  (await call(app, 'investorCheckApplications', { headers })).body.is_ekyc_verified;

async function inReview(): Promise<{ readonly user: Applicant; readonly id: string }> {
  const user = await createApplicant(app);
  return { user, id: await check(app, user, { front: await plainCard() }) };
}

async function proposing(subjectId: string, after: unknown) {
  const { maker } = await operatorPair(app);
  const body = { kind: 'ekyc_decision', subject_id: subjectId, after, reason: 'I have compared them' };
  return call(app, 'operatorPropose', { headers: maker.headers, body });
}

const retry = { decision: 'Retry', message: 'Please take the front again without the reflection.' };

describe('the provider', () => {
  it('approves a sample card that agrees with the application, without an operator', async () => {
    const user = await createApplicant(app);
    expect(await isVerified(user)).toBe(false);
    await check(app, user);
    expect(await newest(user)).toMatchObject({ state: 'approved', reasons: [] });
    expect(await isVerified(user)).toBe(true);
    expect(await templates(user)).toContain('ekyc_approved');
  });

  it.each([
    ['name_differs', { name: 'Aminah binti Yusuf' }],
    ['number_differs', { number: '900101149999' }],
    ['birth_date_differs', { bornOn: '1991-01-01' }],
  ])('sends a card to an operator when %s, without a rejection', async (code, other) => {
    const user = await createApplicant(app);
    const holder = { ...user.identity, ...other };
    await check(app, user, { front: await sample('front', holder), back: await sample('back', holder) });
    expect(await newest(user)).toMatchObject({ state: 'review', reasons: [{ code }] });
    expect(await isVerified(user)).toBe(false);
    expect(await templates(user)).toContain('ekyc_review');
  });

  it('cannot assess any other document, and says so', async () => {
    const { user } = await inReview();
    expect(await newest(user)).toMatchObject({ state: 'review', reasons: [{ code: 'not_a_sample_card' }] });
  });

  it('decides once, however often it is queried', async () => {
    const user = await createApplicant(app);
    const id = await check(app, user);
    const job = app.jobs.ekyc_result;
    await job?.({ session_id: id }, scope);
    expect((await templates(user)).filter((one) => one === 'ekyc_approved')).toHaveLength(1);
  });

  it('needs no back of a passport', async () => {
    const user = await createApplicant(app);
    await saveIdentity(app, user, {
      ...{ version: '1', identity_type: 'passport', identity_number: 'A1234567', nationality: 'MY' },
    });
    expect((await startCheck(app, user)).body.steps.map(({ side }) => side)).toEqual(['front', 'selfie']);
  });
});

describe('an approved check', () => {
  it('does not count for another name or number typed later', async () => {
    const user = await createApplicant(app);
    await check(app, user);
    await saveIdentity(app, user, { version: '1', full_name: 'Somebody Else' });
    expect(await isVerified(user)).toBe(false);
    expect((await stateOf(app, user)).blocked).toBeNull();
    await saveIdentity(app, user, { version: '2', full_name: 'AMINAH  binti Yusof' });
    expect(await isVerified(user)).toBe(true);
  });

  it('counts for the same number with its dashes, in the draft and when it is submitted', async () => {
    const user = await createApplicant(app);
    const { number } = user.identity;
    const typed = `${number.slice(0, 6)}-${number.slice(6, 8)}-${number.slice(8)}`;
    await saveIdentity(app, user, { version: '1', identity_number: typed });
    await check(app, user);
    expect(await isVerified(user)).toBe(true);
    const { status } = await call(app, 'investorApply', { headers: user.headers, body: formOf(user, '2') });
    expect([status, await isVerified(user)]).toEqual([200, true]);
  });

  it('is undone by another name, says so, and by nothing that does not matter', async () => {
    const user = await createApplicant(app);
    await check(app, user);
    await saveIdentity(app, user, { version: '1', city: 'Ipoh', bank_account_no: '5140123' });
    expect(await stateOf(app, user)).toMatchObject({ blocked: 'approved', undone_by: null });
    await saveIdentity(app, user, { version: '2', full_name: 'Somebody Else' });
    expect(await stateOf(app, user)).toMatchObject({ blocked: null, undone_by: 'identity' });
  });

  it('is undone by a newer picture of the card, and says so', async () => {
    const user = await createApplicant(app);
    await addPicture(user, '1');
    await check(app, user);
    expect(await stateOf(app, user)).toMatchObject({ undone_by: null, gives_card_pictures: true });
    await addPicture(user, '2');
    expect(await isVerified(user)).toBe(false);
    expect(await stateOf(app, user)).toMatchObject({
      ...{ blocked: null, undone_by: 'pictures', gives_card_pictures: false },
    });
    await check(app, user);
    expect(await isVerified(user)).toBe(true);
  });

  it('gives its pictures to the application, in the place of older ones', async () => {
    const user = await createApplicant(app);
    await addPicture(user, '1');
    await check(app, user);
    const headers = user.headers;
    const older = (await call(app, 'investorCheckApplications', { headers })).body.application;
    const body = { ...formOf(user, '2'), keep_files: older?.identity_front[0]?.id ?? '' };
    const sent = await call(app, 'investorApply', { headers, body });
    expect(sent.status).toBe(200);
    const { application, is_ekyc_verified } = (await call(app, 'investorCheckApplications', { headers }))
      .body;
    expect(is_ekyc_verified).toBe(true);
    expect(application?.identity_front.map(({ name }) => name)).toEqual(['front.png']);
    expect(application?.identity_back.map(({ name }) => name)).toEqual(['back.png']);
  });

  it('has both sides of a card, also where it was begun as a passport', async () => {
    const user = await createApplicant(app);
    const passport = { identity_type: 'passport', identity_number: 'A1234567', nationality: 'MY' };
    await saveIdentity(app, user, { version: '1', ...passport });
    const { id } = await startCheck(app, user);
    const headers = user.headers;
    await send(app, 'front', { id, headers, files: [await sample('front', user.identity)] });
    const card = { identity_type: 'nric', identity_number: user.identity.number };
    await saveIdentity(app, user, { version: '2', ...card });
    await send(app, 'selfie', { id, headers, files: [await sample('selfie', user.identity)] });
    await runJobs(app, ['ekyc_result']);
    expect(await newest(user)).toMatchObject({ state: 'retry', reasons: [{ code: 'back_missing' }] });
    expect(await isVerified(user)).toBe(false);
    await check(app, user);
    expect(await isVerified(user)).toBe(true);
  });

  it('requests the back when an open check continues with a card', async () => {
    const user = await createApplicant(app);
    const passport = { identity_type: 'passport', identity_number: 'A1234567', nationality: 'MY' };
    await saveIdentity(app, user, { version: '1', ...passport });
    await startCheck(app, user);
    await saveIdentity(app, user, { version: '2', identity_type: 'nric' });
    const { body } = await startCheck(app, user);
    expect(body.steps.map(({ side }) => side)).toEqual(['front', 'back', 'selfie']);
  });

  const addPicture = async ({ headers }: Applicant, version: string) => {
    const body = { submit: '0', version };
    const files = [await picture('identity_front')];
    expect((await call(app, 'investorApply', { headers, body, files })).status).toBe(200);
  };

  it('is what an application is approved on; without it the other proof has to be named', async () => {
    const user = await createApplicant(app);
    const subjectId = await submitInvestor(app, user, formOf(user, '1'));
    const { maker } = await operatorPair(app);
    const approving = (after: unknown) =>
      call(app, 'operatorPropose', {
        headers: maker.headers,
        body: { kind: 'application_decision', subject_id: subjectId, after, reason: 'In order' },
      });
    expect(Object.keys((await approving({ decision: 'Approved' })).error.errors ?? {})).toEqual([
      'after.without_ekyc',
    ]);
    const rejecting = await approving({ decision: 'Rejected', without_ekyc: 'Seen in person' });
    expect(Object.keys(rejecting.error.errors ?? {})).toEqual(['after.without_ekyc']);
    await check(app, user);
    await proposeAndApprove(app, {
      ...{ kind: 'application_decision', subjectId, after: { decision: 'Approved' } },
    });
  });

  const formOf = (user: Applicant, version: string) => {
    const { name, number, bornOn } = user.identity;
    return investorForm({
      ...{ version, full_name: name, identity_number: number, gender: genderOf(user) },
      selected_birthday_day: String(Number(bornOn?.slice(8))),
    });
  };
  const genderOf = ({ identity }: Applicant) => (Number(identity.number) % 2 === 1 ? 'male' : 'female');
});

it('is of the authorised person where a company applies', async () => {
  const user = await registerUser(app, { role: 'businessowner' });
  const { headers } = user;
  const kad = newMyKad();
  const draft = { version: '0', full_name: 'Rahman bin Ali', ...kad };
  expect((await call(app, 'companySaveDraft', { headers, body: draft })).status).toBe(200);
  const day = kad.selected_birthday_day.padStart(2, '0');
  const identity = {
    ...{ name: 'Rahman bin Ali', type: 'nric', number: kad.identity_number, bornOn: `1990-01-${day}` },
  };
  await check(app, { ...user, identity });
  const { body } = await call(app, 'companyCheckApplications', { headers });
  expect(body.is_ekyc_verified).toBe(true);
});

describe('a review', () => {
  it('is shown to onboarding and compliance only', async () => {
    const { id } = await inReview();
    const finance = await signInOperator(app, ['finance']);
    for (const headers of [finance.headers]) {
      expect((await call(app, 'operatorEkycReviews', { headers })).status).toBe(403);
      expect((await call(app, 'operatorEkycReview', { headers, params: { id } })).status).toBe(403);
    }
    const compliance = await signInOperator(app, ['compliance']);
    const { body } = await call(app, 'operatorEkycReview', { headers: compliance.headers, params: { id } });
    expect(body.can).toEqual({ approve: false, retry: false, reject: false });
  });

  it('has the pictures beside what the application says', async () => {
    const user = await createApplicant(app);
    const holder = { ...user.identity, name: 'Somebody Else' };
    const id = await check(app, user, { front: await sample('front', holder) });
    const { maker } = await operatorPair(app);
    const { headers } = maker;
    const list = await call(app, 'operatorEkycReviews', { headers, query: { limit: '100' } });
    expect(list.body.items.find((one) => one.id === id)).toMatchObject({
      state: 'review',
      email: user.email,
    });
    const { body } = await call(app, 'operatorEkycReview', { headers, params: { id } });
    expect(body.review).toMatchObject({
      claimed: { name: user.identity.name, number: `•••• ${user.identity.number.slice(-4)}` },
      reading: { name: 'Somebody Else' },
      number_differs: false,
    });
    expect(body.review.pictures.map(({ side, file }) => [side, file?.name])).toHaveLength(3);
    for (const { file } of body.review.pictures) {
      expect((await call(app, 'download', { headers, query: { id: file?.id ?? '' } })).status).toBe(200);
    }
    const seen = await app.database.reader.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'ekyc.viewed')
      .execute();
    expect(seen).toHaveLength(1);
  });

  it('is not decided without a word to the person, in another state, or by another role', async () => {
    const { id } = await inReview();
    for (const after of [
      { decision: 'Retry' },
      { decision: 'Rejected' },
      { decision: 'Approved', message: 'x' },
    ]) {
      expect(Object.keys((await proposing(id, after)).error.errors ?? {})).toEqual(['after.message']);
    }
    expect((await proposing(id, { decision: 'Maybe' })).status).toBe(422);
    const approved = await createApplicant(app);
    const done = await check(app, approved);
    expect((await proposing(done, retry)).error.code).toBe('wrong_state');
    const compliance = await signInOperator(app, ['compliance']);
    const body = { kind: 'ekyc_decision', subject_id: id, after: retry, reason: 'Looked at it' };
    const answer = await call(app, 'operatorPropose', { headers: compliance.headers, body });
    expect(answer.error.code).toBe('role');
  });

  it('is not approved by its maker', async () => {
    const { user, id } = await inReview();
    const approval = await propose(app, {
      ...{ kind: 'ekyc_decision', subjectId: id, after: { decision: 'Approved' } },
    });
    const { maker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', {
      ...{ headers: maker.headers, params: { id: approval }, body: {} },
    });
    expect(answer.error.code).toBe('same_operator');
    expect(await isVerified(user)).toBe(false);
  });

  it('is not approved for an application that names another user by now', async () => {
    const { user, id } = await inReview();
    await saveIdentity(app, user, { version: '1', identity_number: '900102145678' });
    const answer = await proposing(id, { decision: 'Approved' });
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['after.decision']);
  });

  it('is approved by two operators', async () => {
    const { user, id } = await inReview();
    await proposeAndApprove(app, { kind: 'ekyc_decision', subjectId: id, after: { decision: 'Approved' } });
    expect(await isVerified(user)).toBe(true);
    expect(await templates(user)).toContain('ekyc_approved');
  });

  it('leads to another try, with what to do better', async () => {
    const { user, id } = await inReview();
    await proposeAndApprove(app, { kind: 'ekyc_decision', subjectId: id, after: retry });
    expect(await newest(user)).toMatchObject({ state: 'retry', reasons: [{ text: retry.message }] });
    await check(app, user);
    expect(await isVerified(user)).toBe(true);
  });

  it('ends with a rejection, which another attempt reopens', async () => {
    const { user, id } = await inReview();
    const rejection = { decision: 'Rejected', message: 'The document belongs to another person.' };
    await proposeAndApprove(app, { kind: 'ekyc_decision', subjectId: id, after: rejection });
    expect(await stateOf(app, user)).toMatchObject({ blocked: 'rejected', session: { state: 'rejected' } });
    expect(await templates(user)).toContain('ekyc_rejected');
    await proposeAndApprove(app, { kind: 'ekyc_decision', subjectId: id, after: retry });
    expect((await stateOf(app, user)).blocked).toBeNull();
  });
});

describe('a message of the provider', () => {
  const sent = (body: string, signature?: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/ekyc/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-ekyc-signature': signature }),
      },
      payload: body,
    });
  const signed = (body: string, secret = SECRET, ageMs = 0) => {
    const seconds = Math.floor((clock.now().getTime() - ageMs) / 1_000);
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  };
  const about = (id: string) => JSON.stringify({ event_id: 'e-1', session_id: id, event: 'reviewed' });
  const waiting = () =>
    app.database.reader.db
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'ekyc.announced')
      .execute();

  it('is rejected unsigned, forged, changed, late, or when it is no message at all', async () => {
    const { id } = await inReview();
    const body = about(id);
    const forged = [
      undefined,
      '',
      't=1,v1=00',
      signed(body, 'another secret that is long enough for it'),
      signed(about(id.replace(/.$/, (last) => (last === '0' ? '1' : '0')))),
      signed(body, SECRET, 6 * 60_000),
      signed(body, SECRET, -6 * 60_000),
    ];
    for (const signature of forged) {
      expect((await sent(body, signature)).statusCode).toBe(400);
    }
    expect((await sent('no json', signed('no json'))).statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('is rejected where no secret is configured', async () => {
    const other = await createTestApp();
    const body = about('0194b6f0-0000-7000-8000-000000000001');
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/ekyc/webhook',
      headers: { 'content-type': 'application/json', 'x-ekyc-signature': signed(body) },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    await other.finish();
  });

  it('triggers a query of the result; a duplicate changes nothing', async () => {
    const { user, id } = await inReview();
    const body = about(id);
    const signature = signed(body);
    for (const answer of [await sent(body, signature), await sent(body, signature)]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    const mails = (await templates(user)).length;
    await runJobs(app, ['ekyc_result']);
    expect(await newest(user)).toMatchObject({ state: 'review' });
    expect(await templates(user)).toHaveLength(mails);
  });

  it('about a check that we do not know is taken and forgotten', async () => {
    const body = about('0194b6f0-0000-7000-8000-000000000001');
    expect((await sent(body, signed(body))).statusCode).toBe(200);
  });
});

describe('biometric data', () => {
  const filesOf = (id: string) =>
    app.database.reader.db
      .selectFrom('ekyc_sessions')
      .leftJoin('files', 'files.id', 'front_file_id')
      .select(['selfie_file_id', 'files.state', 'readings_enc', 'purged_at'])
      .where('ekyc_sessions.id', '=', id)
      .executeTakeFirstOrThrow();
  const due = () => app.work.query(scope, overdueSessions);

  it('goes thirty days after the decision; the document stays', async () => {
    const user = await createApplicant(app);
    const id = await check(app, user);
    const waiting = await inReview();
    clock.moveBy(30 * DAY - 1);
    expect((await due()).decided).not.toContain(id);
    clock.moveBy(2);
    const overdue = (await due()).decided;
    expect(overdue).toContain(id);
    expect(overdue).not.toContain(waiting.id);
    await app.jobs.ekyc_purge?.({ session_id: id }, scope);
    await app.jobs.ekyc_purge?.({ session_id: id }, scope);
    expect(await filesOf(id)).toMatchObject({
      ...{ selfie_file_id: null, state: 'stored', readings_enc: null, purged_at: expect.any(Date) },
    });
    expect((await due()).decided).not.toContain(id);
    const stored = await app.database.reader.db
      .selectFrom('files')
      .select('purpose')
      .where('owner_user_id', '=', user.userId)
      .where('state', '=', 'stored')
      .orderBy('id')
      .execute();
    expect(stored.map(({ purpose }) => purpose)).toEqual(['ekyc_front', 'ekyc_back']);
  });

  it('is deleted with an abandoned check', async () => {
    const user = await createApplicant(app);
    const { id } = await startCheck(app, user);
    clock.moveBy(30 * DAY + 1);
    expect((await due()).abandoned).toContain(id);
    await app.jobs.ekyc_abandoned?.({ session_id: id }, scope);
    const row = await app.database.reader.db
      .selectFrom('ekyc_sessions')
      .select(['state', 'reasons'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'retry', reasons: ['abandoned'] });
  });

  it('is read with a consent that says which text was agreed to', async () => {
    const user = await createApplicant(app);
    await startCheck(app, user);
    const consents = await app.database.reader.db
      .selectFrom('consents')
      .select(['document', 'version'])
      .where('user_id', '=', user.userId)
      .where('document', '=', 'biometric')
      .execute();
    expect(consents).toEqual([{ document: 'biometric', version: expect.stringMatching(/./) }]);
  });
});

it('is not reachable without the header', async () => {
  const answer = await call(app, 'ekycFront', {
    headers: xhr,
    params: { id: '0194b6f0-0000-7000-8000-000000000001' },
    body: {},
    files: [await plainCard()],
  });
  expect(answer.status).toBe(401);
});
