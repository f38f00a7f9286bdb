import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance, statementLine, storedTopup } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { openTopup, payOpened, topUp } from '../../../test/builders/payments.ts';
import { cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import type { Tx } from '../../platform/db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const keyed = (headers: Headers, key: string = randomUUID()) => ({ ...headers, 'idempotency-key': key });
const request = (headers: Headers, body: object, files = {}) =>
  call(app, 'investorTopup', { headers, body, ...files });
const verify = (headers: Headers, refNumber: string) =>
  call(app, 'investorVerifyLatestTopup', { headers, body: { ref_number: refNumber } });

async function bulkLoad() {
  const [made] = await loadInvestors(app.work, 1, 0n);
  if (made === undefined) {
    throw new Error('nobody was loaded');
  }
  return { ...made, headers: bearer(made.token), cash: () => cashOf(app.work, made.accountId) };
}

const BY_HAND = 'money recorded by hand names its statement line: one of its amount, used once';
const RECEIPT =
  'a credited transfer by hand has one receipt of its amount, and every such receipt its top-up';

const cashOfInvestor = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);

describe('a top-up is rejected', () => {
  it.each([
    ['nothing', undefined, 'Please enter an amount'],
    ['a word', 'NaN', 'Please enter an amount'],
    ['infinity', 'Infinity', 'Please enter an amount'],
    ['an exponent', '1e5', 'Please enter an amount'],
    ['a negative amount', '-200', 'Please enter an amount'],
    ['a plus', '+200', 'Please enter an amount'],
    ['a separator', '1,000.00', 'Please enter an amount'],
    ['three decimals', '200.001', 'Please enter an amount'],
    ['a space', '2 00', 'Please enter an amount'],
    ['digits of another script', '٢٠٠', 'Please enter an amount'],
    ['far too much', '9999999999999', 'Please enter an amount'],
    ['zero', '0', 'Minimum top up of RM 200.00.'],
    ['a sen less than the minimum', '199.99', 'Minimum top up of RM 200.00.'],
    ['a sen above the maximum', '30000.01', 'Maximum top up of RM 30,000.00 in one payment.'],
  ])('of %s', async (_case, amount, text) => {
    const { headers, cash } = await bulkLoad();
    const body = { payment_type: 'fpx', ...(amount === undefined ? {} : { amount }) };
    const answer = await request(keyed(headers), body);
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.amount?.[0]).toContain(text);
    expect(await cash()).toBe(0n);
  });

  it('of another payment type, without a key, and with unknown fields', async () => {
    const { headers } = await bulkLoad();
    const body = { amount: '250', payment_type: 'fpx' };
    expect((await request(keyed(headers), { ...body, payment_type: 'card' })).status).toBe(422);
    expect((await request(headers, body)).status).toBe(400);
    expect((await request(keyed(headers), { ...body, surprise: '1' })).status).toBe(422);
  });

  it('to guests, unapproved people and business owners', async () => {
    const body = { amount: '250', payment_type: 'fpx' };
    expect((await request(keyed(bearer('A'.repeat(43))), body)).status).toBe(401);
    const fresh = await registerUser(app);
    expect((await request(keyed(fresh.headers), body)).error.code).toBe('not_approved');
    const issuer = await approvedIssuer(app);
    expect((await request(keyed(issuer.headers), body)).error.code).toBe('role');
  });
});

