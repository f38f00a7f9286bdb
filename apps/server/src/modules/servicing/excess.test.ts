import { addDays, type Day, day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  applyExcessOn,
  fundedInvestor,
  issuedNote,
  keyed,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';

const corporate = { channel: 'b2b1', bankId: 'MBB0228' } as const;
let app: TestApp;
let issuer: ApprovedIssuer;
let a: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  a = await fundedInvestor(app, 10);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Issued on 2 December 2026: 3,433.33 on 4 January and 2 February, 3,433.34 on 2 March 2027. */
const FIRST = day('2027-01-04');
const SECOND = day('2027-02-02');
const THIRD = day('2027-03-02');
const note = async (overrides: NoteOverrides = {}, by = issuer) =>
  (await issuedNote(app, by, [{ investor: a, amount: '10000.00' }], { on: '2026-12-01', ...overrides })).id;
const pay = (noteId: string, body: object, on: Day, who = issuer) =>
  call(app, 'notePay', { headers: keyed(who.headers, on), body: { note_id: noteId, ...body } });
const payAgain = (noteId: string, body: object, on: Day, who = issuer) =>
  pay(noteId, { ...body, confirm_excess: 1 }, on, who);
const requested = async (noteId: string, on: Day, who = issuer) =>
  (await call(app, 'noteNextPayment', { headers: dated(who.headers, on), query: { note_id: noteId } })).body;
const quote = async (noteId: string, on: Day) =>
  (await call(app, 'noteEarlySettlement', { headers: dated(issuer.headers, on), query: { note_id: noteId } }))
    .body.early_settlement;
const rows = async (id: string, on: Day, who = issuer) =>
  (await call(app, 'noteAmortizations', { headers: dated(who.headers, on), query: { note_id: id } })).body
    .items;
const state = async (id: string) =>
  (await call(app, 'note', { headers: a.headers, params: { id } })).body.note.state;
const queue = async (id: string, on: Day) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } })).body;
};
const repayments = async (id: string, on: Day) =>
  (await queue(id, on)).repayments.map((one) => [one.source, one.received_on, one.amount, one.excess]);
const settle = async (started: { link: string; ref_number: string }) => {
  await payOpened(app, openedPayment(started), corporate);
  await runJobs(app, ['distribute_repayments']);
};
const returned = (noteId: string) =>
  app.database.reader.db
    .selectFrom('excess_returns')
    .innerJoin('payouts', 'payouts.id', 'excess_returns.payout_id')
    .select(['excess_returns.amount_sen', 'payouts.purpose', 'payouts.state'])
    .where('note_id', '=', noteId)
    .execute();

describe('what is paid beyond what is due', () => {
  it('is deducted on the due day, and the rest completes the instalment', async () => {
    const id = await note();
    await repay(app, issuer, id, { amount: '1000.00', on: addDays(FIRST, -3) });
    expect(await requested(id, FIRST)).toMatchObject({ excess: '1000.00', total_due: '2433.33' });
    await repay(app, issuer, id, { on: FIRST });
    expect((await rows(id, FIRST))[0]?.paid).toBe('2433.33');
    await applyExcessOn(app, FIRST);
    expect((await rows(id, FIRST))[0]).toMatchObject({ paid: '3433.33', state: 'paid' });
    expect(await requested(id, FIRST)).toMatchObject({ excess: '0.00', total_due: '3433.33' });
  });

  it('pays the due day also where its end is worked off after later money came', async () => {
    const id = await note();
    await repay(app, issuer, id, { amount: '3433.33', on: addDays(FIRST, -3) });
    await repay(app, issuer, id, { amount: '50.00', on: addDays(FIRST, 5) });
    expect(await repayments(id, addDays(FIRST, 5))).toEqual([
      ['intent', addDays(FIRST, -3), '3433.33', '3433.33'],
      ['excess', FIRST, '3433.33', '0.00'],
      ['intent', addDays(FIRST, 5), '50.00', '50.00'],
    ]);
  });

  it('never settles a note, and goes back once its schedule is paid', async () => {
    const id = await note();
    await repay(app, issuer, id, { amount: '10300.00', on: addDays(FIRST, -3) });
    const twice = await pay(id, { kind: 'other', amount: '10300.00' }, addDays(FIRST, -3));
    expect(twice.error.code).toBe('nothing_due');
    expect(await state(id)).toBe('issued');
    for (const on of [FIRST, SECOND, THIRD]) {
      await applyExcessOn(app, on);
    }
    expect(await state(id)).toBe('completed');
    expect((await queue(id, THIRD)).excess).toBeNull();
  });

  it('of one amount paid from two tabs is excess, and what is left at the end is paid back', async () => {
    const id = await note();
    const tabs = [await pay(id, { kind: 'due' }, FIRST), await payAgain(id, { kind: 'due' }, FIRST)];
    await Promise.all(tabs.map((one) => settle(one.body)));
    expect((await rows(id, FIRST)).map((row) => row.paid)).toEqual(['3433.33', '0.00', '0.00']);
    expect((await queue(id, FIRST)).excess).toMatchObject({ amount: '3433.33', used_on: SECOND });
    await applyExcessOn(app, SECOND);
    const last = [await pay(id, { kind: 'due' }, THIRD), await payAgain(id, { kind: 'due' }, THIRD)];
    await Promise.all(last.map((one) => settle(one.body)));
    expect(await state(id)).toBe('completed');
    await runJobs(app, ['return_excess']);
    expect(await returned(id)).toEqual([{ amount_sen: 343_334n, purpose: 'excess', state: 'queued' }]);
  });
});

