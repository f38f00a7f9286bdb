import { addDays, day } from '@titian/finance/calendar';
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
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  payOpened,
  postConfirmation,
  startAtBank,
} from '../../../test/builders/payments.ts';
import { accountBalance } from '../ledger/public.ts';

const corporate = { channel: 'b2b1', bankId: 'MBB0228' } as const;
const scope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null } as const;
let app: TestApp;
let issuer: ApprovedIssuer;
let a: ApprovedInvestor;
let b: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  [a, b] = [await fundedInvestor(app, 8), await fundedInvestor(app, 8)];
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Issued on 2 December 2026: due on 4 January (2 January is a Saturday), 2 February, 2 March 2027. */
const FIRST = '2027-01-04';
const note = (overrides: NoteOverrides = {}) =>
  issuedNote(
    app,
    issuer,
    [
      { investor: a, amount: '7000.00' },
      { investor: b, amount: '3000.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );
const pay = (noteId: string, body: object, on = FIRST, who = issuer) =>
  call(app, 'notePay', { headers: keyed(who.headers, on), body: { note_id: noteId, ...body } });
const next = async (noteId: string, on = FIRST) =>
  (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, on), query: { note_id: noteId } }))
    .body;
const check = (refNumber: string, who = issuer) =>
  call(app, 'notePaymentCheck', { headers: who.headers, body: { ref_number: refNumber } });
const cashOf = (accountId: string) => app.work.query(scope, (ctx) => accountBalance(ctx, accountId));
const outstanding = async (who: ApprovedInvestor, id: string) =>
  (await call(app, 'note', { headers: who.headers, params: { id } })).body.note.mine?.outstanding;
const rowsOf = async (id: string, on = FIRST) =>
  (await call(app, 'noteAmortizations', { headers: dated(issuer.headers, on), query: { note_id: id } })).body
    .items;

describe('a payment that cannot be made is rejected', () => {
  it("on another issuer's note, an unknown one, and by an investor", async () => {
    const { id } = await note();
    const other = await approvedIssuer(app);
    expect((await pay(id, { kind: 'due' }, FIRST, other)).status).toBe(404);
    expect((await pay(a.userId, { kind: 'due' })).status).toBe(404);
    const asInvestor = await call(app, 'notePay', {
      headers: keyed(a.headers),
      body: { note_id: id, kind: 'due' },
    });
    expect(asInvestor.error.code).toBe('role');
    expect(
      (await call(app, 'noteNextPayment', { headers: other.headers, query: { note_id: id } })).status,
    ).toBe(404);
  });

  it.each([
    ['0'],
    ['0.00'],
    ['0.01'],
    ['0.99'],
    ['-1.00'],
    ['10300.01'],
    ['99999999.00'],
    ['1e3'],
    ['NaN'],
    ['1.005'],
    [''],
    [undefined],
  ])('other: %s', async (amount) => {
    const { id } = await note();
    const answer = await pay(id, { kind: 'other', amount });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['amount']);
  });

  it('due with an amount, and of an unknown kind', async () => {
    const { id } = await note();
    expect((await pay(id, { kind: 'due', amount: '5.00' })).status).toBe(422);
    expect((await pay(id, { kind: 'later' })).status).toBe(422);
  });

  it('when nothing is left to pay', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { amount: '10300.00', on: FIRST });
    const done = await pay(id, { kind: 'due' });
    expect([done.status, done.error.code]).toEqual([409, 'nothing_due']);
    expect(done.error.message).toContain('Your excess covers');
    const requested = await next(id);
    expect(requested.items.map((row) => row.instalment)).toEqual([2]);
    expect(requested).toMatchObject({ excess: '3433.33', total_due: '0.00' });
    expect((await pay(id, { kind: 'other', amount: '1.01' })).status).toBe(409);
  });
});

describe('what is payable', () => {
  it('is the next instalment, then what is due, then what is overdue with it', async () => {
    const { id, number } = await note();
    expect(await next(id, '2026-12-20')).toMatchObject({
      items: [
        {
          note_id: id,
          note_number: number,
          instalment: 1,
          due_on: FIRST,
          principal: '3333.33',
          return: '100.00',
          late_charge: '0.00',
          total: '3433.33',
          days_late: 0,
        },
      ],
      total_due: '3433.33',
    });
    const late = await next(id, '2027-02-02');
    expect(late.items.map((row) => [row.instalment, row.days_late, row.late_charge])).toEqual([
      [1, 29, '99.57'],
      [2, 0, '0.00'],
    ]);
    expect(late.total_due).toBe('6966.23');
  });
});