describe('a top-up is opened', () => {
  it('once per key, and the first answer is repeated', async () => {
    const { headers } = await bulkLoad();
    const key = randomUUID();
    const body = { amount: '250', payment_type: 'fpx' };
    const first = await request(keyed(headers, key), body);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ amount: '250.00', ref_number: expect.stringMatching(/^TU-/) });
    const again = await request(keyed(headers, key), body);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replay']).toBe('true');
    const other = await request(keyed(headers, key), { ...body, amount: '251' });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('at the limits of each kind of account', async () => {
    const individual = await bulkLoad();
    expect((await openTopup(app, individual, '30000.00')).refNumber).toMatch(/^TU-/);
    const institution = await approvedInstitution(app);
    expect((await openTopup(app, institution, '1000000.00')).refNumber).toMatch(/^TU-/);
    const above = await request(keyed(institution.headers), { amount: '1000000.01', payment_type: 'fpx' });
    expect(above.error.errors?.amount?.[0]).toBe('Maximum top up of RM 1,000,000.00 in one payment.');
  });

  it('of an Institution above RM30,000 only through a corporate account', async () => {
    const institution = await approvedInstitution(app);
    const { token, refNumber } = await openTopup(app, institution, '30000.01');
    const personal = { channel: 'b2c', bank_id: 'MB2U0227' };
    const rejected = await call(app, 'paymentStart', { params: { token }, body: personal });
    expect(rejected.error.errors?.channel?.[0]).toContain('outside the limits');
    await payOpened(app, { token }, { channel: 'b2b1', bankId: 'MBB0228' });
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'credited' });
  });
});

describe('the payer is', () => {
  it('the investor: credited, the first top-up is done, and the investor is notified', async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const { refNumber } = await topUp(app, investor, '250.00', { payerName: 'RAHMAN AISYAH BT' });
    expect(await cashOfInvestor(investor)).toBe(250_00n);
    const { body } = await verify(investor.headers, refNumber);
    expect(body).toMatchObject({
      topup: { state: 'succeeded', reason: null, amount: '250.00', payment_type: 'fpx' },
      balance: '250.00',
      first_topup: true,
    });
    expect(await mailTo(app, investor.email, 'topup_credited')).toMatchObject({ params: { refNumber } });
    expect(await storedTopup(app, refNumber)).toMatchObject({ is_first: true, name_check: 'equal' });
  });

  it.each([
    ['somebody else', 'TAN WEI MING', 'different'],
    ['perhaps the investor', 'AISYAH RAHMAN OSMAN', 'close'],
    ['not named', '', 'absent'],
  ])('%s: held, and the investor is notified', async (_case, payerName, check) => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const { refNumber } = await topUp(app, investor, '250.00', { payerName });
    expect(await cashOfInvestor(investor)).toBe(0n);
    const { body } = await verify(investor.headers, refNumber);
    expect(body).toMatchObject({ topup: { state: 'held', reason: 'name_check' }, first_topup: false });
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'held', name_check: check });
    await mailTo(app, investor.email, 'topup_held');
  });

  it('unknown to another investor, who may not look either', async () => {
    const { refNumber } = await openTopup(app, await bulkLoad(), '250.00');
    expect((await verify((await bulkLoad()).headers, refNumber)).status).toBe(404);
  });
});

describe('two operators review a held top-up', () => {
  it('and may not credit a payment of another person, nor refund without an account named by the bank', async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const { refNumber } = await topUp(app, investor, '250.00', { payerName: 'TAN WEI MING' });
    const { id } = await storedTopup(app, refNumber);
    for (const decision of ['credit', 'refund']) {
      const change = { kind: 'topup_review', subjectId: id, after: { decision } };
      await expect(propose(app, change)).rejects.toThrow('answered 422');
    }
    expect(await cashOfInvestor(investor)).toBe(0n);
  });

  it('credit it, once; the same payer at the same bank passes from then on, at another bank not', async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const payerName = 'AISYAH RAHMAN OSMAN';
    const held = await topUp(app, investor, '250.00', { payerName, bankId: 'PBB0233' });
    const { id } = await storedTopup(app, held.refNumber);
    const received = await platformBalance(app, 'receipts_clearing');
    const change = { kind: 'topup_review', subjectId: id, after: { decision: 'credit' } };
    await proposeAndApprove(app, change);
    expect(await cashOfInvestor(investor)).toBe(250_00n);
    expect(received - (await platformBalance(app, 'receipts_clearing'))).toBe(250_00n);
    await expect(propose(app, change)).rejects.toThrow('wrong_state');
    const { body } = await verify(investor.headers, held.refNumber);
    expect(body).toMatchObject({ topup: { state: 'succeeded' }, first_topup: true });

    await topUp(app, investor, '300.00', { payerName, bankId: 'PBB0233' });
    expect(await cashOfInvestor(investor)).toBe(550_00n);
    await topUp(app, investor, '300.00', { payerName, bankId: 'MB2U0227' });
    await topUp(app, investor, '300.00', { payerName: 'AISYAH RAHMAN ALI', bankId: 'PBB0233' });
    expect(await cashOfInvestor(investor)).toBe(550_00n);
  });

  it('see it with what they need to decide', async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const { refNumber } = await topUp(app, investor, '250.00', { payerName: '', bankId: 'PBB0233' });
    const { maker } = await operatorPair(app);
    const answer = await call(app, 'operatorHeldPayments', {
      headers: maker.headers,
      query: { state: 'held', limit: '100' },
    });
    expect(answer.body.items.find((row) => row.ref_number === refNumber)).toMatchObject({
      customer_name: 'Aisyah binti Rahman',
      inv_no: investor.investor.invNo,
      payer_name: null,
      bank: 'Public Bank',
      amount: '250.00',
      name_check: 'absent',
      reasons: ['payer'],
      can: { book: true, refund: false },
    });
  });
});

