import { randomUUID } from 'node:crypto';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { FIRST_DUE, lateNote, newAssignment, newContact } from '../../../test/builders/collections.ts';
import { fundedInvestor, repay, runDay, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';

const FIRST = day(FIRST_DUE);
/** Six days past due. */
const ON = addDays(FIRST, 6);
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let credit: SignedInOperator;
let support: SignedInOperator;
let note: Submitted;
let guaranteed: Submitted;
let islamic: Submitted;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await fundedInvestor(app, 4)];
  credit = await signInOperator(app, ['credit'], 'Chong Credit');
  support = await signInOperator(app, ['support'], 'Siti Support');
  note = await lateNote(app, issuer, investor);
  guaranteed = await lateNote(app, issuer, investor, { guarantorName: 'Jaminan Utama Berhad' });
  islamic = await lateNote(app, issuer, investor, { contract: 'Shariah' });
}, 240_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const as = (on: string = ON, headers: Headers = credit.headers) => ({ headers: dated(headers, on) });
const of = (id: string) => ({ params: { id } });
const read = async (id: string, on: string = ON) =>
  (await call(app, 'operatorCollection', { ...as(on), ...of(id) })).body.collection;
const contact = (id: string, body: object = {}, on: string = ON) =>
  call(app, 'operatorRecordContact', { ...as(on), ...of(id), body: newContact(body) as never });
const promise = (id: string, amount: string, due_on: string, on: string = ON) =>
  call(app, 'operatorRecordPromise', { ...as(on), ...of(id), body: { amount, due_on } });
const assign = (id: string, body: object = {}, on: string = ON) =>
  call(app, 'operatorAssignCollection', { ...as(on), ...of(id), body: newAssignment(body) as never });
const preview = (id: string, template: string, language = 'en', on: string = ON) =>
  call(app, 'operatorLetterPreview', { ...as(on), ...of(id), query: { template, language } as never });
const send = (id: string, body: object, on: string = ON) =>
  call(app, 'operatorSendLetter', { ...as(on), ...of(id), body: body as never });
const problems = (answer: { readonly error: { readonly errors?: object | undefined } }) =>
  Object.keys(answer.error.errors ?? {});
const investorReads = async (reference: string, on: string = ON) =>
  (
    await call(app, 'notesUpdates', {
      headers: dated(investor.headers, on),
      query: { note_id: reference } as never,
    })
  ).body.items;
const audited = (action: string) =>
  app.database.reader.db.selectFrom('audit_events').selectAll().where('action', '=', action).execute();

