import { addDays, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  backedNote,
  giveCash,
  issue,
  issuedNote,
  keyed,
  listedNote,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { type BulkInvestor, loadInvestors } from '../../../test/bulk-load.ts';
import { shiftTo } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';
import { subscribeBatch } from '../notes/commands/subscribe-batch.ts';
import { distributeStep } from './commands/distribute-repayment.ts';
import { distributeRepayments } from './public.ts';

const scope: Scope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null };
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '10' });
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const ON = '2026-12-01';
const FIRST = '2027-01-04';

/** Money arrives and is booked; nothing is paid out yet. */
async function receive(noteId: string, amount?: string, on = FIRST): Promise<void> {
  const answer = await call(app, 'notePay', {
    headers: keyed(issuer.headers, on),
    body: {
      ...{ note_id: noteId, kind: amount === undefined ? 'due' : 'other', confirm_excess: 1 },
      ...(amount && { amount }),
    },
  });
  expect(answer.status).toBe(201);
  await payOpened(app, openedPayment(answer.body), { channel: 'b2b1', bankId: 'MBB0228' });
}

const repaymentsOf = (noteId: string) =>
  app.database.reader.db
    .selectFrom('repayments')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('seq')
    .execute();

/** A note with thousands of holders, RM 50 each. */
async function bulkLoadedNote(holders: number): Promise<{ id: string; bulkLoad: BulkInvestor[] }> {
  const amount = `${holders * 50}.00`;
  const { id } = await listedNote(app, issuer, { amount, on: ON });
  const bulkLoad = await loadInvestors(app.work, holders, 5_000n);
  for (let from = 0; from < bulkLoad.length; from += 500) {
    const subscriptions = bulkLoad.slice(from, from + 500).map((one) => ({
      investorId: one.userId,
      isIndividual: true,
      idempotencyKey: newId(),
      requestHash: sha256(one.userId),
      amountSen: sen(5_000n),
      fillRemaining: false,
      acknowledgeLimit: false,
      agreeWakalah: false,
    }));
    const opened = { ...scope, dateShiftDays: shiftTo(app.work.clock.now(), addDays(day(ON), 1)) };
    await app.work.command(opened, (ctx) => subscribeBatch(ctx, id, subscriptions));
  }
  await issue(app, issuer, id, amount, addDays(day(ON), 1));
  await app.analyze();
  return { id, bulkLoad };
}

describe('paying out', () => {
  it('waits until every subscription is a holding, and then makes them so itself', async () => {
    const { id } = await backedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: ON });
    await issue(app, issuer, id, '10000.00', addDays(day(ON), 1));
    await receive(id);
    expect(await app.work.command(scope, (ctx) => distributeStep(ctx, id))).toBe('waiting');
    await distributeRepayments(app.work, scope, id);
    expect((await repaymentsOf(id)).map((one) => one.state)).toEqual(['distributed']);
  });

  it('takes repayments in the order they came, each split on what the one before left', async () => {
    const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: ON });
    await receive(id, '1000.00');
    await receive(id, '2000.00');
    await receive(id, '7300.00');
    await distributeRepayments(app.work, scope, id);
    const repayments = await repaymentsOf(id);
    expect(repayments.map((one) => [one.seq, one.amount_sen, one.state])).toEqual([
      [1, 100_000n, 'distributed'],
      [2, 200_000n, 'distributed'],
      [3, 730_000n, 'distributed'],
    ]);
    expect(repayments.map((one) => one.weights_total_sen)).toEqual([1_000_000n, 910_000n, 710_000n]);
  });

  it('continues after a crash, and pays every holder once', async () => {
    const { id, bulkLoad } = await bulkLoadedNote(2_300);
    await receive(id);
    await runJobs(app, ['allot_subscriptions']);
    expect(await app.work.command(scope, (ctx) => distributeStep(ctx, id))).toBe('more');
    expect(await app.work.command(scope, (ctx) => distributeStep(ctx, id))).toBe('more');
    const crash = app.work.command(scope, async (ctx) => {
      await distributeStep(ctx, id);
      throw new Error('the power is gone');
    });
    await expect(crash).rejects.toThrow('power');
    expect((await repaymentsOf(id))[0]).toMatchObject({ state: 'distributing', cursor: 2_000 });
    await app.verifyLedger();
    await runJobs(app, ['distribute_repayments']);
    expect((await repaymentsOf(id))[0]).toMatchObject({ state: 'distributed', cursor: 2_300 });
    const paid = await app.database.reader.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('kind', '=', 'distribution')
      .where('note_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(paid.count).toBe(BigInt(bulkLoad.length));
  });

  it('is not done twice by workers at the same time, nor by a job that runs again', async () => {
    const { id } = await bulkLoadedNote(2_200);
    await receive(id);
    await Promise.all([1, 2, 3].map(() => distributeRepayments(app.work, scope, id)));
    await distributeRepayments(app.work, scope, id);
    await runJobs(app, ['distribute_repayments']);
    const [repayment] = await repaymentsOf(id);
    expect(repayment).toMatchObject({ state: 'distributed', cursor: 2_200 });
    expect(app.database.retries()).toBe(0);
  });

  it('is finished by the end of the day where its job was lost', async () => {
    const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: ON });
    await receive(id);
    expect((await repaymentsOf(id))[0]?.state).toBe('received');
    await runDay(app, FIRST);
    expect((await repaymentsOf(id))[0]?.state).toBe('distributed');
  });

  it('withholds tax from the return of a non-resident', async () => {
    const abroad = await approvedInvestor(app, { fields: { tax_residence: 'SG' } });
    await giveCash(app, abroad, ['10000.00']);
    const { id } = await issuedNote(app, issuer, [{ investor: abroad, amount: '10000.00' }], { on: ON });
    await receive(id);
    await distributeRepayments(app.work, scope, id);
    const shares = await app.database.reader.db
      .selectFrom('distribution_shares')
      .innerJoin('repayments', 'repayments.id', 'distribution_shares.repayment_id')
      .selectAll('distribution_shares')
      .where('repayments.note_id', '=', id)
      .execute();
    expect(shares).toMatchObject([
      {
        return_sen: 10_000n,
        fee_sen: 1_500n,
        service_tax_sen: 120n,
        withholding_sen: 1_500n,
        net_sen: 333_333n + 10_000n - 3_120n,
      },
    ]);
    const activity = await call(app, 'dashboardRecentActivities', { headers: abroad.headers });
    expect(activity.body.items.find((one) => one.kind === 'distribution')).toMatchObject({
      amount: '3402.13',
      parts: { principal: '3333.33', return: '100.00', fee: '15.00', withholding_tax: '15.00' },
    });
  });
});