describe('a bank transfer', () => {
  it('needs its proof', async () => {
    const { headers } = await bulkLoad();
    const answer = await request(keyed(headers), { amount: '250', payment_type: 'manual' });
    expect(answer.error.errors?.manual_payment_proof_file?.[0]).toContain('upload the proof');
  });

  async function requested(investor: ApprovedInvestor) {
    const files = [await picture('manual_payment_proof_file')];
    const answer = await request(
      keyed(investor.headers),
      { amount: '500', payment_type: 'manual' },
      { files },
    );
    expect(answer.status).toBe(201);
    return {
      answer,
      refNumber: answer.body.ref_number,
      id: (await storedTopup(app, answer.body.ref_number)).id,
    };
  }
  const credit = (id: string, bank_reference?: string) => ({
    ...{ kind: 'topup_review', subjectId: id },
    after: { decision: 'credit', ...(bank_reference === undefined ? {} : { bank_reference }) },
  });
  const on = malaysiaDay(new Date());

  it('is credited by two operators for the open line of its amount, once', async () => {
    const investor = await approvedInvestor(app);
    const { answer, refNumber, id } = await requested(investor);
    expect(answer.body.expires_at).toBeNull();
    expect(answer.body.link).toContain(`/balance?ref_number=${refNumber}`);
    expect((await verify(investor.headers, refNumber)).body.topup).toMatchObject({
      state: 'held',
      reason: null,
    });
    await expect(propose(app, credit(id))).rejects.toThrow('Until a statement shows it');
    await expect(propose(app, credit(id, 'INVENTED-2'))).rejects.toThrow('answered 422');
    const another = await statementLine(app, { amount: '500.01', on });
    await expect(propose(app, credit(id, another))).rejects.toThrow('exactly that amount');
    const stranger = await statementLine(app, { amount: '500.00', on, counterparty: 'TAN WEI MING' });
    await expect(propose(app, credit(id, stranger))).rejects.toThrow('somebody else');
    const line = await statementLine(app, { amount: '500.00', on });
    await proposeAndApprove(app, credit(id, line));
    expect(await cashOfInvestor(investor)).toBe(500_00n);
    expect((await verify(investor.headers, refNumber)).body).toMatchObject({
      topup: { state: 'succeeded', payment_type: 'manual' },
      first_topup: false,
    });
    const second = await requested(investor);
    await expect(propose(app, credit(second.id, line))).rejects.toThrow('used once');
  });

  it('is the first top-up where the line names the investor', async () => {
    const investor = await approvedInvestor(app);
    const { refNumber, id } = await requested(investor);
    const counterparty = investor.investor.verifiedName;
    const line = await statementLine(app, { amount: '500.00', on, counterparty });
    const { maker } = await operatorPair(app);
    const offered = await call(app, 'operatorReceiptLines', {
      headers: maker.headers,
      query: { amount: '500.00' },
    });
    expect(offered.body.items).toContainEqual(
      expect.objectContaining({ bank_reference: line, counterparty, amount: '500.00', booked_on: on }),
    );
    await proposeAndApprove(app, credit(id, line));
    expect((await verify(investor.headers, refNumber)).body).toMatchObject({ first_topup: true });
  });

  it.each([
    ['a name cut at the bank’s length', 'PERNIAGAAN MAJU JAYA UT', true],
    ['a shorter beginning of it', 'PERNIAGAAN MAJU JAY', false],
    ['no name', null, false],
  ])('decides the first top-up where the line has %s', async (_case, counterparty, isFirst) => {
    const investor = await approvedInvestor(app, { fullName: 'PERNIAGAAN MAJU JAYA UTARA' });
    const { refNumber, id } = await requested(investor);
    const named = counterparty === null ? {} : { counterparty };
    await proposeAndApprove(app, credit(id, await statementLine(app, { amount: '500.00', on, ...named })));
    expect((await verify(investor.headers, refNumber)).body).toMatchObject({ first_topup: isFirst });
    // Where the first line did not say enough, the next one that names the investor does.
    const next = await requested(investor);
    const own = { counterparty: investor.investor.verifiedName };
    const line = await statementLine(app, { amount: '500.00', on, ...own });
    await proposeAndApprove(app, credit(next.id, line));
    expect((await verify(investor.headers, next.refNumber)).body).toMatchObject({ first_topup: true });
  });

  it.each([
    ['its line is open again', { difference_state: 'open', matched_kind: null, matched_id: null }],
    ['its line says another amount', { amount_sen: sen(499_99n) }],
    ['its line is a return', { is_return: true }],
    ['its line shows something else', { matched_id: randomUUID() }],
  ])('breaks the invariant of manually recorded receipts where %s', async (_case, broken) => {
    const { id } = await requested(await approvedInvestor(app));
    const line = await statementLine(app, { amount: '500.00', on });
    await proposeAndApprove(app, credit(id, line));
    const change = (tx: Tx) =>
      tx.db.updateTable('bank_statement_lines').set(broken).where('bank_reference', '=', line).execute();
    expect(await brokenInvariants(app, change)).toContain(BY_HAND);
  });

  it('breaks it where its receipt is missing, unless it was recorded before the rule', async () => {
    const { id } = await requested(await approvedInvestor(app));
    const line = await statementLine(app, { amount: '500.00', on });
    await proposeAndApprove(app, credit(id, line));
    const receipt = await app.database.reader.db
      .selectFrom('transfers')
      .select('id')
      .where('kind', '=', 'manual_received')
      .where('reference_id', '=', id)
      .executeTakeFirstOrThrow();
    const unmatched = async (tx: Tx) => {
      const open = { difference_state: 'open', matched_kind: null, matched_id: null };
      await tx.db.updateTable('bank_statement_lines').set(open).where('bank_reference', '=', line).execute();
    };
    const earlier = async (tx: Tx) => {
      await unmatched(tx);
      await tx.db.insertInto('receipts_before_lines').values({ transfer_id: receipt.id }).execute();
    };
    expect(await brokenInvariants(app, unmatched)).toEqual([BY_HAND]);
    expect(await brokenInvariants(app, earlier)).toEqual([]);
    const forgotten = (tx: Tx) =>
      tx.db.updateTable('topups').set({ payment_type: 'fpx' }).where('id', '=', id).execute();
    expect(await brokenInvariants(app, forgotten)).toContain(RECEIPT);
  });

  it('is rejected where it is not found', async () => {
    const investor = await approvedInvestor(app);
    const files = [await picture('manual_payment_proof_file')];
    const answer = await request(
      keyed(investor.headers),
      { amount: '500', payment_type: 'manual' },
      { files },
    );
    const { id, ref_number: refNumber } = await storedTopup(app, answer.body.ref_number);
    await proposeAndApprove(app, { kind: 'topup_review', subjectId: id, after: { decision: 'refund' } });
    expect(await cashOfInvestor(investor)).toBe(0n);
    expect((await verify(investor.headers, refNumber)).body.topup).toMatchObject({ state: 'failed' });
  });
});