describe('the work on a late note is rejected', () => {
  it('without an operator, and without its permissions', async () => {
    expect((await call(app, 'operatorCollections', { headers: xhr })).status).toBe(401);
    expect((await call(app, 'operatorCollections', { headers: investor.headers })).status).toBe(401);
    expect((await call(app, 'operatorCollections', { headers: support.headers })).status).toBe(403);
    const compliance = await signInOperator(app, ['compliance']);
    expect((await call(app, 'operatorCollections', { headers: compliance.headers })).status).toBe(200);
    const body = newContact() as never;
    const acted = await call(app, 'operatorRecordContact', {
      headers: compliance.headers,
      ...of(note.id),
      body,
    });
    expect(acted.status).toBe(403);
  });

  it('where there is no such note, promise or step', async () => {
    const nobody = randomUUID();
    expect((await contact(nobody)).status).toBe(404);
    expect((await call(app, 'operatorCollection', { ...as(), ...of('N-999999') })).status).toBe(404);
    const cancelled = await call(app, 'operatorCancelPromise', {
      ...as(),
      ...of(nobody),
      body: { reason: 'Withdrawn' },
    });
    expect(cancelled.status).toBe(404);
    const body = { next_on: null, until: ON };
    expect((await call(app, 'operatorChangeAssignment', { ...as(), ...of(nobody), body })).status).toBe(404);
  });

  it('with bad fields, each named', async () => {
    const past = addDays(ON, -1);
    expect(problems(await contact(note.id, { channel: 'fax' }))).toEqual(['channel']);
    expect(problems(await contact(note.id, { note: '' }))).toEqual(['note']);
    expect(problems(await contact(note.id, { person: 'x'.repeat(121) }))).toEqual(['person']);
    expect(problems(await contact(note.id, { follow_up_on: past }))).toEqual(['follow_up_on']);
    expect(problems(await contact(note.id, { follow_up_on: addDays(ON, 367) }))).toEqual(['follow_up_on']);
    expect(problems(await promise(note.id, '0.00', ON))).toEqual(['amount']);
    expect(problems(await promise(note.id, '10500.00', ON))).toEqual(['amount']);
    expect(problems(await promise(note.id, '100.00', past))).toEqual(['due_on']);
    expect(problems(await assign(note.id, { since: addDays(ON, 1) }))).toEqual(['since']);
    expect(problems(await assign(note.id, { next_on: past }))).toEqual(['next_on']);
    expect(problems(await assign(note.id, { expected_cost: '0.00' }))).toEqual(['expected_cost']);
    expect(problems(await assign(islamic.id, { name: 'Interest Recovery Loans' }))).toEqual(['name']);
    expect(problems(await preview(note.id, 'notice_of_default'))).toEqual(['template']);
    expect(problems(await preview(note.id, 'notice_to_guarantor'))).toEqual(['template']);
    expect(await investorReads(note.id)).toHaveLength(2);
  });

  it('on a note that is not late', async () => {
    const punctual = await lateNote(app, issuer, investor, { termMonths: 1 });
    await repay(app, issuer, punctual.id, { on: ON });
    const rejected = await Promise.all([
      contact(punctual.id),
      promise(punctual.id, '100.00', ON),
      preview(punctual.id, 'payment_reminder'),
      assign(punctual.id),
    ]);
    expect(rejected.map(({ error }) => error.code)).toEqual(Array(4).fill('note_not_late'));
    expect((await read(punctual.id)).can).toEqual({
      ...{ record_contact: false, record_promise: false, send_letter: false, assign: false },
    });
  });
});

describe('the case of a late note', () => {
  it('is taken by who hands the note to an agency before anybody else works on it', async () => {
    const other = await lateNote(app, issuer, investor);
    expect((await read(other.id)).owner).toBeNull();
    expect((await assign(other.id)).body.collection.owner?.name).toBe('Chong Credit');
  });

  it('is opened at the end of the day, taken by who works on it, and closed once it is late no more', async () => {
    const other = await lateNote(app, issuer, investor, { termMonths: 1 });
    const opened = (await read(other.id)).case;
    expect(opened).not.toBeNull();
    await runDay(app, addDays(FIRST, 1));
    expect((await read(other.id)).case).toEqual(opened);
    expect((await contact(other.id)).body.collection.owner?.name).toBe('Chong Credit');
    await repay(app, issuer, other.id, { on: ON });
    await runDay(app, ON);
    expect((await read(other.id, addDays(ON, 1))).case).toBeNull();
    const closed = await call(app, 'operatorCase', { ...as(), ...of(opened?.id ?? '') });
    expect(closed.body.case).toMatchObject({
      state: 'closed',
      kind: 'late_note',
      close_reason: 'cause_ended',
    });
  });
});

describe('a contact', () => {
  it('is read by operators alone: not by investors or the issuer, nor in the audit log', async () => {
    const secret = 'The director is on leave <b>until</b> Raya';
    const { status, body } = await contact(note.id, { note: secret, follow_up_on: addDays(ON, 3) });
    expect([status, body.collection.contacts[0]]).toMatchObject([
      200,
      { note: secret, person: 'Puan Aminah' },
    ]);
    expect(body.collection.follow_up_on).toBe(addDays(ON, 3));
    const recorded = JSON.stringify([await investorReads(note.id), await audited('collection.contacted')]);
    expect(recorded).not.toContain('on leave');
    expect(recorded).not.toContain('Aminah');
    expect((await audited('collection.contacted')).length).toBeGreaterThan(0);
  });
});