describe('a payment', () => {
  it('moves nothing before the bank confirms it, and nothing when the bank rejects', async () => {
    const { id } = await note();
    const started = await pay(id, { kind: 'due' });
    expect(started.body).toMatchObject({ amount: '3433.33' });
    expect((await check(started.body.ref_number)).body.payment.state).toBe('pending');
    await payOpened(app, openedPayment(started.body), { ...corporate, code: '51' });
    const rejected = await check(started.body.ref_number);
    expect(rejected.body.payment).toMatchObject({ state: 'failed', amount: '3433.33' });
    expect((await rowsOf(id)).map((row) => row.paid)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('is distributed to the sen and notified to all', async () => {
    const { id, number } = await note();
    const before = [await cashOf(a.investor.cashAccountId), await cashOf(b.investor.cashAccountId)];
    const reference = await repay(app, issuer, id, { on: FIRST });
    const after = [await cashOf(a.investor.cashAccountId), await cashOf(b.investor.cashAccountId)];
    const received = after.map((cash, index) => cash - (before[index] ?? 0n));
    // 3,433.33 less 15 % of the return of 100.00 and 8 % tax on that, each per holding and rounded down.
    expect(received.reduce((sum, one) => sum + one, 0n)).toBeGreaterThanOrEqual(343_333n - 1_620n);
    expect(received.reduce((sum, one) => sum + one, 0n)).toBeLessThanOrEqual(343_333n - 1_616n);
    const outcome = await check(reference);
    expect(outcome.body.payment).toMatchObject({ state: 'succeeded', reason: null });
    expect(outcome.body.note).toMatchObject({ id, state: 'issued' });
    expect((await rowsOf(id)).map((row) => row.state)).toEqual(['paid', 'due', 'due']);
    await runJobs(app, ['notify_distribution']);
    const mail = await mailTo(app, a.email, 'repayment_received');
    expect(mail.params).toMatchObject({ noteNumber: number, contract: 'Conventional' });
    expect((await mailTo(app, issuer.email, 'payment_received')).params.refNumber).toBe(reference);
  });

  it('of one ringgit counts', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { amount: '1.00', on: FIRST, bank: { channel: 'b2c', bankId: 'MB2U0227' } });
    const rows = await rowsOf(id);
    expect(rows.map((row) => row.paid)).toEqual(['1.00', '0.00', '0.00']);
    expect(rows.map((row) => row.state)).toEqual(['partial', 'due', 'due']);
  });

  it('in parts goes to the oldest instalment, return before principal', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { amount: '150.00', on: FIRST });
    expect((await next(id)).items[0]).toMatchObject({ principal: '3283.33', return: '0.00' });
    await repay(app, issuer, id, { amount: '4000.00', on: FIRST });
    expect((await rowsOf(id)).map((row) => row.paid)).toEqual(['3433.33', '0.00', '0.00']);
    const requested = await next(id);
    expect(requested.items[0]).toMatchObject({ instalment: 2, principal: '3333.33', return: '100.00' });
    expect(requested).toMatchObject({ excess: '716.67', total_due: '2716.66' });
  });

  it('that the bank confirms ten times on both roads is booked once', async () => {
    const { id } = await note();
    const started = await pay(id, { kind: 'due' });
    const form = await startAtBank(app, openedPayment(started.body).token, corporate);
    const fields = confirmationOf(form);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postConfirmation(app, index % 2 === 0 ? 'direct' : 'indirect', fields),
      ),
    );
    await runJobs(app, ['distribute_repayments']);
    expect((await rowsOf(id)).map((row) => row.paid)).toEqual(['3433.33', '0.00', '0.00']);
  });

  it('made twice at once waits for the next instalments, and what is too much is the issuer’s', async () => {
    const { id } = await note();
    const started = [
      await pay(id, { kind: 'other', amount: '10300.00' }),
      await pay(id, { kind: 'other', amount: '10300.00', confirm_excess: 1 }),
    ];
    const before = await cashOf(issuer.issuer.cashAccountId);
    await Promise.all(started.map((one) => payOpened(app, openedPayment(one.body), corporate)));
    await runJobs(app, ['distribute_repayments']);
    expect((await rowsOf(id)).map((row) => row.state)).toEqual(['paid', 'due', 'due']);
    expect((await cashOf(issuer.issuer.cashAccountId)) - before).toBe(0n);
    for (const on of ['2027-02-02', '2027-03-02']) {
      await applyExcessOn(app, on);
    }
    expect((await rowsOf(id)).map((row) => row.state)).toEqual(['paid', 'paid', 'paid']);
    expect((await cashOf(issuer.issuer.cashAccountId)) - before).toBe(1_030_000n);
    expect(await outstanding(a, id)).toBe('0.00');
  });

  it('is not shown to other users', async () => {
    const { id } = await note();
    const started = await pay(id, { kind: 'due' });
    const other = await approvedIssuer(app);
    expect((await check(started.body.ref_number, other)).status).toBe(404);
    expect((await check('RP-0000000000')).status).toBe(404);
  });
});

