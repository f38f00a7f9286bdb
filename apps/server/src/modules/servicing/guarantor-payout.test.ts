import { randomUUID } from 'node:crypto';
import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { giveCash, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

// The whole life of a note takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const GUARANTOR = 'Jaminan Utama Berhad';
const entered = { bic: 'PBBEMYKL', number: '3198-7654-3210' };
/** Issued on 2 December 2026 and first due on 4 January; the guarantee claim is 15 days later. */
const ON = addDays(day('2027-01-04'), 15);

let bank: TestServer;
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
/** Its guarantor has paid RM 10,200 for its issuer. */
let noteId: string;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00']);
  noteId = await guaranteedNote();
  await runDay(app, ON);
}, 90_000);
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

async function guaranteedNote(): Promise<string> {
  const backers = [{ investor, amount: '10000.00' }];
  return (await issuedNote(app, issuer, backers, { on: '2026-12-01', guarantorName: GUARANTOR })).id;
}

async function guarantorPays(): Promise<void> {
  const after = {
    ...{ source: 'guarantor', amount: '10200.00', received_on: ON },
    payer_name: GUARANTOR,
    bank_reference: await statementLine(app, { amount: '10200.00', on: ON, counterparty: GUARANTOR }),
  };
  await proposeAndApprove(app, { kind: 'note_receipt', subjectId: noteId, after, on: ON });
  await runJobs(app, ['distribute_repayments']);
}

const holder = (name: string) =>
  bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: name }) }));

async function verify(body: object = entered, id = noteId) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorGuarantorAccount', { headers: dated(maker.headers, ON), params: { id }, body });
}

async function queue() {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorNote', {
    headers: dated(maker.headers, ON),
    params: { id: noteId },
  });
  const { prove_guarantor_account: verify, pay_guarantor: pay } = body.can;
  const { repaid, is_proposed } = body.guarantor_money ?? {};
  return { ...repaid, ...(is_proposed === undefined ? {} : { is_proposed }), can: { verify, pay } };
}

const payout = (amount: string, subjectId = noteId) => ({
  ...{ kind: 'guarantor_payout', subjectId, after: { amount }, on: ON },
});

async function approve(id: string) {
  const { checker } = await operatorPair(app);
  return call(app, 'operatorApprove', { headers: dated(checker.headers, ON), params: { id }, body: {} });
}

/** Sends what was queued last in a batch, and lets the bank state that it paid it, or gave it back after that. */
async function settle(amountSen: Sen, isReturned: boolean): Promise<string> {
  const { db } = app.database.reader;
  const latest = () =>
    db.selectFrom('payouts').selectAll().where('purpose', '=', 'guarantor').orderBy('id', 'desc').limit(1);
  const { id } = await latest().executeTakeFirstOrThrow();
  let sent = '';
  bank.respond((request) => {
    sent = request.body;
    return { status: 202, body: '' };
  });
  const batch = { kind: 'payout_batch', subjectId: id, after: { payout_ids: [id] }, on: ON };
  await proposeAndApprove(app, batch);
  const { batch_id: batchId, end_to_end_id: endToEndId } = await latest().executeTakeFirstOrThrow();
  await app.jobs.submit_batch?.({ batch_id: batchId ?? '' }, scope);
  const today = malaysiaDay(new Date());
  const line = {
    ...{ amountSen, bookedOn: today, endToEndId, description: 'Titian guarantee' },
    counterparty: { name: GUARANTOR, accountNo: '319876543210', bic: 'PBBEMYKL' },
  };
  const debit = { ...line, lineNo: 1, bankReference: randomUUID(), direction: 'debit' as const };
  const back = { ...line, lineNo: 2, bankReference: randomUUID(), direction: 'credit' as const };
  const openingSen = 100_000_000n as Sen;
  const body = writeCamt053([
    {
      ...{ statementId: randomUUID().slice(0, 30), accountNo: '514012345678', currency: 'MYR' },
      ...{ fromOn: today, toOn: today, openingSen },
      closingSen: (isReturned ? openingSen : openingSen - amountSen) as Sen,
      lines: [
        { ...debit, returned: false, returnReason: null },
        ...(isReturned ? [{ ...back, returned: true, returnReason: 'AC04' }] : []),
      ],
    },
  ]);
  bank.respond(() => ({ status: 200, body }));
  await app.jobs.import_statement?.({ batch_id: batchId ?? '' }, scope);
  return sent;
}

