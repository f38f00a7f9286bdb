import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { StatementLine } from '../../gateways/payout/port.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';
import type { Scope } from '../../platform/context.ts';

const scope: Scope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: 'test' };
const ACCOUNT = '514012345678';
/** RM 10,000.00 less a fee of 150.00 and a service tax of 12.00. */
const NET = sen(983_800n);
let bank: TestServer;
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  bank = await startHttpServer();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const disbursementOf = (noteId: string) =>
  app.database.reader.db
    .selectFrom('disbursements')
    .selectAll()
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
const payoutOf = (id: string) =>
  app.database.reader.db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const inTransit = () => platformBalance(app, 'disbursements_in_transit');

/** Two finance operators let the payout go, and it reaches the bank. */
async function release(payoutId: string): Promise<string> {
  await proposeAndApprove(app, {
    kind: 'payout_batch',
    subjectId: payoutId,
    after: { payout_ids: [payoutId] },
    on: '2027-01-04',
  });
  const batchId = (await payoutOf(payoutId)).batch_id ?? '';
  bank.respond(() => ({ status: 202, body: '' }));
  await app.jobs.submit_batch?.({ batch_id: batchId }, scope);
  return batchId;
}

/** The bank states what it did, and the statement is read. */
async function bankSays(batchId: string, over: Partial<StatementLine>): Promise<void> {
  const today = malaysiaDay(app.work.clock.now());
  const line: StatementLine = {
    lineNo: 1,
    amountSen: NET,
    direction: 'debit',
    bookedOn: today,
    endToEndId: null,
    bankReference: randomUUID(),
    counterparty: { name: 'Kedai Maju', accountNo: '8001234567', bic: 'CIBBMYKL' },
    description: 'Titian disbursement',
    returned: false,
    returnReason: null,
    ...over,
  };
  const openingSen = sen(1_000_000_00n);
  const closingSen = sen(line.direction === 'credit' ? openingSen + NET : openingSen - NET);
  const body = writeCamt053([
    {
      statementId: randomUUID().slice(0, 30),
      accountNo: ACCOUNT,
      currency: 'MYR',
      fromOn: today,
      toOn: today,
      openingSen,
      closingSen,
      lines: [line],
    },
  ]);
  bank.respond(() => ({ status: 200, body }));
  await app.jobs.import_statement?.({ batch_id: batchId }, scope);
}

describe('a disbursement', () => {
  it('waits in transit until the bank has paid it', async () => {
    const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
    const { payout_id: payoutId } = await disbursementOf(id);
    expect(await inTransit()).toBe(NET);
    const batchId = await release(payoutId);
    expect(await disbursementOf(id)).toMatchObject({ disbursed_on: null, net_sen: NET });
    const { end_to_end_id: endToEndId } = await payoutOf(payoutId);
    await bankSays(batchId, { endToEndId });
    expect(await inTransit()).toBe(0n);
    expect(await disbursementOf(id)).toMatchObject({
      disbursed_on: malaysiaDay(app.work.clock.now()),
      payout_id: payoutId,
    });
  });

  it('that the bank gives back waits again and goes out in a further payout', async () => {
    const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
    const { payout_id: first } = await disbursementOf(id);
    const batchId = await release(first);
    const { end_to_end_id: endToEndId } = await payoutOf(first);
    await bankSays(batchId, { endToEndId });
    expect(await inTransit()).toBe(0n);
    await bankSays(batchId, { endToEndId, direction: 'credit', returned: true, returnReason: 'AC04' });
    const again = await disbursementOf(id);
    expect(again.disbursed_on).toBeNull();
    expect(again.payout_id).not.toBe(first);
    expect(await payoutOf(first)).toMatchObject({ state: 'returned' });
    expect(await payoutOf(again.payout_id)).toMatchObject({ state: 'queued', attempt: 2, amount_sen: NET });
    expect(await inTransit()).toBe(NET);
  });

  it('goes to the bank account that its receiver has by then, after the day of its hold', async () => {
    const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
    const { payout_id: payoutId } = await disbursementOf(id);
    const before = await payoutOf(payoutId);
    const batch = { kind: 'payout_batch', subjectId: payoutId, after: { payout_ids: [payoutId] } };
    const approval = await propose(app, { ...batch, on: '2027-01-04' });
    await changeBankAccount();
    const { checker } = await operatorPair(app);
    const approve = { headers: dated(checker.headers, '2027-01-04'), params: { id: approval }, body: {} };
    const late = await call(app, 'operatorApprove', approve);
    // The batch is given back, and what was in it follows the change.
    expect([late.status, late.error.code]).toEqual([409, 'approval_stale']);
    const after = await payoutOf(payoutId);
    expect(after.bank_account_id).not.toBe(before.bank_account_id);
    await expect(propose(app, batch)).rejects.toThrow('still on hold');
    const { maker } = await operatorPair(app);
    const { items } = (await call(app, 'operatorPayouts', { headers: maker.headers, query: {} })).body;
    expect(items.find((one) => one.id === payoutId)).toMatchObject({
      ...{ bank: 'Public Bank', account_last4: '7788', state: 'queued', can: { approve: false } },
      on_hold_until: after.usable_from?.toISOString(),
    });
    const queued = (
      await disbursementOf((await issuedNote(app, issuer, [{ investor, amount: '10000.00' }])).id)
    ).payout_id;
    await changeBankAccount('3198001199');
    expect((await payoutOf(queued)).bank_account_id).not.toBe(after.bank_account_id);
  });

  /** The issuer changes the account to be paid to, with a fresh code; its bank knows it. */
  async function changeBankAccount(number = '3198007788'): Promise<void> {
    const holder_name = issuer.issuer.companyName;
    bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name }) }));
    const otp_code = await stepUpCode(app, issuer);
    const body = { bic: 'PBBEMYKL', number, holder_name, otp_code };
    const answer = await call(app, 'userBankAccount', { headers: issuer.headers, body });
    expect(answer.status).toBeLessThan(300);
    await runJobs(app, ['bank_account_enquiry', 'deliver_event']);
    await runJobs(app, ['consume_event']);
  }
});