describe('a promise to pay', () => {
  it('is one at a time, also when two record it at once, and investors read of it', async () => {
    const one = await lateNote(app, issuer, investor);
    const [first, second] = await Promise.all([
      promise(one.id, '1000.00', addDays(ON, 2)),
      promise(one.id, '2000.00', addDays(ON, 2)),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [found] = (await read(one.id)).promises;
    expect(found).toMatchObject({ state: 'open', paid: '0.00', can: { cancel: true } });
    expect(await investorReads(one.id)).toMatchObject([
      { kind: 'promise', title_code: 'update_promise', amount: found?.amount },
      { kind: 'late' },
      { kind: 'issued' },
    ]);
    const cancel = () =>
      call(app, 'operatorCancelPromise', {
        ...as(),
        ...of(found?.id ?? ''),
        body: { reason: 'Their bank refused the overdraft' },
      });
    expect((await cancel()).body.collection.promises[0]).toMatchObject({ state: 'cancelled' });
    expect((await cancel()).error.code).toBe('promise_ended');
    expect(JSON.stringify(await investorReads(one.id))).not.toContain('overdraft');
    expect((await promise(one.id, '500.00', ON)).status).toBe(200);
  });

  it('is broken, partly kept or kept by what came in on its days, by the bank’s time', async () => {
    const one = await lateNote(app, issuer, investor);
    await repay(app, issuer, one.id, { amount: '400.00', on: addDays(FIRST, 5) });
    expect((await promise(one.id, '1000.00', addDays(ON, 2))).status).toBe(200);
    const stateOn = async (on: string) => {
      const [latest] = (await read(one.id, on)).promises;
      return [latest?.state, latest?.paid];
    };
    expect(await stateOn(addDays(ON, 2))).toEqual(['open', '0.00']);
    expect(await stateOn(addDays(ON, 3))).toEqual(['broken', '0.00']);
    await repay(app, issuer, one.id, { amount: '300.00', on: addDays(ON, 1) });
    expect(await stateOn(addDays(ON, 3))).toEqual(['partly_kept', '300.00']);
    await repay(app, issuer, one.id, { amount: '700.00', on: addDays(ON, 2) });
    expect(await stateOn(addDays(ON, 2))).toEqual(['kept', '1000.00']);
    await repay(app, issuer, one.id, { amount: '50.00', on: addDays(ON, 3) });
    expect(await stateOn(addDays(ON, 4))).toEqual(['kept', '1000.00']);
  });
});

describe('a letter', () => {
  it('has the exact debt of its day, in the language that was chosen, and is filed once as it was previewed', async () => {
    const english = (await preview(note.id, 'letter_of_demand')).body.letter;
    // 3,333.33 and 100.00, and no late charge within the days of grace.
    expect(english).toMatchObject({ title: 'Letter of demand', total: '3433.33' });
    expect(english.rows).toContainEqual({ label: 'Interest', value: 'RM 100.00' });
    const body = { template: 'letter_of_demand', language: 'ms', total: '3433.33' };
    const { collection } = (await send(note.id, body)).body;
    expect(collection.letters).toMatchObject([
      { template: 'letter_of_demand', language: 'ms', total: '3433.33' },
    ]);
    const query = { id: collection.letters[0]?.file.id ?? '' };
    const { body: link } = await call(app, 'download', { headers: issuer.headers, query });
    const file = await app.app.inject({ method: 'GET', url: link.url });
    const text = pdfPages(file.rawPayload).flat().join(' ');
    expect(text).toContain('Surat tuntutan');
    expect(text).toContain('RM 3,433.33');
    expect((await investorReads(note.id))[0]).toMatchObject({ title_code: 'update_letter_of_demand' });
  });

  it('is read by its issuer, who is notified, and by no other issuer', async () => {
    const headers = dated(issuer.headers, ON);
    const own = await call(app, 'noteBoLetters', { headers, query: { note_id: note.number } });
    expect(own.body.items).toMatchObject([{ template: 'letter_of_demand', on: ON }]);
    const mails = (await mailsTo(app, issuer.email)).filter((one) => one.template === 'collection_letter');
    expect(mails.map(({ params }) => params)).toEqual([
      { noteNumber: note.number, letter: 'letter_of_demand' },
    ]);
    const other = await approvedIssuer(app);
    const foreign = await call(app, 'noteBoLetters', {
      headers: other.headers,
      query: { note_id: note.number },
    });
    expect(foreign.status).toBe(404);
  });

  it('is not sent with another total than that of its preview', async () => {
    const answer = await send(note.id, { template: 'payment_reminder', language: 'en', total: '3433.32' });
    expect([answer.status, answer.error.code]).toEqual([409, 'letter_changed']);
    expect((await read(note.id)).letters).toHaveLength(1);
  });

  it('speaks of profit on a Shariah note, and goes to a guarantor who owes', async () => {
    const { rows } = (await preview(islamic.id, 'payment_reminder')).body.letter;
    expect(rows.map(({ label }) => label)).toContain('Profit');
    expect(JSON.stringify(rows)).not.toMatch(/interest/i);
    const claimed = addDays(FIRST, 15);
    await runDay(app, claimed);
    const { letter } = (await preview(guaranteed.id, 'notice_to_guarantor', 'en', claimed)).body;
    expect(letter).toMatchObject({ addressee: 'Jaminan Utama Berhad', total: '10200.00' });
    const sent = await send(
      guaranteed.id,
      { template: 'notice_to_guarantor', language: 'en', total: '10200.00' },
      claimed,
    );
    expect(sent.status).toBe(200);
  });
});

describe('sent again under its key', () => {
  it.each([
    ['a contact', 'operatorRecordContact', () => newContact(), 'contacts'],
    ['a promise', 'operatorRecordPromise', () => ({ amount: '10.00', due_on: addDays(ON, 2) }), 'promises'],
    [
      'a letter',
      'operatorSendLetter',
      (total: string) => ({ template: 'payment_reminder', language: 'en', total }),
      'letters',
    ],
  ] as const)('%s is there once', async (_case, name, bodyOf, list) => {
    const one = await lateNote(app, issuer, investor);
    const body = bodyOf((await preview(one.id, 'payment_reminder')).body.letter.total);
    const headers = { ...dated(credit.headers, ON), 'idempotency-key': randomUUID() };
    const again = () => call(app, name, { headers, ...of(one.id), body });
    const answers = await Promise.all([again(), again()]);
    answers.push(await again());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(one.id))[list]).toHaveLength(1);
  });
});