describe('a payout to a guarantor is rejected', () => {
  it('before its guarantor has paid, and while nothing waits for it', async () => {
    expect(await queue()).toEqual({ can: { verify: false, pay: false } });
    expect((await verify()).error.code).toBe('wrong_state');
    await expect(propose(app, payout('10200.00'))).rejects.toThrow('wrong_state');
    await guarantorPays();
    await expect(propose(app, payout('0.00'))).rejects.toThrow('Nothing waits');
    const nothing = {
      ...{ held: '0.00', on_the_way: '0.00', paid: '0.00' },
      ...{ account: null, is_proposed: false },
    };
    expect(await queue()).toEqual({ ...nothing, can: { verify: false, pay: false } });
  });

  it('from other roles than finance, on an unknown note, and to another name', async () => {
    await repay(app, issuer, noteId, { amount: '4000.00', on: ON });
    expect(await queue()).toMatchObject({ held: '4000.00', can: { verify: true, pay: false } });
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const asCredit = { params: { id: noteId }, body: entered, headers: credit.headers };
    expect((await call(app, 'operatorGuarantorAccount', asCredit)).status).toBe(403);
    const body = { ...{ kind: 'guarantor_payout', subject_id: noteId }, after: { amount: '4000.00' } };
    const byCredit = { headers: credit.headers, body: { ...body, reason: 'It is theirs' } };
    expect((await call(app, 'operatorPropose', byCredit)).status).toBe(403);
    await expect(propose(app, payout('4000.00', randomUUID()))).rejects.toThrow('not_found');
    expect((await verify(entered, randomUUID())).status).toBe(404);
    await expect(propose(app, payout('4000.00'))).rejects.toThrow("prove the guarantor's bank account");
    expect(Object.keys((await verify({ ...entered, bic: 'AAAAMYKL' })).error.errors ?? {})).toEqual(['bic']);
    expect((await verify()).error.errors?.number?.[0]).toContain('does not say whose account');
    for (const name of [issuer.issuer.companyName, 'Jaminan Lain Sdn Bhd']) {
      holder(name);
      expect((await verify()).error.errors?.number?.[0]).toContain('another name than the guarantor');
    }
    expect(await queue()).toMatchObject({ held: '4000.00', account: null });
  });
});

describe('a guarantor is paid what its issuer owes it', () => {
  it('by two operators, once, also when both approve at once', async () => {
    holder('JAMINAN UTAMA BER');
    expect((await verify()).status).toBe(200);
    const account = { account_last4: '3210', holder_name: 'JAMINAN UTAMA BER', name_check: 'close' };
    expect(await queue()).toMatchObject({ account, can: { verify: true, pay: true } });
    await expect(propose(app, payout('3999.99'))).rejects.toThrow('RM 4,000.00 waits');
    const overtaken = await propose(app, payout('4000.00'));
    expect(await queue()).toMatchObject({ is_proposed: true, can: { verify: false, pay: false } });
    expect((await verify()).error.code).toBe('wrong_state');
    await repay(app, issuer, noteId, { amount: '100.00', on: ON });
    expect((await approve(overtaken)).error.code).toBe('approval_stale');

    const approval = await propose(app, payout('4100.00'));
    const { checker } = await operatorPair(app);
    const waiting = await call(app, 'operatorApprovals', {
      headers: dated(checker.headers, ON),
      query: { state: 'proposed' },
    });
    const before = waiting.body.items.find((one) => one.id === approval)?.before;
    expect(before).toMatchObject({ guarantor: GUARANTOR, name_check: 'close' });
    expect(JSON.stringify(before)).toContain('•••• 3210');
    const payable = await platformBalance(app, 'guarantor_payable');
    const both = await Promise.all([approve(approval), approve(approval)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await platformBalance(app, 'guarantor_payable')).toBe(payable);
    expect(await queue()).toMatchObject({ held: '0.00', on_the_way: '4100.00', can: { pay: false } });
    await expect(propose(app, payout('4100.00'))).rejects.toThrow('Nothing waits');
  });

  it('one that the bank returns waits again, and goes to another account; paid, it is booked', async () => {
    const payable = await platformBalance(app, 'guarantor_payable');
    const file = await settle(410_000n as Sen, true);
    expect([file.includes('319876543210'), file.includes('JAMINAN UTAMA BER')]).toEqual([true, true]);
    expect(await platformBalance(app, 'guarantor_payable')).toBe(payable);
    expect(await queue()).toMatchObject({ held: '4100.00', on_the_way: '0.00', paid: '0.00', account: null });
    await expect(propose(app, payout('4100.00'))).rejects.toThrow("prove the guarantor's bank account");
    holder('JAMINAN UTAMA BERHAD');
    expect((await verify({ ...entered, number: '319800001111' })).status).toBe(200);
    await proposeAndApprove(app, payout('4100.00'));
    await settle(410_000n as Sen, false);
    expect(payable - (await platformBalance(app, 'guarantor_payable'))).toBe(410_000n);
    await repay(app, issuer, noteId, { on: ON });
    expect(await queue()).toMatchObject({ held: '6100.00', on_the_way: '0.00', paid: '4100.00' });
  });
});

describe('freeze: what a frozen issuer owes its guarantor', () => {
  it('is still booked and queued, and leaves after the lift', async () => {
    await restrict(app, issuer);
    holder('JAMINAN UTAMA BERHAD');
    expect((await verify({ ...entered, number: '319800002222' })).status).toBe(200);
    await proposeAndApprove(app, payout('6100.00'));
    expect(await queue()).toMatchObject({ held: '0.00', on_the_way: '6100.00', paid: '4100.00' });
    await expect(settle(610_000n as Sen, false)).rejects.toThrow('is restricted and cannot leave now');
    await lift(app, issuer);
    const payable = await platformBalance(app, 'guarantor_payable');
    await settle(610_000n as Sen, false);
    expect(payable - (await platformBalance(app, 'guarantor_payable'))).toBe(610_000n);
    expect(await queue()).toMatchObject({ on_the_way: '0.00', paid: '10200.00' });
  });
});
