import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { storedTopup } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openTopup,
  postConfirmation,
  startAtBank,
  topUp,
} from '../../../test/builders/payments.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const OTHER = 'TAN WEI MING';
const notified = { bic: 'PBBEMYKL', number: '3198-7654-3210' };
let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
});
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const otherHolds = () =>
  bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: OTHER }) }));

/** A top-up that another user paid, with the account that it goes back to; answers its id. */
async function heldTopup(investor: ApprovedInvestor): Promise<string> {
  const { refNumber } = await topUp(app, investor, '250.00', { payerName: OTHER });
  const { id } = await storedTopup(app, refNumber);
  const { maker } = await operatorPair(app);
  otherHolds();
  await call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params: { id }, body: notified });
  return id;
}

/** The second payment of a top-up, which another user made, with the account that it goes back to; answers its id. */
async function paidTwice(investor: ApprovedInvestor): Promise<string> {
  const opened = await openTopup(app, investor, '250.00');
  const first = await startAtBank(app, opened.token);
  const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
  await postConfirmation(app, 'direct', confirmationOf(first));
  await postConfirmation(app, 'direct', confirmationOf(second, { buyerName: OTHER }));
  const { maker } = await operatorPair(app);
  const { headers } = maker;
  const page = await call(app, 'operatorHeldPayments', { headers, query: { limit: '100' } });
  const id = page.body.items.find((one) => one.ref_number === opened.refNumber)?.id ?? '';
  otherHolds();
  await call(app, 'operatorHeldPaymentAccount', { headers, params: { id }, body: notified });
  return id;
}

const payoutOf = (purposeId: string) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', purposeId)
    .executeTakeFirstOrThrow();

describe('freeze: a refund of a frozen customer', () => {
  it.each([
    ['of a top-up in another name', 'topup_review', heldTopup],
    ['of a second payment', 'receipt_review', paidTwice],
  ] as const)('%s is decided and queued, and leaves after the lift', async (_what, kind, prepare) => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const id = await prepare(investor);
    await restrict(app, investor);
    await proposeAndApprove(app, { kind, subjectId: id, after: { decision: 'refund' } });
    const queued = await payoutOf(id);
    expect([queued.state, queued.user_id]).toEqual(['queued', investor.userId]);
    const batch = { kind: 'payout_batch', subjectId: queued.id, after: { payout_ids: [queued.id] } };
    await expect(propose(app, batch)).rejects.toThrow('is restricted and cannot leave now');
    await lift(app, investor);
    await proposeAndApprove(app, batch);
    let sent = '';
    bank.respond((request) => {
      sent = request.body;
      return { status: 202, body: '' };
    });
    await app.jobs.submit_batch?.({ batch_id: (await payoutOf(id)).batch_id ?? '' }, scope);
    expect([(await payoutOf(id)).state, sent.includes(queued.end_to_end_id)]).toEqual(['in_batch', true]);
  });
});
