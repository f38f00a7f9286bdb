import type { OperatorRole } from '@titian/contracts/operator-roles';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { fundedInvestor, keyed } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import {
  DUE,
  exceptionOfLine,
  FIRST_DUE,
  issuerLine,
  noteForLines,
  repaymentsOf,
} from '../../../test/builders/issuer-lines.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { type LineOverrides, platformBalance, storedTopup } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import { markPaid } from './commands/settle-payout.ts';
import { lineReturnPayouts } from './public.ts';
import { changePayouts } from './store/payouts.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const UNKNOWN = '00000000-0000-7000-8000-00000000beef';
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let maker: SignedInOperator;
let checker: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await fundedInvestor(app, 7);
  maker = await signInOperator(app, ['finance'], 'Siti Hajar');
  checker = await signInOperator(app, ['finance'], 'Arjun Nair');
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const issued = () => noteForLines(app, issuer, investor);
const lineOf = (over: Partial<LineOverrides>) => issuerLine(app, issuer, over);
const exceptionOf = (reference: string) => exceptionOfLine(app, reference);
type Part = { target: 'note' | 'topup' | 'payout' | 'sender'; target_id: string | null; amount: string };

const toNote = (id: string, amount = DUE): Part => ({ target: 'note', target_id: id, amount });
const toSender = (amount: string): Part => ({ target: 'sender', target_id: null, amount });
const propose = (id: string, amount: string, parts: readonly Part[], by = maker) =>
  call(app, 'operatorPropose', {
    headers: dated(by.headers, FIRST_DUE),
    body: {
      ...{ kind: 'line_allocation', subject_id: id, reason: 'As the issuer says' },
      after: { amount, parts: [...parts] },
    },
  });
const approve = (id: string, by = checker) =>
  call(app, 'operatorApprove', { headers: dated(by.headers, FIRST_DUE), params: { id }, body: {} });
const detail = async (id: string, by = maker) =>
  (await call(app, 'operatorException', { headers: dated(by.headers, FIRST_DUE), params: { id } })).body;
const setRoles = (id: string, roles: OperatorRole[]) =>
  app.work.command(scope, (ctx) =>
    ctx.tx.db.updateTable('operators').set({ roles }).where('id', '=', id).execute(),
  );
const payoutOf = (amountSen: bigint) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('amount_sen', '=', sen(amountSen))
    .executeTakeFirstOrThrow();
const worked = () => runJobs(app, ['book_line_part', 'distribute_repayments']);

async function openLine(over: Partial<LineOverrides> = {}): Promise<{ id: string; reference: string }> {
  const reference = await lineOf({ counterparty: 'REMPAH', ...over });
  const exception = await exceptionOf(reference);
  return { id: exception?.id ?? '', reference };
}

/** A line of the issuer's that names no note. */
const ownLine = (amount = DUE) =>
  openLine({ amount, counterparty: issuer.issuer.companyName, description: 'MONTHLY PAYMENT' });