describe('a late payment', () => {
  it('costs nothing within seven days', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { on: addDays(day(FIRST), 7) });
    expect((await rowsOf(id)).map((row) => row.state)).toEqual(['paid', 'due', 'due']);
  });

  it('costs 0.1 % a day from the due day on, paid after return and principal, to the investors', async () => {
    const { id } = await note();
    const on = addDays(day(FIRST), 11);
    // 3,433.33 × 0.1 % × 11 = 37.77
    expect((await next(id, on)).items[0]).toMatchObject({ late_charge: '37.77', total: '3471.10' });
    await repay(app, issuer, id, { amount: '3433.33', on });
    const [row] = await rowsOf(id, on);
    expect(row).toMatchObject({ paid: '3433.33', late_charge: '37.77', state: 'late' });
    const later = addDays(on, 5);
    expect((await next(id, later)).items[0]).toMatchObject({ principal: '0.00', late_charge: '37.77' });
    await repay(app, issuer, id, { on: later });
    expect((await rowsOf(id, later))[0]).toMatchObject({ late_charge: '0.00', state: 'paid' });
    const shares = await app.database.reader.db
      .selectFrom('distribution_shares')
      .innerJoin('repayments', 'repayments.id', 'distribution_shares.repayment_id')
      .select('distribution_shares.late_sen')
      .where('repayments.note_id', '=', id)
      .execute();
    expect(shares.reduce((sum, one) => sum + one.late_sen, 0n)).toBe(3_777n);
  });

  it('on a Shariah note compensates investors a little and gives the rest to charity', async () => {
    const { id } = await note({ contract: 'Shariah' });
    const on = addDays(day(FIRST), 30);
    // On 3,433.33 for 30 days: 1 % a year is 2.82 (rounded down), 10 % together 28.21.
    expect((await next(id, on)).items[0]).toMatchObject({ late_charge: '28.21' });
    await repay(app, issuer, id, { amount: '3461.54', on });
    const repayment = await app.database.reader.db
      .selectFrom('repayments')
      .selectAll()
      .where('note_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(repayment).toMatchObject({ late_sen: 282n, charity_sen: 2_539n, state: 'distributed' });
  });

  it('clears the late flag when nothing is overdue any more', async () => {
    const { id } = await note();
    await runDay(app, addDays(day(FIRST), 2));
    const shown = async (on: string) =>
      (await call(app, 'note', { headers: dated(a.headers, on), params: { id } })).body.note;
    expect(await shown(addDays(day(FIRST), 2))).toMatchObject({ is_late: true, days_late: 2 });
    await repay(app, issuer, id, { amount: '100.00', on: addDays(day(FIRST), 2) });
    expect(await shown(addDays(day(FIRST), 2))).toMatchObject({ is_late: true });
    await repay(app, issuer, id, { on: addDays(day(FIRST), 2) });
    expect(await shown(addDays(day(FIRST), 2))).toMatchObject({ is_late: false, days_late: 0 });
  });
});

describe('the last payment', () => {
  it.each([['equal_monthly_flat'], ['bullet'], ['return_only']] as const)(
    'completes a %s note with every holding at exactly zero',
    async (profile) => {
      const { id } = await note({ profile, rate: '13.37' });
      for (const row of await rowsOf(id)) {
        await repay(app, issuer, id, { on: row.due_on });
      }
      const { body } = await call(app, 'note', { headers: a.headers, params: { id } });
      expect(body.note).toMatchObject({
        state: 'completed',
        mine: { principal: '7000.00', outstanding: '0.00' },
      });
      expect(await outstanding(b, id)).toBe('0.00');
    },
  );
});
