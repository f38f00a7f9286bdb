import { addDays, type Day, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fundedInvestor, issuedNote, keyed, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';

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
const note = async () =>
  (await issuedNote(app, issuer, [{ investor: a, amount: '10000.00' }], { on: '2026-12-01' })).id;
const pay = (noteId: string, body: object, on: Day) =>
  call(app, 'notePay', { headers: keyed(issuer.headers, on), body: { note_id: noteId, ...body } });
const requested = async (noteId: string, on: Day) =>
  (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, on), query: { note_id: noteId } }))
    .body;
const rejectionOf = async (id: string, body: object, on: Day) => {
  const { status, error: rejection } = await pay(id, body, on);
  return { status, ...rejection };
};

describe('a second payment', () => {
  it('is rejected while the first is under way, shows what was paid when, and is accepted once it is confirmed', async () => {
    const id = await note();
    expect(await requested(id, FIRST)).toMatchObject({ recent_payments: [], excess_if_paid: '0.00' });
    const { body: first } = await pay(id, { kind: 'due' }, FIRST);
    const recent_payments = [
      { state: 'under_way', amount: '3433.33', on: FIRST, ref_number: first.ref_number },
    ];
    expect(await requested(id, FIRST)).toMatchObject({ recent_payments, excess_if_paid: '3433.33' });
    expect(await rejectionOf(id, { kind: 'due' }, FIRST)).toMatchObject({
      ...{ status: 409, code: 'duplicate_payment', recent_payments, excess_if_paid: '3433.33' },
    });
    expect((await pay(id, { kind: 'due', confirm_excess: 'yes' }, FIRST)).status).toBe(422);
    expect((await pay(id, { kind: 'due', confirm_excess: 1 }, FIRST)).status).toBe(201);
  });

  it('is rejected from a stale tab: the first has arrived since', async () => {
    const id = await note();
    const ref_number = await repay(app, issuer, id, { on: FIRST });
    expect(await rejectionOf(id, { kind: 'due' }, FIRST)).toMatchObject({
      code: 'duplicate_payment',
      recent_payments: [{ state: 'confirmed', amount: '3433.33', on: FIRST, ref_number }],
      excess_if_paid: '3433.33',
    });
    // Two days later it is paying ahead.
    expect((await pay(id, { kind: 'due' }, addDays(FIRST, 2))).status).toBe(201);
  });

  it('is rejected while the money of the first is held', async () => {
    const id = await note();
    await repay(app, issuer, id, { on: FIRST, bank: { payerName: 'SOMEBODY ELSE' } });
    expect(await rejectionOf(id, { kind: 'due' }, FIRST)).toMatchObject({
      code: 'duplicate_payment',
      recent_payments: [{ state: 'held', amount: '3433.33', on: FIRST, ref_number: null }],
    });
  });

  it('of the rest of what is due is no duplicate, and of more than that says what is too much', async () => {
    const id = await note();
    await pay(id, { kind: 'other', amount: '1000.00' }, FIRST);
    expect(await rejectionOf(id, { kind: 'due' }, FIRST)).toMatchObject({ excess_if_paid: '1000.00' });
    expect((await pay(id, { kind: 'other', amount: '2433.33' }, FIRST)).status).toBe(201);
    // The quote of an early settlement knows nothing of money that is under way.
    expect(await rejectionOf(id, { kind: 'early' }, FIRST)).toMatchObject({ excess_if_paid: '3433.33' });
  });

  it('is another one where both are started at once', async () => {
    const id = await note();
    const answers = await Promise.all([1, 2].map(() => pay(id, { kind: 'due' }, FIRST)));
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
  });
});