describe('early settlement', () => {
  it('deducts the excess, and uses it first', async () => {
    const id = await note();
    const on = addDays(FIRST, -10);
    await repay(app, issuer, id, { amount: '2000.00', on });
    expect(await quote(id, on)).toMatchObject({ total: '10100.00', excess: '2000.00', payable: '8100.00' });
    const started = await pay(id, { kind: 'early' }, on);
    expect(started.body.amount).toBe('8100.00');
    await settle(started.body);
    expect(await state(id)).toBe('completed');
    expect(await repayments(id, on)).toEqual([
      ['intent', on, '2000.00', '2000.00'],
      ['excess', on, '2000.00', '0.00'],
      ['intent', on, '8100.00', '0.00'],
    ]);
  });

  it('with excess that covers it pays the rest back', async () => {
    const id = await note();
    const on = addDays(FIRST, -10);
    await repay(app, issuer, id, { amount: '10250.00', on });
    expect(await quote(id, on)).toMatchObject({ total: '10100.00', excess: '10100.00', payable: '0.00' });
    const started = await pay(id, { kind: 'early' }, on);
    await payOpened(app, openedPayment(started.body), { channel: 'b2c', bankId: 'MB2U0227' });
    await runJobs(app, ['distribute_repayments']);
    expect(await state(id)).toBe('completed');
    await runJobs(app, ['return_excess']);
    expect((await returned(id)).map((one) => one.amount_sen)).toEqual([15_100n]);
  });
});