describe('an agency or a legal step', () => {
  const ended = (id: string, body: object) =>
    call(app, 'operatorChangeAssignment', { ...as(), ...of(id), body: body as never });

  it('begins, has another date, and ends once', async () => {
    const { collection } = (await assign(note.id, { kind: 'legal', name: 'Writ', expected_cost: '850' }))
      .body;
    const [one] = collection.assignments;
    expect(one).toMatchObject({ kind: 'legal', expected_cost: '850.00', can: { change: true } });
    expect((await investorReads(note.id))[0]).toMatchObject({
      kind: 'legal',
      body_params: { name: 'Writ', cost: '850.00' },
    });
    const id = one?.id ?? '';
    const next = await ended(id, { next_on: addDays(ON, 10), until: null });
    expect(next.body.collection.assignments[0]).toMatchObject({ next_on: addDays(ON, 10), until: null });
    expect(problems(await ended(id, { next_on: null, until: addDays(FIRST, -1) }))).toEqual(['until']);
    const over = await ended(id, { next_on: null, until: ON });
    expect(over.body.collection.assignments[0]).toMatchObject({ until: ON, can: { change: false } });
    expect((await ended(id, { next_on: null, until: ON })).error.code).toBe('assignment_ended');
    expect((await investorReads(note.id))[0]).toMatchObject({ title_code: 'update_legal_ended' });
  });
});