describe('an unidentified line is allocated by two', () => {
  let shared = '';

  it('to a note that is suggested, with what it will post', async () => {
    const note = await issued();
    const { id, reference } = await ownLine();
    const shown = await detail(id);
    shared = note.id;
    expect(shown.can.allocate).toBe(true);
    expect(shown.suggestions).toContainEqual({
      ...{ target: 'note', target_id: note.id, label: note.number, party: issuer.issuer.companyName },
      ...{ expected: DUE, confidence: 'likely' },
      reasons: ['reference_absent', 'name_equal', 'amount_equal'],
      posts: [
        { what: 'principal', amount: expect.any(String) },
        { what: 'return', amount: expect.any(String) },
      ],
    });
    const { body } = await propose(id, DUE, [toNote(note.id)]);
    expect((await detail(id)).proposal).toMatchObject({ kind: 'line_allocation' });
    expect((await approve(body.approval.id, maker)).error.code).toBe('same_operator');
    const other = await signInOperator(app, ['finance'], 'Lee Wen');
    const answers = await Promise.all([approve(body.approval.id), approve(body.approval.id, other)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    await worked();
    expect(await repaymentsOf(app, note.id)).toMatchObject([
      { amount_sen: 343_333n, bank_reference: reference },
    ]);
    expect((await detail(id)).exception).toMatchObject({ state: 'resolved', category: 'line_allocated' });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(0n);
    expect((await propose(id, DUE, [toNote(note.id)])).error.code).toBe('wrong_state');
  });

  it('over several notes and back to its sender, to the sen', async () => {
    const [first, second] = [await issued(), await issued()];
    const { id, reference } = await ownLine('7000.00');
    const parts = [toNote(first.id), toNote(second.id), toSender('133.34')];
    const { body } = await propose(id, '7000.00', parts);
    expect((await approve(body.approval.id)).status).toBe(200);
    expect(await platformBalance(app, 'receipts_clearing')).toBe(700_000n);
    await worked();
    for (const note of [first, second]) {
      expect(await repaymentsOf(app, note.id)).toMatchObject([
        { amount_sen: 343_333n, bank_reference: null },
      ]);
    }
    const back = await app.database.reader.db
      .selectFrom('payouts')
      .innerJoin('line_returns', 'line_returns.payout_id', 'payouts.id')
      .select(['payouts.amount_sen', 'payouts.state', 'payouts.payee_last4'])
      .where('line_returns.bank_reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(back).toEqual({ amount_sen: 13_334n, state: 'queued', payee_last4: '3210' });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(13_334n);
  });

  it.each<[string, (noteId: string) => { amount?: string; parts: Part[] }, number]>([
    ['parts that come to a sen less', (note) => ({ parts: [toNote(note, '3433.32')] }), 422],
    ['parts that come to a sen more', (note) => ({ parts: [toNote(note), toSender('0.01')] }), 422],
    ['another amount of the line', (note) => ({ amount: '3433.34', parts: [toNote(note, '3433.34')] }), 422],
    ['a part of nothing', (note) => ({ parts: [toNote(note), toSender('0.00')] }), 422],
    ['the same note twice', (note) => ({ parts: [toNote(note, '3000.00'), toNote(note, '433.33')] }), 422],
    ['a note without its id', () => ({ parts: [{ ...toSender(DUE), target: 'note' }] }), 422],
    ['a sender with an id', (note) => ({ parts: [{ ...toNote(note), target: 'sender' }] }), 422],
    ['an unknown note', () => ({ parts: [toNote(UNKNOWN)] }), 409],
    ['an unknown top-up', () => ({ parts: [{ ...toNote(UNKNOWN), target: 'topup' }] }), 409],
    ['an unknown payout', () => ({ parts: [{ ...toNote(UNKNOWN), target: 'payout' }] }), 409],
  ])('but not with %s', async (_case, made, status) => {
    const { id } = await ownLine();
    const { amount = DUE, parts } = made(shared);
    expect((await propose(id, amount, parts)).status).toBe(status);
    expect((await detail(id)).exception).toMatchObject({ state: 'open', is_proposed: false });
  });

  it('and not for a sender who may not pay, by another role, or by the uploader of the statement', async () => {
    const note = await issued();
    const stranger = await openLine({ counterparty: 'SOMEBODY ELSE' });
    expect((await propose(stranger.id, DUE, [toNote(note.id)])).error.errors).toHaveProperty(['after.parts']);
    const credit = await signInOperator(app, ['credit'], 'Mei Ling');
    expect((await propose(stranger.id, DUE, [toNote(note.id)], credit)).error.code).toBe('role');
    const own = await openLine({ counterparty: issuer.issuer.companyName, uploadedBy: maker.operatorId });
    expect((await propose(own.id, DUE, [toNote(note.id)])).error.code).toBe('own_upload');
  });

  it('and not after the note was paid, the line explained, or the maker lost the role', async () => {
    const note = await issued();
    const [one, two] = [await ownLine('1000.00'), await ownLine('1000.01')];
    const first = await propose(one.id, '1000.00', [toNote(note.id, '1000.00')]);
    const second = await propose(two.id, '1000.01', [toNote(note.id, '1000.01')]);
    expect((await approve(first.body.approval.id)).status).toBe(200);
    await worked();
    expect((await approve(second.body.approval.id)).error.code).toBe('approval_stale');
    const third = await propose(two.id, '1000.01', [toNote(note.id, '1000.01')]);
    await setRoles(maker.operatorId, ['support']);
    expect((await approve(third.body.approval.id)).error.code).toBe('approval_stale');
    await setRoles(maker.operatorId, ['finance']);
    expect(await repaymentsOf(app, note.id)).toHaveLength(1);
  });

  it('a job that runs twice, or for nothing, books once', async () => {
    const note = await issued();
    const { id } = await ownLine();
    const { body } = await propose(id, DUE, [toNote(note.id)]);
    await approve(body.approval.id);
    const { id: part_id } = await app.database.reader.db
      .selectFrom('line_parts')
      .select('id')
      .where('approval_id', '=', body.approval.id)
      .executeTakeFirstOrThrow();
    const book = () => app.jobs.book_line_part?.({ part_id }, scope);
    await Promise.all([book(), book(), app.jobs.book_line_part?.({ part_id: UNKNOWN }, scope)]);
    await worked();
    expect(await repaymentsOf(app, note.id)).toHaveLength(1);
  });
});

describe('a line is also', () => {
  it('a bank transfer whose proof an investor sent, and the rest goes back', async () => {
    const answer = await call(app, 'investorTopup', {
      headers: keyed(investor.headers),
      body: { amount: '500', payment_type: 'manual' },
      files: [await picture('manual_payment_proof_file')],
    });
    const topup = await storedTopup(app, answer.body.ref_number);
    const sender = { counterparty: investor.investor.verifiedName, description: answer.body.ref_number };
    const { id } = await openLine({ ...sender, amount: '510.00' });
    expect((await detail(id)).suggestions).toMatchObject([
      { target: 'topup', confidence: 'likely', reasons: ['reference_named', 'name_equal', 'amount_larger'] },
    ]);
    const cash = await cashOf(app.work, investor.investor.cashAccountId);
    const credit: Part = { target: 'topup', target_id: topup.id, amount: '500.00' };
    expect((await propose(id, '510.00', [{ ...credit, amount: '510.00' }])).status).toBe(409);
    const { body } = await propose(id, '510.00', [credit, toSender('10.00')]);
    await restrict(app, investor);
    expect((await approve(body.approval.id)).status).toBe(200);
    // What has arrived is the customer's, and stays inside (decision 032).
    expect(await cashOf(app.work, investor.investor.cashAccountId)).toBe(cash + 50_000n);
    expect(await storedTopup(app, answer.body.ref_number)).toMatchObject({ state: 'credited' });
    await lift(app, investor);
  });

  it('a payout that came back without saying so, and no other one', async () => {
    const { id: sent } = await openLine({ amount: '77.70' });
    const returned = await call(app, 'operatorPropose', {
      headers: dated(maker.headers, FIRST_DUE),
      body: { kind: 'line_return', subject_id: sent, after: { amount: '77.70' }, reason: 'Unknown sender' },
    });
    await approve(returned.body.approval.id);
    const payout = await payoutOf(77_70n);
    await app.work.command({ ...scope, dateShiftDays: shiftTo(new Date(), FIRST_DUE) }, async (ctx) => {
      await changePayouts(ctx.tx, [payout.id], { state: 'in_batch' });
      await markPaid(ctx, [lineReturnPayouts], payout.id, FIRST_DUE);
    });
    const { id } = await openLine({ amount: '77.70', description: `RTN ${payout.end_to_end_id}` });
    expect((await detail(id)).suggestions).toMatchObject([{ target: 'payout', confidence: 'exact' }]);
    const back: Part = { target: 'payout', target_id: payout.id, amount: '77.70' };
    const shared = [{ ...back, amount: '70.00' }, toSender('7.70')];
    expect((await propose(id, '77.70', shared)).error.code).toBe('wrong_state');
    const { body } = await propose(id, '77.70', [back]);
    expect((await approve(body.approval.id)).status).toBe(200);
    expect(await payoutOf(77_70n)).toMatchObject({ state: 'returned' });
    expect((await detail(sent)).exception).toMatchObject({ state: 'open' });
  });
});

describe('several exceptions are proposed at once', () => {
  const proposeAll = (ids: readonly string[], by = maker) =>
    call(app, 'operatorProposeSuggestions', {
      headers: dated(by.headers, FIRST_DUE),
      body: { exception_ids: [...ids], reason: 'As the statement says' },
    });

  it('each as its own proposal, and what is not certain says so', async () => {
    const note = await issued();
    const likely = await openLine({
      ...{ amount: '9000.00', counterparty: issuer.issuer.companyName, description: note.number },
    });
    const unknown = await openLine({ counterparty: 'SOMEBODY ELSE', amount: '12.34' });
    const { body } = await proposeAll([likely.id, unknown.id, UNKNOWN, likely.id]);
    expect(body.items).toMatchObject([
      { exception_id: likely.id, approval_id: expect.any(String), error: null, error_code: null },
      { exception_id: unknown.id, approval_id: null, error_code: 'no_certain_suggestion' },
      { exception_id: UNKNOWN, approval_id: null, error_code: 'not_found' },
    ]);
    expect((await proposeAll([likely.id])).body.items).toMatchObject([{ error_code: 'approval_pending' }]);
    const approvalId = body.items[0]?.approval_id ?? '';
    expect((await approve(approvalId)).status).toBe(200);
    await worked();
    expect(await repaymentsOf(app, note.id)).toMatchObject([{ amount_sen: 900_000n, excess_sen: 556_667n }]);
  });

  it('by finance, and at least one', async () => {
    expect((await proposeAll([])).status).toBe(422);
    const support = await signInOperator(app, ['support'], 'Aina Yusof');
    expect((await proposeAll([UNKNOWN], support)).error.code).toBe('role');
  });
});