describe('a refund', () => {
  /** Of a company of its own: codes are sent so many times a minute. */
  const paidAhead = async () => {
    const who = await approvedIssuer(app);
    const id = await note({}, who);
    const on = addDays(FIRST, -3);
    await repay(app, who, id, { amount: '1000.00', on });
    return { who, id, on };
  };
  const bare = (id: string, on: Day, who: ApprovedIssuer) =>
    call(app, 'noteExcessRefund', { headers: keyed(who.headers, on), body: { note_id: id } });
  const refund = async (id: string, on: Day, who: ApprovedIssuer) =>
    call(app, 'noteExcessRefund', {
      headers: keyed(who.headers, on),
      body: { note_id: id, otp_code: await stepUpCode(app, who) },
    });

  it("is rejected without excess, without a code, on another's note and while something due is unpaid", async () => {
    expect((await bare(await note(), addDays(FIRST, -3), issuer)).error.code).toBe('wrong_state');
    const { who, id, on } = await paidAhead();
    expect((await bare(id, on, who)).error.code).toBe('step_up_required');
    expect((await bare(id, on, issuer)).status).toBe(404);
    const onDueDay = await bare(id, FIRST, who);
    expect([onDueDay.status, onDueDay.error.code]).toEqual([409, 'wrong_state']);
    expect(onDueDay.error.message).toContain('due on this note and unpaid');
    expect(await returned(id)).toEqual([]);
  });

  it('goes to the bank account of the company, once, also requested at once', async () => {
    const { who, id, on } = await paidAhead();
    const otp_code = await stepUpCode(app, who);
    const answers = await Promise.all(
      [1, 2].map(() =>
        call(app, 'noteExcessRefund', {
          headers: keyed(who.headers, on),
          body: { note_id: id, otp_code },
        }),
      ),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
    expect(await returned(id)).toEqual([{ amount_sen: 100_000n, purpose: 'excess', state: 'queued' }]);
    expect(await requested(id, on, who)).toMatchObject({ excess: '0.00', total_due: '3433.33' });
  });

  it('at the same moment as the due day is either refunded or used, never both', async () => {
    const { who, id, on } = await paidAhead();
    const [answer] = await Promise.all([refund(id, on, who), applyExcessOn(app, FIRST)]);
    const used = (await rows(id, FIRST, who))[0]?.paid;
    expect([
      [201, '0.00'],
      [409, '1000.00'],
    ]).toContainEqual([answer.status, used]);
    expect(await returned(id)).toHaveLength(answer.status === 201 ? 1 : 0);
  });
});

describe('default', () => {
  it('uses what waits first for the one debt', async () => {
    const debtor = await approvedIssuer(app);
    const id = await note({}, debtor);
    await repay(app, debtor, id, { amount: '1000.00', on: addDays(FIRST, -3) });
    const on = addDays(FIRST, 90);
    await proposeAndApprove(app, { kind: 'note_default', subjectId: id, after: {}, on });
    expect(await state(id)).toBe('defaulted');
    const page = await queue(id, on);
    expect(page.excess).toBeNull();
    expect(page.recovery).toMatchObject({ recovered: '1000.00', received: '1000.00' });
    expect(await repayments(id, on)).toEqual([
      ['intent', addDays(FIRST, -3), '1000.00', '1000.00'],
      ['excess', on, '1000.00', '0.00'],
    ]);
    await runJobs(app, ['distribute_repayments']);
    expect((await queue(id, on)).note.outstanding).toBe('9000.00');
    // What is more than the whole debt is paid back.
    const { total_due } = (
      await call(app, 'noteNextPayment', { headers: dated(debtor.headers, on), query: { note_id: id } })
    ).body;
    const twice = [
      await pay(id, { kind: 'due' }, on, debtor),
      await payAgain(id, { kind: 'due' }, on, debtor),
    ];
    await Promise.all(twice.map((one) => settle(one.body)));
    expect(await state(id)).toBe('recovered');
    await runJobs(app, ['return_excess']);
    expect((await returned(id)).map((one) => senToText(one.amount_sen))).toEqual([total_due]);
  });
});

describe('the end of a day', () => {
  it('waits for its due day, and then pays on time', async () => {
    const id = await note();
    const before = addDays(FIRST, -10);
    await repay(app, issuer, id, { amount: '3533.33', on: before });
    expect((await rows(id, before)).map((row) => row.paid)).toEqual(['0.00', '0.00', '0.00']);
    expect(await requested(id, before)).toMatchObject({
      ...{ excess: '3433.33', total_due: '0.00', total_overdue: '0.00', total_upcoming: '0.00' },
    });
    expect((await queue(id, before)).excess).toMatchObject({ amount: '3533.33', used_on: FIRST });
    await runDay(app, addDays(FIRST, -1));
    expect((await rows(id, before))[0]?.paid).toBe('0.00');
    await runDay(app, FIRST);
    expect((await rows(id, FIRST))[0]).toMatchObject({ paid: '3433.33', state: 'paid', late_charge: '0.00' });
    expect(await repayments(id, FIRST)).toEqual([
      ['intent', before, '3533.33', '3533.33'],
      ['excess', FIRST, '3433.33', '0.00'],
    ]);
    expect((await queue(id, FIRST)).schedule[0]?.settled_on).toBe(FIRST);
    expect((await queue(id, FIRST)).excess).toMatchObject({ amount: '100.00', used_on: SECOND });
    // Worked off again it changes nothing.
    await runDay(app, FIRST);
    expect(await repayments(id, FIRST)).toHaveLength(2);
  });
});
