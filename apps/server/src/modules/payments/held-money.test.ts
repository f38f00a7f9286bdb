import { randomUUID } from 'node:crypto';
import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { giveCash, issuedNote, keyed } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { platformBalance, storedTopup } from '../../../test/builders/money.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { type Change, dated, operatorPair, propose } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  openTopup,
  payOpened,
  postConfirmation,
  startAtBank,
  topUp,
} from '../../../test/builders/payments.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

// Notes are issued for some of the cases.
vi.setConfig({ testTimeout: 60_000 });

/** Of a note that is issued on 2 December 2026. */
const FIRST_DUE = day('2027-01-04');
const LATER = addDays(FIRST_DUE, 9);
const account = { bic: 'PBBEMYKL', number: '3198-7654-3210' };
let bank: TestServer;
let app: TestApp;
let issuer: ApprovedIssuer;
let noteNumber: string;
let noteId: string;
let credit: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
  const [owner, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  issuer = owner;
  await giveCash(app, investor, ['10000.00']);
  const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01' });
  [noteId, noteNumber] = [note.id, note.number];
}, 60_000);
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

interface Held {
  /** Of the top-up or receipt. */
  readonly id: string;
  readonly amountSen: bigint;
  readonly book: Change;
  readonly refund: Change;
}

/** A top-up by a user with a similar name. */
async function heldTopup(): Promise<Held> {
  const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
  const { refNumber } = await topUp(app, investor, '250.00', { payerName: 'AISYAH RAHMAN OSMAN' });
  const { id } = await storedTopup(app, refNumber);
  const review = { kind: 'topup_review', subjectId: id };
  return {
    ...{ id, amountSen: 250_00n },
    book: { ...review, after: { decision: 'credit' } },
    refund: { ...review, after: { decision: 'refund' } },
  };
}

/** A second payment of a top-up whose payer the bank did not name. */
async function secondTopup(): Promise<Held> {
  const opened = await openTopup(app, await approvedInvestor(app), '250.00');
  const forms = [await startAtBank(app, opened.token), await startAtBank(app, opened.token)];
  for (const form of forms) {
    await postConfirmation(app, 'direct', confirmationOf(form));
  }
  return receiptHeld(opened.refNumber, 250_00n);
}

/** A payment on a note by a stranger. */
async function heldRepayment(): Promise<Held> {
  const body = { note_id: noteId, kind: 'other', amount: '10.00', confirm_excess: 1 };
  const started = await call(app, 'notePay', { headers: keyed(issuer.headers, FIRST_DUE), body });
  const payer = { channel: 'b2b1', bankId: 'MBB0228', payerName: 'Kawan Baik Sdn Bhd' } as const;
  await payOpened(app, openedPayment(started.body), payer);
  return receiptHeld(started.body.ref_number, 10_00n, LATER);
}

/** The same, booked by a proposal about its order. */
async function releasedRepayment(): Promise<Held> {
  const held = await heldRepayment();
  const { purpose_id: orderId } = await app.database.reader.db
    .selectFrom('held_receipts')
    .select('purpose_id')
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  return { ...held, book: { kind: 'repayment_release', subjectId: orderId, after: {}, on: LATER } };
}

async function receiptHeld(refNumber: string, amountSen: bigint, on?: string): Promise<Held> {
  const row = (await listed()).find((one) => one.ref_number === refNumber && one.state === 'held');
  const id = row?.id ?? '';
  const review = { kind: 'receipt_review', subjectId: id, on };
  return {
    ...{ id, amountSen },
    book: { ...review, after: { decision: 'book' } },
    refund: { ...review, after: { decision: 'refund' } },
  };
}

async function listed(query: object = {}, operator?: SignedInOperator) {
  const { headers } = operator ?? (await operatorPair(app)).maker;
  return (await call(app, 'operatorHeldPayments', { headers, query: { limit: '100', ...query } })).body.items;
}

async function rowOf({ id }: Held, operator?: SignedInOperator) {
  return (await listed({}, operator)).find((one) => one.id === id);
}

function proposeAs(operator: SignedInOperator, { kind, subjectId, after, on }: Change) {
  return call(app, 'operatorPropose', {
    headers: dated(operator.headers, on),
    body: { kind, subject_id: subjectId, after, reason: 'Looked at with the bank' },
  });
}

