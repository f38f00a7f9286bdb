import { type Day, day, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, keyed, nextDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { systemOn } from '../../../test/builders/proofs.ts';
import { balancesByKind } from '../ledger/public.ts';
import { distributeStep } from '../servicing/commands/distribute-repayment.ts';
import { totalOf, unassignedOf } from './domain/claims.ts';
import { readClaims } from './queries/read-claims.ts';

const AMOUNT = '10000.00';
const today = malaysiaDay(new Date());
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, [AMOUNT]);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Claims of a day by client, and what nobody claims. */
const claimsOn = (on: Day) =>
  app.work.command(systemOn(day(on)), async (ctx) => {
    await sql`set transaction isolation level repeatable read`.execute(ctx.tx.db);
    const { claims, claimed } = await readClaims(ctx.tx, on);
    return {
      of: (who: { userId: string }) => claims.find((one) => one.clientId === who.userId)?.parts ?? null,
      total: claims.reduce((sum, one) => sum + totalOf(one.parts), 0n),
      unassigned: unassignedOf(await balancesByKind(ctx, on), claimed),
    };
  });

describe('claims at the end of a day', () => {
  it('follow the money of a note from subscription to distribution, and stay what they were for past days', async () => {
    const note = await issuedNote(app, issuer, [{ investor, amount: AMOUNT }], { amount: AMOUNT });
    const issued = day(note.issuedOn);
    const disbursed = await claimsOn(issued);
    expect(disbursed.of(investor)).toBeNull();
    const onItsWay = disbursed.of(issuer);
    expect(onItsWay?.payoutsSen).toBeGreaterThan(9_000_00n);
    expect(disbursed.unassigned).toEqual([]);
    // On the day before, the subscription waited or the money was cash.
    const before = await claimsOn(today);
    expect(before.of(investor)).toMatchObject({ cashSen: 10_000_00n, waitingSen: 0n });

    const paidOn = day(nextDay(issued));
    const answer = await call(app, 'notePay', {
      headers: keyed(issuer.headers, paidOn),
      body: { note_id: note.id, kind: 'other', amount: '1000.00', confirm_excess: 1 },
    });
    await payOpened(app, openedPayment(answer.body), { channel: 'b2b1', bankId: 'MBB0228' });
    const received = await claimsOn(paidOn);
    const collected = received.unassigned.find((one) => one.account === 'note_collection');
    const excess = received.of(issuer)?.excessSen ?? 0n;
    expect((collected?.amountSen ?? 0n) + excess).toBe(1_000_00n);
  });

  it('are an investor’s shares between the split and the payment, after deductions', async () => {
    const other = await approvedInvestor(app);
    await giveCash(app, other, [AMOUNT]);
    const note = await issuedNote(app, issuer, [{ investor: other, amount: AMOUNT }], { amount: AMOUNT });
    const dueOn = await firstDue(note.id);
    const answer = await call(app, 'notePay', {
      headers: keyed(issuer.headers, dueOn),
      body: { note_id: note.id, kind: 'due', confirm_excess: 1 },
    });
    await payOpened(app, openedPayment(answer.body), { channel: 'b2b1', bankId: 'MBB0228' });
    const step = (on: string) => app.work.command(systemOn(day(on)), (ctx) => distributeStep(ctx, note.id));
    expect(await step(dueOn)).toBe('more');
    const split = await claimsOn(dueOn);
    const sharesSen = split.of(other)?.sharesSen ?? 0n;
    expect(sharesSen).toBeGreaterThan(0n);
    // Fee and tax of the share are the platform's once it is paid.
    const rest = split.unassigned.find((one) => one.account === 'note_collection');
    expect(rest?.amountSen).toBeGreaterThan(0n);
    const paidOn = nextDay(dueOn);
    while ((await step(paidOn)) !== 'done') {
      // The next holders.
    }
    expect((await claimsOn(dueOn)).of(other)).toEqual(split.of(other));
    expect((await claimsOn(day(paidOn))).of(other)).toMatchObject({ cashSen: sharesSen, sharesSen: 0n });
  });

  async function firstDue(noteId: string): Promise<Day> {
    const { rows } = await sql<{
      due: Day;
    }>`select min(due_on) as due from instalments where note_id = ${noteId}`.execute(app.database.reader.db);
    return rows[0]?.due ?? expect.fail('the note has an instalment');
  }
});
