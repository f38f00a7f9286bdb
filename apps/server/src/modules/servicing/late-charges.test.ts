import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  fundedInvestor,
  issuedNote,
  keyed,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { defaultReceipts } from './public.ts';

/** Issued on 2 December 2026: due on 4 January, 2 February and 2 March 2027. */
const FIRST = day('2027-01-04');
const ELEVENTH = addDays(FIRST, 11);
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

const note = (overrides: NoteOverrides = {}, by = issuer) =>
  issuedNote(
    app,
    by,
    [
      { investor: a, amount: '7000.00' },
      { investor: b, amount: '3000.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );
const next = async (id: string, on: string) =>
  (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, on), query: { note_id: id } })).body;
const charged = async (id: string, on: string) => (await next(id, on)).items[0]?.late_charge;
const setting = (key: string, value: number, from: string) =>
  proposeAndApprove(app, {
    kind: 'setting_change',
    subjectId: null,
    after: { key, value, effective_from: from },
    on: from,
  });

describe('what lateness costs', () => {
  it('follows the signed agreement, whatever the settings say later: doubled, zero, capped', async () => {
    const { id } = await note();
    const shariah = await note({ contract: 'Shariah' });
    // 3,433.33 × 0.1 % × 11 = 37.77; at 10 % a year together 10.34.
    const before = [await charged(id, ELEVENTH), await charged(shariah.id, ELEVENTH)];
    expect(before).toEqual(['37.77', '10.34']);
    await setting('late_charge_daily_bps', 20, '2027-01-10');
    await setting('late_charge_daily_bps', 0, '2027-01-11');
    await setting('late_charge_cap_bps', 1, '2027-01-12');
    await setting('late_grace_days', 60, '2027-01-13');
    await setting('tawidh_yearly_bps', 0, '2027-01-12');
    await setting('shariah_late_charge_cap_bps', 10_000, '2027-01-12');
    expect([await charged(id, ELEVENTH), await charged(shariah.id, ELEVENTH)]).toEqual(before);
    await repay(app, issuer, id, { amount: '3471.10', on: ELEVENTH });
    expect((await next(id, ELEVENTH)).items[0]).toMatchObject({ instalment: 2, late_charge: '0.00' });
  });

  it('is, on a note that is issued after the change, what its own agreement says', async () => {
    const { id } = await note({ on: '2027-01-20' });
    const [row] = (await next(id, '2027-01-20')).items;
    // 1 basis point of the instalment at most, and 0 % a day.
    expect(await charged(id, addDays(day(String(row?.due_on)), 70))).toBe('0.00');
    const agreed = await app.database.reader.db
      .selectFrom('agreements')
      .select(['late_charge_daily_bps', 'late_charge_cap_bps', 'late_grace_days', 'tawidh_yearly_bps'])
      .where('note_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(agreed).toEqual({
      ...{ late_charge_daily_bps: 0, late_charge_cap_bps: 1, late_grace_days: 60, tawidh_yearly_bps: 0 },
    });
  });

  it('cannot be changed twice on a day, nor from a day that is over', async () => {
    const { maker } = await operatorPair(app);
    const requested = (from: string) =>
      call(app, 'operatorPropose', {
        headers: dated(maker.headers, '2027-01-13'),
        body: {
          kind: 'setting_change',
          after: { key: 'late_grace_days', value: 3, effective_from: from },
          reason: 'Everything is in order',
        },
      });
    for (const from of ['2027-01-13', '2027-01-12']) {
      const { status, error: rejection } = await requested(from);
      expect([status, Object.keys(Object(rejection).errors ?? {})]).toEqual([422, ['effective_from']]);
    }
  });
});

describe('what goes to charity', () => {
  it('is never in what an investor is owed, and is shown separately to all', async () => {
    const { id } = await note({ contract: 'Shariah' });
    const on = addDays(FIRST, 30);
    // On 3,433.33 for 30 days: ta'widh of 1 % a year is 2.82, both together at 10 % are 28.21.
    const apart = { late_charge: '28.21', tawidh: '2.82', gharamah: '25.39' };
    expect((await next(id, on)).items[0]).toMatchObject({ ...apart, total: '3461.54' });
    const ongoing = await call(app, 'dashboardOngoingNotes', { headers: dated(a.headers, on), query: {} });
    const mine = ongoing.body.items.find((one) => one.id === id);
    // Two instalments are due by then; 70 % of 3,436.15 and 3,433.33.
    expect(Number(mine?.next_amount)).toBeCloseTo(4808.63, 1);
    const rows = await call(app, 'noteAmortizations', {
      headers: dated(a.headers, on),
      query: { note_id: id },
    });
    expect(rows.body.items[0]).toMatchObject({ ...apart, late_charge: '2.82' });
    const { maker } = await operatorPair(app);
    const queue = await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } });
    expect(queue.body.recovery).toMatchObject(apart);
    await repay(app, issuer, id, { amount: '3461.54', on });
    const after = await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } });
    expect(after.body.repayments[0]).toMatchObject(apart);
    const months = await call(app, 'dashboardBoMonthlyRepayment', {
      headers: dated(issuer.headers, on),
      query: { from: '2027-02', to: '2027-02' },
    });
    expect(months.body.months[0]).toMatchObject({ tawidh: '2.82', gharamah: '25.39' });
  });
});

