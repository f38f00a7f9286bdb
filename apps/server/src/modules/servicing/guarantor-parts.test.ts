import { addDays, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { giveCash, issuedNote, keyed, repay, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const GUARANTOR = 'Jaminan Utama Berhad';
/** Issued on 2 December 2026 and first due on 4 January 2027; the guarantee claim is 15 days later, for RM 10,200. */
const FIRST = day('2027-01-04');
const CLAIMED = addDays(FIRST, 15);
/** The third month has begun, so RM 100 more of return has accrued. */
const LATER = day('2027-02-03');
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00']);
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function guaranteedNote(): Promise<string> {
  const backers = [{ investor, amount: '10000.00' }];
  const overrides = { on: '2026-12-01', guarantorName: GUARANTOR };
  return (await issuedNote(app, issuer, backers, overrides)).id;
}

async function claimedNote(): Promise<string> {
  const id = await guaranteedNote();
  await runDay(app, CLAIMED);
  return id;
}

async function proposed(subjectId: string, amount: string, on: string): Promise<string> {
  const bank_reference = await statementLine(app, { amount, on, counterparty: GUARANTOR });
  const after = { source: 'guarantor', amount, received_on: on, payer_name: GUARANTOR, bank_reference };
  return propose(app, { kind: 'note_receipt', subjectId, after, on });
}

async function approve(id: string, on: string) {
  const { checker } = await operatorPair(app);
  return call(app, 'operatorApprove', { headers: dated(checker.headers, on), params: { id }, body: {} });
}

async function guarantorPays(noteId: string, amount: string, on: string): Promise<void> {
  expect((await approve(await proposed(noteId, amount, on), on)).status).toBe(200);
  await runJobs(app, ['distribute_repayments']);
}

async function settleEarly(noteId: string): Promise<void> {
  const headers = keyed(issuer.headers, LATER);
  const started = await call(app, 'notePay', { headers, body: { note_id: noteId, kind: 'early' } });
  await payOpened(app, openedPayment(started.body), { channel: 'b2b1', bankId: 'MBB0228' });
  await runJobs(app, ['distribute_repayments']);
}

async function claimOf(noteId: string, on: string, who: ApprovedInvestor | ApprovedIssuer = investor) {
  const { body } = await call(app, 'noteRecovery', {
    headers: dated(who.headers, on),
    query: { note_id: noteId },
  });
  return body.recovery?.guarantor;
}

async function queue(noteId: string, on: string) {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorNote', {
    headers: dated(maker.headers, on),
    params: { id: noteId },
  });
  return body;
}

async function owed(noteId: string, on: string) {
  const headers = dated(issuer.headers, on);
  const lists = [
    await call(app, 'notesBoIssued', { headers, query: {} }),
    await call(app, 'notesBoCompleted', { headers, query: {} }),
  ];
  return lists.flatMap(({ body }) => body.items).find((one) => one.id === noteId)?.owed_to_guarantor;
}

const shown = async (noteId: string, on: string) =>
  (await call(app, 'note', { headers: dated(investor.headers, on), params: { id: noteId } })).body.note;