function decideAs(
  operator: SignedInOperator,
  id: string,
  { on }: Change,
  decision: 'approve' | 'reject' = 'approve',
) {
  return call(app, decision === 'approve' ? 'operatorApprove' : 'operatorReject', {
    headers: dated(operator.headers, on),
    params: { id },
    body: { reason: 'Looked at again' },
  });
}

async function verify(id: string, operator?: SignedInOperator, document: object = {}) {
  const { headers } = operator ?? (await operatorPair(app)).maker;
  const body = { ...account, ...document };
  return call(app, 'operatorHeldPaymentAccount', { headers, params: { id }, body });
}

/** Verifies an account of the payer; where the bank named none, of the one whom a document names. */
async function verifyPayer(held: Held) {
  const named = (await rowOf(held))?.payer_name ?? null;
  const holder = named ?? 'TAN WEI MING';
  bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: holder }) }));
  const document = { payer_name: holder, evidence: 'Statement of Public Bank that shows the payment' };
  return verify(held.id, undefined, named === null ? document : {});
}

describe.each([
  ['a top-up', heldTopup],
  ['a second payment of a top-up', secondTopup],
  ['a payment on a note', heldRepayment],
  ['a payment on a note, by its order', releasedRepayment],
] as const)('%s that is held', (_what, hold) => {
  it('is decided by finance alone, and so is its account verified', async () => {
    const held = await hold();
    expect((await proposeAs(credit, held.book)).status).toBe(403);
    expect((await proposeAs(credit, held.refund)).status).toBe(403);
    expect((await verify(held.id, credit)).status).toBe(403);
    expect((await rowOf(held, credit))?.can).toEqual({ book: false, refund: false, prove_account: false });
    expect((await rowOf(held))?.can).toEqual({ book: true, refund: false, prove_account: true });
  });

  it('is not booked by the operator who proposed it, nor by one without the role', async () => {
    const held = await hold();
    const received = await platformBalance(app, 'receipts_clearing');
    const id = await propose(app, held.book);
    const { maker } = await operatorPair(app);
    const own = await decideAs(maker, id, held.book);
    expect([own.status, own.error.code]).toEqual([409, 'same_operator']);
    expect((await decideAs(credit, id, held.book)).status).toBe(403);
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    expect(await rowOf(held)).toMatchObject({ state: 'held', can: { book: false, prove_account: false } });
  });

  it('is booked once, also where two approve at once, and is not decided about again', async () => {
    const held = await hold();
    const received = await platformBalance(app, 'receipts_clearing');
    const { maker, checker } = await operatorPair(app);
    const both = await Promise.all([proposeAs(maker, held.book), proposeAs(maker, held.book)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await verify(held.id)).status).toBe(409);
    const id = both.find(({ status }) => status === 201)?.body.approval.id ?? '';
    const decided = await Promise.all([decideAs(checker, id, held.book), decideAs(checker, id, held.book)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(received - (await platformBalance(app, 'receipts_clearing'))).toBe(held.amountSen);
    for (const change of [held.book, held.refund]) {
      const again = await proposeAs(maker, change);
      expect([again.status, again.error.code]).toEqual([409, 'wrong_state']);
    }
    expect((await verify(held.id)).status).toBe(409);
    expect(await rowOf(held)).toMatchObject({ state: 'booked', can: { book: false, refund: false } });
  });

  it('goes back nowhere before an account is verified, and waits again where the refund is rejected', async () => {
    const held = await hold();
    const { maker, checker } = await operatorPair(app);
    const early = await proposeAs(maker, held.refund);
    expect([early.status, Object.keys(early.error.errors ?? {})]).toEqual([422, ['decision']]);
    expect((await proposeAs(maker, { ...held.refund, subjectId: randomUUID() })).status).toBe(404);
    expect((await verify(randomUUID())).status).toBe(404);
    const received = await platformBalance(app, 'receipts_clearing');
    expect((await verifyPayer(held)).status).toBe(200);
    const id = await propose(app, held.refund);
    expect((await proposeAs(maker, held.book)).status).toBe(409);
    expect((await decideAs(checker, id, held.refund, 'reject')).status).toBe(200);
    expect(await rowOf(held)).toMatchObject({ state: 'held', can: { book: true, refund: true } });
    const again = await propose(app, held.refund);
    expect((await decideAs(checker, again, held.refund)).status).toBe(200);
    expect(await rowOf(held)).toMatchObject({ state: 'refunded', refunded_on: null });
    // It leaves with a batch: until the bank has paid it, it stays where it is.
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
  });
});

describe('one list of held money', () => {
  it('rejects a purpose and a state that it does not know', async () => {
    const { headers } = (await operatorPair(app)).maker;
    for (const [name, query] of [
      ['purpose', { purpose: 'receipt' }],
      ['state', { state: 'pending' }],
      ['sort', { sort: 'state' }],
      ['amount_max', { amount_min: '10.00', amount_max: '9.99' }],
      ['cursor', { cursor: 'abc' }],
    ] as const) {
      const answer = await call(app, 'operatorHeldPayments', { headers, query });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [name]]);
    }
  });

  it('shows all of it, newest first over all pages, and counts each payment once', async () => {
    const ids = [(await heldTopup()).id, (await secondTopup()).id, (await heldRepayment()).id];
    const all = await listed({ state: 'held' });
    expect(all.slice(0, 3).map((one) => [one.id, one.purpose])).toEqual([
      [ids[2], 'repayment'],
      [ids[1], 'second_topup'],
      [ids[0], 'topup'],
    ]);
    expect(all[0]).toMatchObject({ note_number: noteNumber, reasons: ['payer'], amount: '10.00' });
    const { headers } = (await operatorPair(app)).maker;
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = {
        state: 'held',
        limit: '2',
        ...(cursor === '' ? {} : { cursor }),
      };
      const page = (await call(app, 'operatorHeldPayments', { headers, query })).body;
      paged.push(...page.items.map((one) => one.id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all.map((one) => one.id));
    const { counts } = (await call(app, 'operatorCurrent', { headers })).body;
    expect(counts.held_payments).toBe(all.length);
  });

  it.each(['topup', 'second_topup', 'repayment'] as const)('shows those of %s alone', async (purpose) => {
    const rows = await listed({ purpose });
    expect(new Set(rows.map((one) => one.purpose))).toEqual(new Set([purpose]));
  });

  it('narrows by amount and day, and sorts by amount over all stores and pages', async () => {
    const held = await listed({ state: 'held' });
    const amounts = held.map((one) => Number(one.amount)).sort((one, other) => other - one);
    expect(new Set(amounts).size).toBeGreaterThan(1);
    const { headers } = (await operatorPair(app)).maker;
    const paged: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { state: 'held', sort: 'amount', limit: '2', ...(cursor !== undefined && { cursor }) };
      const page = (await call(app, 'operatorHeldPayments', { headers, query: query as never })).body;
      paged.push(...page.items.map((one) => Number(one.amount)));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(amounts);
    const largest = String(amounts[0]);
    const top = await listed({ state: 'held', amount_min: largest, amount_max: largest });
    expect(top.map((one) => Number(one.amount))).toEqual(amounts.filter((one) => one === amounts[0]));
    const last =
      held
        .map((one) => one.received_on)
        .sort()
        .at(-1) ?? '';
    expect((await listed({ state: 'held', from: last })).length).toBeGreaterThan(0);
    expect(await listed({ from: '2199-01-01' })).toEqual([]);
  });

  it('is a file with the rows that match', async () => {
    const { headers } = (await operatorPair(app)).maker;
    const read = async (query: string) => {
      const url = `${app.config.API_BASE}/operator/held-payments/file?${query}`;
      const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers });
      return { status: statusCode, lines: payload.trim().split('\r\n') };
    };
    const held = await listed({ state: 'held', purpose: 'repayment' });
    const { lines } = await read('state=held&purpose=repayment');
    expect(lines).toHaveLength(held.length + 1);
    expect(lines[1]).toContain(held[0]?.ref_number);
    expect(lines[1]).toContain(noteNumber);
    expect((await read('stat=held')).status).toBe(422);
  });

  it('leaves out top-ups that were never held', async () => {
    const investor = await approvedInvestor(app);
    const { refNumber } = await topUp(app, investor, '250.00');
    expect((await listed()).filter((one) => one.ref_number === refNumber)).toEqual([]);
  });
});