describe('a reminder', () => {
  it('says first what is overdue, also where it is about a payment to come', async () => {
    const debtor = await approvedIssuer(app);
    await note({}, debtor);
    const on = addDays(day('2027-02-02'), -1);
    await runDay(app, on);
    const mails = (await mailsTo(app, debtor.email)).filter((one) => one.template === 'repayment_due');
    const last = mails.find((one) => one.params.dueOn === '2027-02-02');
    // 3,433.33 and 28 days at 0.1 %.
    expect(last?.params).toMatchObject({
      ...{ total: '3433.33', overdue: { since: FIRST, amount: '3529.46', isThisOne: false } },
    });
  });
});

describe('a receipt from before', () => {
  it('does not clear "late" while a newer instalment is overdue', async () => {
    const { id } = await note();
    const SECOND = day('2027-02-02');
    await runDay(app, addDays(FIRST, 1));
    await runDay(app, addDays(SECOND, 3));
    await recorded(id, '3433.33', FIRST, addDays(SECOND, 3));
    expect(await shown(id, addDays(SECOND, 3))).toMatchObject({ is_late: true, days_late: 3 });
    await repay(app, issuer, id, { on: addDays(SECOND, 3) });
    expect(await shown(id, addDays(SECOND, 3))).toMatchObject({ is_late: false, days_late: 0 });
  });

  it('is rejected from before the issue, and from a day to come', async () => {
    const { id } = await note();
    for (const on of ['2026-12-01', '2027-01-05']) {
      await expect(recorded(id, '3433.33', on, FIRST)).rejects.toThrow(/received_on/);
    }
  });
});

describe('held money', () => {
  it('prevents a default from the day on which it arrived, by the end of day and by operators', async () => {
    const debtor = await approvedIssuer(app);
    const { id } = await note({}, debtor);
    const on = addDays(FIRST, 91);
    const orderId = await held(id, debtor, FIRST);
    const started = await paidByStranger(id, debtor, '3433.33', '2027-02-02');
    expect(started).toBe(201);
    await runDay(app, on);
    expect(await shown(id, on)).toMatchObject({ state: 'issued', is_late: true });
    await expect(
      proposeAndApprove(app, { kind: 'note_default', subjectId: id, after: {}, on }),
    ).rejects.toThrow(/is held/);
    await proposeAndApprove(app, { kind: 'repayment_release', subjectId: orderId, after: {}, on });
    await runJobs(app, ['distribute_repayments']);
    expect(await shown(id, on)).toMatchObject({ state: 'issued', days_late: 62 });
  });

  it('does not prevent a default where it is too little, and is recovered when it is booked', async () => {
    const debtor = await approvedIssuer(app);
    const { id } = await note({ termMonths: 1 }, debtor);
    expect(await paidByStranger(id, debtor, '10000.00', FIRST)).toBe(201);
    const on = addDays(FIRST, 90);
    await runDay(app, on);
    expect(await shown(id, on)).toMatchObject({ state: 'defaulted' });
    await proposeAndApprove(app, {
      ...{ kind: 'recovery_cost', subjectId: id, on },
      after: { amount: '40.00', on, what: 'A letter' },
    });
    const orderId = await orderOf(id);
    await proposeAndApprove(app, { kind: 'repayment_release', subjectId: orderId, after: {}, on });
    await runJobs(app, ['distribute_repayments']);
    const queue = await call(app, 'noteRecovery', { headers: dated(a.headers, on), query: { note_id: id } });
    expect(queue.body.recovery).toMatchObject({ received: '10000.00', recovered: '10000.00' });
    const receipts = await app.work.query(scope, (ctx) => defaultReceipts(ctx));
    const own = receipts.filter((one) => one.noteId === id);
    expect(own.map((one) => [one.on, one.amountSen])).toEqual([[on, 996_000n]]);
  });
});

const scope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null } as const;
const shown = async (id: string, on: string) =>
  (await call(app, 'note', { headers: dated(a.headers, on), params: { id } })).body.note;

/** Two operators record money that came by a transfer on an earlier day. */
async function recorded(id: string, amount: string, receivedOn: string, on: string): Promise<void> {
  const payer_name = issuer.issuer.companyName;
  const bank_reference = await statementLine(app, { amount, on: receivedOn, counterparty: payer_name });
  const after = { source: 'issuer', amount, received_on: receivedOn, payer_name, bank_reference };
  await proposeAndApprove(app, { kind: 'note_receipt', subjectId: id, after, on });
  await runJobs(app, ['distribute_repayments']);
}

/** The payable amount arrives from another payer, and is held for two operators. */
async function held(id: string, debtor: ApprovedIssuer, on: string): Promise<string> {
  expect(await paidByStranger(id, debtor, '3433.33', on)).toBe(201);
  return orderOf(id);
}

async function paidByStranger(id: string, debtor: ApprovedIssuer, amount: string, on: string) {
  const started = await call(app, 'notePay', {
    headers: keyed(debtor.headers, on),
    body: { note_id: id, kind: 'other', amount },
  });
  const bank = { channel: 'b2b1', bankId: 'MBB0228', payerName: 'Kawan Baik Sdn Bhd' } as const;
  await payOpened(app, openedPayment(started.body), bank);
  return started.status;
}

async function orderOf(noteId: string): Promise<string> {
  const order = await app.database.reader.db
    .selectFrom('repayment_orders')
    .select('id')
    .where('note_id', '=', noteId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return order.id;
}
