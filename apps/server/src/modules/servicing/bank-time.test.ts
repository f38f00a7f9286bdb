import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type TestClock, testClock } from '../../../test/builders/clock.ts';
import { giveCash, issuedNote, keyed } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  postConfirmation,
  startAtBank,
} from '../../../test/builders/payments.ts';

/** Where the first instalment of every note here is due; the clock stands on 1 December. */
const DUE = '2027-01-04';
const NEXT = '2027-01-05';
const corporate = { channel: 'b2b1', bankId: 'MBB0228' } as const;

let app: TestApp;
let clock: TestClock;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
beforeAll(async () => {
  clock = testClock(new Date('2026-12-01T15:40:00Z'));
  app = await createTestApp({}, clock);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00']);
  issuer = await approvedIssuer(app);
}, 60_000);
afterAll(() => app.finish());

const at = (time: string) => clock.moveBy(Date.parse(time) - clock.now().getTime());

/** An instalment that is sent to the bank at 23:50 on its due day and confirmed at 00:02. */
async function confirmedAfterMidnight(
  over: { readonly fpxTxnTime: string; readonly buyerName?: string },
  kind: 'due' | 'early' = 'due',
) {
  at('2026-12-01T15:40:00Z');
  const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
  at('2026-12-01T15:50:00Z');
  const started = await call(app, 'notePay', {
    headers: keyed(issuer.headers, DUE),
    body: { note_id: id, kind },
  });
  const form = await startAtBank(app, openedPayment(started.body).token, corporate);
  at('2026-12-01T16:02:00Z');
  await postConfirmation(app, 'direct', confirmationOf(form, over));
  return id;
}

const receivedOn = async (noteId: string) => {
  const rows = await app.database.reader.db
    .selectFrom('repayments')
    .select('received_on')
    .where('note_id', '=', noteId)
    .execute();
  return rows.map((row) => row.received_on);
};

it('a repayment of 23:58 that is confirmed at 00:02 counts on its due day', async () => {
  expect(await receivedOn(await confirmedAfterMidnight({ fpxTxnTime: '20261201235800' }))).toEqual([DUE]);
});

it.each([
  ['an hour behind', '20261201225800'],
  ['in the future', '20261202090000'],
  ['of another day', '20261128235800'],
  ['nothing that can be read', ''],
])('a bank time that is %s changes nothing: our day counts', async (_what, fpxTxnTime) => {
  expect(await receivedOn(await confirmedAfterMidnight({ fpxTxnTime }))).toEqual([NEXT]);
});

const usedOf = async (noteId: string) => {
  const row = await app.database.reader.db
    .selectFrom('repayments')
    .select(['amount_sen', 'excess_sen'])
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return [row.amount_sen, row.excess_sen];
};

it('an early settlement that the bank took before midnight is settled, confirmed later', async () => {
  const id = await confirmedAfterMidnight({ fpxTxnTime: '20261201235800' }, 'early');
  expect(await usedOf(id)).toEqual([1_010_000n, 0n]);
});

it('an early settlement paid a day late settles nothing: it is excess up to the new quote', async () => {
  const id = await confirmedAfterMidnight({ fpxTxnTime: '20261202000100' }, 'early');
  // Another month has begun: RM 100.00 more would settle it.
  expect(await usedOf(id)).toEqual([1_010_000n, 666_667n]);
  const quote = await call(app, 'noteEarlySettlement', {
    headers: dated(issuer.headers, NEXT),
    query: { note_id: id },
  });
  expect(quote.body.early_settlement).toMatchObject({ payable: '100.00', excess: '6666.67' });
  const mail = await mailTo(app, issuer.email, 'settlement_short');
  expect(mail.params).toMatchObject({
    ...{ amount: '10100.00', total: '6766.67', excess: '6666.67', missing: '100.00', validOn: NEXT },
  });
  const notices = await call(app, 'notificationsData', { headers: issuer.headers, query: {} });
  expect(notices.body.items[0]?.title).toContain('RM 100.00 is missing to settle note');
  // What is missing settles it that day.
  const rest = await call(app, 'notePay', {
    headers: keyed(issuer.headers, NEXT),
    body: { note_id: id, kind: 'early' },
  });
  expect(rest.body.amount).toBe('100.00');
});

it('held money counts from the bank’s time too, once two operators have booked it', async () => {
  const id = await confirmedAfterMidnight({
    fpxTxnTime: '20261201235800',
    buyerName: 'KAWAN BAIK SDN BHD',
  });
  const held = await app.database.reader.db
    .selectFrom('held_receipts')
    .select('id')
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  expect(await receivedOn(id)).toEqual([]);
  await proposeAndApprove(app, {
    kind: 'receipt_review',
    subjectId: held.id,
    after: { decision: 'book' },
  });
  expect(await receivedOn(id)).toEqual([DUE]);
});