describe('a guarantor', () => {
  it('pays nothing before the claim, and only in its own name', async () => {
    const id = await guaranteedNote();
    await expect(proposed(id, '4000.00', FIRST)).rejects.toThrow('has not been asked to pay');
    await runDay(app, CLAIMED);
    const bank_reference = await statementLine(app, {
      ...{ amount: '4000.00', on: CLAIMED, counterparty: issuer.issuer.companyName },
    });
    const after = { source: 'guarantor', amount: '4000.00', received_on: CLAIMED, bank_reference };
    const asIssuer = { ...after, payer_name: issuer.issuer.companyName };
    await expect(
      propose(app, { kind: 'note_receipt', subjectId: id, after: asIssuer, on: CLAIMED }),
    ).rejects.toThrow('payer_name');
    expect(await claimOf(id, CLAIMED)).toMatchObject({ paid: null, payments: [], open: '10200.00' });
  });

  it('pays in parts, each on its day and to the investors; what it pays too much stays its own', async () => {
    const id = await claimedNote();
    const payable = await platformBalance(app, 'guarantor_payable');
    await guarantorPays(id, '4000.00', CLAIMED);
    const first = { on: CLAIMED, amount: '4000.00' };
    // An instalment and RM 566.67 of the next: RM 3,800 of principal and both months of return.
    expect(await shown(id, CLAIMED)).toMatchObject({ state: 'issued', mine: { outstanding: '6200.00' } });
    for (const who of [investor, issuer]) {
      expect(await claimOf(id, CLAIMED, who)).toMatchObject({
        ...{ claimed: '10200.00', paid: '4000.00', payments: [first], open: '6200.00' },
        ...{ accrued: '0.00', lapsed: '0.00' },
      });
    }
    expect(await owed(id, CLAIMED)).toEqual({ name: GUARANTOR, amount: '4000.00' });
    expect((await queue(id, CLAIMED)).repayments[0]).toMatchObject({
      ...{ source: 'guarantor', principal: '3800.00', return: '200.00', late_charge: '0.00', excess: '0.00' },
    });

    expect(await claimOf(id, LATER)).toMatchObject({ open: '6300.00', accrued: '100.00', lapsed: '0.00' });
    await guarantorPays(id, '6500.00', LATER);
    expect(await shown(id, LATER)).toMatchObject({ state: 'completed', mine: { outstanding: '0.00' } });
    expect(await claimOf(id, LATER)).toMatchObject({
      ...{ paid: '10300.00', payments: [first, { on: LATER, amount: '6300.00' }], open: '0.00' },
    });
    expect((await platformBalance(app, 'guarantor_payable')) - payable).toBe(20_000n);
    const { guarantor_money: money, can } = await queue(id, LATER);
    expect(money).toMatchObject({ repaid: { held: '0.00' }, overpaid: { held: '200.00', paid: '0.00' } });
    expect(can).toMatchObject({ prove_guarantor_account: true, record_guarantor: true });
    expect(await owed(id, LATER)).toMatchObject({ amount: '10300.00' });
    await repay(app, issuer, id, { on: LATER });
    expect((await queue(id, LATER)).guarantor_money).toMatchObject({
      ...{ repaid: { held: '10300.00' }, overpaid: { held: '200.00' } },
    });
  });

  it('owes nothing any more once the debt is settled otherwise; what comes then is its own', async () => {
    const id = await claimedNote();
    await guarantorPays(id, '1000.00', CLAIMED);
    expect((await claimOf(id, CLAIMED))?.open).toBe('9200.00');
    await repay(app, issuer, id, { amount: '2000.00', on: CLAIMED });
    const part = await claimOf(id, CLAIMED);
    expect(part).toMatchObject({ claimed: '10200.00', paid: '1000.00' });
    // Of the issuer's money a part pays late charges, which the guarantor does not owe.
    const lapsed = 10_200 - 1_000 - Number(part?.open);
    expect(Number(part?.lapsed)).toBeCloseTo(lapsed, 2);
    expect(lapsed).toBeGreaterThan(1_900);
    await settleEarly(id);
    expect((await shown(id, LATER)).state).toBe('completed');
    expect(await claimOf(id, LATER)).toMatchObject({ paid: '1000.00', open: '0.00', lapsed: '9200.00' });
    const payable = await platformBalance(app, 'guarantor_payable');
    await guarantorPays(id, '500.00', LATER);
    expect((await platformBalance(app, 'guarantor_payable')) - payable).toBe(50_000n);
    expect((await queue(id, LATER)).guarantor_money).toMatchObject({
      ...{ repaid: { held: '0.00' }, overpaid: { held: '500.00' } },
    });
    expect(await claimOf(id, LATER)).toMatchObject({ paid: '1000.00', open: '0.00' });
  });

  it('has its payment booked once, also where it is approved twice beside a payment of the issuer', async () => {
    const id = await claimedNote();
    const proposal = await proposed(id, '3000.00', CLAIMED);
    const started = await call(app, 'notePay', {
      headers: keyed(issuer.headers, CLAIMED),
      body: { note_id: id, kind: 'other', amount: '2000.00' },
    });
    const [one, other] = await Promise.all([
      approve(proposal, CLAIMED),
      approve(proposal, CLAIMED),
      payOpened(app, openedPayment(started.body), { channel: 'b2b1', bankId: 'MBB0228' }),
    ]);
    // Where the issuer's money came first, what was approved is not what would be paid any more.
    const booked = [one, other].filter(({ status }) => status === 200).length;
    expect([one.status, other.status].sort()).toEqual(booked === 1 ? [200, 409] : [409, 409]);
    if (booked === 0) {
      await guarantorPays(id, '3000.00', CLAIMED);
    }
    await runJobs(app, ['distribute_repayments']);
    expect(await claimOf(id, CLAIMED)).toMatchObject({ paid: '3000.00' });
    expect((await queue(id, CLAIMED)).repayments.map((row) => row.amount).sort()).toEqual([
      '2000.00',
      '3000.00',
    ]);
  });

  it('is found wrong where its claim says other than its payments', async () => {
    const id = await claimedNote();
    await guarantorPays(id, '1000.00', CLAIMED);
    const change = (set: string) =>
      brokenInvariants(app, (tx) =>
        sql`update guarantee_claims set ${sql.raw(set)} where note_id = ${id}`.execute(tx.db),
      );
    const name =
      'a guarantor has paid what its payments brought the note, no late charge and no cost, and the rest is its own';
    for (const set of ['paid_sen = paid_sen + 1', 'overpaid_sen = 1', "paid_on = '2027-01-20'"]) {
      expect(await change(set)).toContain(name);
    }
  });
});
