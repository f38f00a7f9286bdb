import { randomUUID } from 'node:crypto';
import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { applyExcessOn, fundedInvestor, issuedNote, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

vi.setConfig({ testTimeout: 90_000 });

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
/** 3,433.33 on 4 January and 2 February 2027. */
const FIRST = day('2027-01-04');
const ON = addDays(FIRST, -3);

let bank: TestServer;
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let id: string;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  issuer = await approvedIssuer(app);
  investor = await fundedInvestor(app, 2);
  id = (await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01' })).id;
}, 90_000);
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const refund = (amount: string, on = ON) => ({
  ...{ kind: 'excess_refund', subjectId: id, after: { amount }, on },
});
const queue = async (on = ON) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } })).body;
};

/** Sends the refund that was queued last in a batch, and the bank states that it gave it back. */
async function bankReturns(amountSen: Sen): Promise<void> {
  const { db } = app.database.reader;
  const latest = () =>
    db.selectFrom('payouts').selectAll().where('purpose', '=', 'excess').orderBy('id', 'desc').limit(1);
  const payout = await latest().executeTakeFirstOrThrow();
  bank.respond(() => ({ status: 202, body: '' }));
  const batch = { kind: 'payout_batch', subjectId: payout.id, after: { payout_ids: [payout.id] }, on: ON };
  await proposeAndApprove(app, batch);
  const { batch_id: batchId, end_to_end_id: endToEndId } = await latest().executeTakeFirstOrThrow();
  await app.jobs.submit_batch?.({ batch_id: batchId ?? '' }, scope);
  const today = malaysiaDay(new Date());
  const line = {
    ...{ amountSen, bookedOn: today, endToEndId, description: 'Titian refund' },
    counterparty: { name: payout.beneficiary, accountNo: '319876543210', bic: 'PBBEMYKL' },
  };
  const openingSen = 100_000_000n as Sen;
  const debit = { ...line, lineNo: 1, bankReference: randomUUID(), direction: 'debit' as const };
  const credit = { ...line, lineNo: 2, bankReference: randomUUID(), direction: 'credit' as const };
  const body = writeCamt053([
    {
      ...{ statementId: randomUUID().slice(0, 30), accountNo: '514012345678', currency: 'MYR' },
      ...{ fromOn: today, toOn: today, openingSen, closingSen: openingSen },
      lines: [
        { ...debit, returned: false, returnReason: null },
        { ...credit, returned: true, returnReason: 'AC04' },
      ],
    },
  ]);
  bank.respond(() => ({ status: 200, body }));
  await app.jobs.import_statement?.({ batch_id: batchId ?? '' }, scope);
}

describe('a refund proposed by operators', () => {
  it('is rejected without excess, from others than finance, of another amount and while something is due', async () => {
    await expect(propose(app, refund('1000.00'))).rejects.toThrow('There is no excess');
    expect((await queue()).can.refund_excess).toBe(false);
    await repay(app, issuer, id, { amount: '1000.00', on: ON });
    expect((await queue()).can.refund_excess).toBe(true);
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const body = { kind: 'excess_refund', subject_id: id, after: { amount: '1000.00' }, reason: 'Asked' };
    const asCredit = await call(app, 'operatorPropose', { headers: dated(credit.headers, ON), body });
    expect(asCredit.status).toBe(403);
    await expect(propose(app, refund('999.00'))).rejects.toThrow('RM 1,000.00 waits as excess now');
    await expect(propose(app, refund('1000.00', FIRST))).rejects.toThrow('due on this note and unpaid');
    expect((await queue(FIRST)).can.refund_excess).toBe(false);
  });

  it('is approved by another operator only, and goes to the bank account of the company', async () => {
    const proposal = await propose(app, refund('1000.00'));
    expect((await queue()).excess).toMatchObject({ amount: '1000.00', is_proposed: true });
    expect((await queue()).can.refund_excess).toBe(false);
    const { maker, checker } = await operatorPair(app);
    const approve = (headers: typeof maker.headers) =>
      call(app, 'operatorApprove', { headers: dated(headers, ON), params: { id: proposal }, body: {} });
    expect((await approve(maker.headers)).error.code).toBe('same_operator');
    expect((await approve(checker.headers)).status).toBe(200);
    expect((await approve(checker.headers)).status).toBe(409);
    const { excess, excess_refunds } = await queue();
    expect([excess, excess_refunds]).toEqual([
      null,
      [{ amount: '1000.00', on: ON, state: 'queued', reason: null }],
    ]);
    const notified = await mailTo(app, issuer.email, 'excess_refund_queued');
    expect(notified.params).toMatchObject({ amount: '1000.00' });
  });
});

describe('a refund that the bank returns', () => {
  it('is excess again, once, is notified to the issuer, and pays the next instalment', async () => {
    await bankReturns(100_000n as Sen);
    const { excess, excess_refunds } = await queue();
    expect(excess).toMatchObject({ amount: '1000.00', used_on: FIRST, is_proposed: false });
    expect(excess_refunds).toMatchObject([{ amount: '1000.00', state: 'returned' }]);
    const notified = await mailTo(app, issuer.email, 'excess_refund_returned');
    expect(notified.params).toMatchObject({ amount: '1000.00', isExcess: true });
    const next = await call(app, 'noteNextPayment', {
      headers: dated(issuer.headers, ON),
      query: { note_id: id },
    });
    expect(next.body).toMatchObject({ excess: '1000.00', total_due: '2433.33' });
    const activity = await call(app, 'activityData', { headers: dated(issuer.headers, ON), query: {} });
    expect(activity.body.items[0]).toMatchObject({ kind: 'excess_refund_returned', balance: '1000.00' });
    await applyExcessOn(app, FIRST);
    expect((await queue(FIRST)).excess).toBeNull();
    expect((await queue(FIRST)).schedule[0]?.paid).toBe('1000.00');
  });
});
