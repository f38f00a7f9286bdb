import { randomUUID } from 'node:crypto';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { platformBalance, senOf } from '../../../test/builders/money.ts';
import { operatorPair } from '../../../test/builders/operators.ts';
import {
  bookPlatformMoney,
  listedRecipient,
  OPERATING_ACCOUNT,
  remittanceOf,
  workOn,
} from '../../../test/builders/treasury.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import type { Tx } from '../../platform/db/database.ts';
import { noAccounts, platformAccount, postTransfers } from '../ledger/public.ts';
import { taxPeriodOf } from './domain/period.ts';
import { recipientNumberPlace } from './store/recipients.ts';

const today = malaysiaDay(new Date());
const inDays = (days: number) => addDays(today, days);
/** The taxable period of service tax that is over. */
const current = taxPeriodOf('service_tax', today, 1) ?? { from: today, through: today };
const last = taxPeriodOf('service_tax', addDays(current.from, -1), 1) ?? current;
let bank: TestServer;
let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;
let third: SignedInOperator;
let ownAccount: string;
let home: string;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({
    ...{ PAYOUT_BASE_URL: bank.url, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT, LOG_LEVEL: 'silent' },
  });
  ({ maker, checker } = await operatorPair(app));
  third = await signInOperator(app, ['finance'], 'Lee Wen');
  ownAccount = await listedRecipient(app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
  home = await listedRecipient(app, 'charity', 'Rumah Amal', '114044440001');
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const charity = (through: string, over: object = {}) =>
  remittanceOf('charity', through, { recipient_id: home, ...over });
const tax = remittanceOf('service_tax', last.through);
const proposing = ({ kind, after }: { kind: string; after: unknown }, headers: Headers = maker.headers) =>
  call(app, 'operatorPropose', { headers, body: { kind, after, reason: 'Due for this period' } });
const approving = (id: string, headers: Headers = checker.headers) =>
  call(app, 'operatorApprove', { headers, params: { id }, body: {} });
const outcome = ({ status, error: rejection }: { status: number; error: { code?: string } }) =>
  status < 300 ? 'done' : (rejection.code ?? status);
const remitted = (obligation: string) =>
  app.database.reader.db
    .selectFrom('remittances')
    .selectAll()
    .where('obligation', '=', obligation)
    .where('state', '=', 'approved')
    .execute();
/** Money that left an account of the platform on a business day, as a correction between two of them would. */
const take = (from: 'service_tax' | 'charity', amount: string, on = today) =>
  app.work.command(workOn(on), (ctx) =>
    postTransfers(ctx, noAccounts, [
      {
        ...{ id: randomUUID(), amountSen: senOf(amount), kind: 'test_correction', noteId: null },
        debitAccountId: platformAccount(from),
        creditAccountId: platformAccount('fee_income'),
        referenceId: randomUUID(),
      },
    ]),
  );

describe('a period', () => {
  it('is proposed once, also by two makers at once, and while another day of it is proposed', async () => {
    await bookPlatformMoney(app, 'charity', '40.00', inDays(-5), { kind: 'gharamah' });
    const both = await Promise.all([
      proposing(charity(inDays(-2))),
      proposing(charity(inDays(-2)), checker.headers),
    ]);
    expect(both.map(outcome).sort()).toEqual(['approval_pending', 'done']);
    expect(outcome(await proposing(charity(inDays(-1)), third.headers))).toBe('approval_pending');
    const id = both.find((one) => one.status === 201)?.body.approval.id ?? '';
    await call(app, 'operatorReject', {
      ...{ headers: third.headers, params: { id }, body: { reason: 'Later' } },
    });
  });

  it('is approved by one of two checkers at once, and is then remitted', async () => {
    const proposal = await proposing(charity(inDays(-2)));
    const id = proposal.body.approval.id;
    const answers = await Promise.all([approving(id), approving(id, third.headers)]);
    expect(answers.map(outcome).sort()).toEqual(['approval_decided', 'done']);
    expect(await remitted('charity')).toMatchObject([{ amount_sen: 40_00n, transfers: 1 }]);
    const again = await proposing(charity(inDays(-2)));
    expect(Object.keys(again.error.errors ?? {})).toEqual(['after.through']);
  });

  it('holds no transfer that a live remittance covers already', async () => {
    const [live] = await remitted('charity');
    const [covered] = await app.database.reader.db
      .selectFrom('remittance_transfers')
      .selectAll()
      .where('remittance_id', '=', live?.id ?? '')
      .execute();
    await bookPlatformMoney(app, 'charity', '1.00', inDays(-1), { kind: 'gharamah' });
    const second = await proposing(charity(inDays(-1)));
    expect(second.body.approval.before).toMatchObject({ amount: '1.00', transfers: 1 });
    await approving(second.body.approval.id);
    const [, other] = await remitted('charity');
    const twice = (tx: Tx) =>
      tx.db
        .insertInto('remittance_transfers')
        .values({
          remittance_id: other?.id ?? '',
          obligation: 'charity',
          transfer_id: covered?.transfer_id ?? '',
          amount_sen: sen(1n),
        })
        .execute();
    await expect(brokenInvariants(app, twice)).rejects.toThrow('remittance_transfers_once');
    const larger = (tx: Tx) =>
      tx.db
        .updateTable('remittances')
        .set({ amount_sen: sen(41_00n) })
        .where('id', '=', live?.id ?? '')
        .execute();
    expect(await brokenInvariants(app, larger)).toContain(
      'a remittance is the sum of the transfers that it covers, each of its account and in one period only',
    );
  });
});

describe('a sum', () => {
  it('cannot be chosen: it follows from the transfers', async () => {
    const sweep = { kind: 'treasury_sweep', after: { through: inDays(-3), amount: '9999.00' } };
    expect((await proposing(sweep)).status).toBe(422);
    expect((await proposing(charity(inDays(-1), { amount: '9999.00' }))).status).toBe(422);
  });

  it('is rejected where its account holds less, because money left it after the period', async () => {
    await bookPlatformMoney(app, 'service_tax', '80.00', last.from, { kind: 'service_tax_on_fee' });
    await take('service_tax', '5.00');
    const answer = await proposing(tax);
    expect(answer.error.errors?.['after.through']?.[0]).toBe(
      'The account holds RM 75.00, less than RM 80.00 of this period',
    );
    await bookPlatformMoney(app, 'service_tax', '5.00', today, { kind: 'service_tax_on_fee' });
  });

  it('is stale where its account holds less at the decision', async () => {
    const { body } = await proposing(tax);
    await take('service_tax', '6.00');
    expect(outcome(await approving(body.approval.id))).toBe('approval_stale');
    expect(await remitted('service_tax')).toEqual([]);
    await bookPlatformMoney(app, 'service_tax', '6.00', today, { kind: 'service_tax_on_fee' });
  });

  it('of fees is swept or spent, and never both where both are decided at once', async () => {
    const fees = await platformBalance(app, 'fee_income');
    await bookPlatformMoney(app, 'fee_income', '100.00', inDays(-4), { kind: 'service_fee' });
    const sweep = await proposing({ kind: 'treasury_sweep', after: { through: inDays(-4) } });
    const amount = '100.00';
    const funding = await call(app, 'operatorPropose', {
      headers: maker.headers,
      body: {
        ...{ kind: 'marketing_funding', subject_id: platformAccount('marketing') },
        ...{ after: { amount }, reason: 'Rewards' },
      },
    });
    expect([sweep.status, funding.status]).toEqual([201, 201]);
    const answers = await Promise.all([
      approving(sweep.body.approval.id),
      approving(funding.body.approval.id, checker.headers),
    ]);
    expect(answers.map(outcome).sort()).toEqual(['approval_stale', 'done']);
    const [swept] = await remitted('fees');
    const rest = (await platformBalance(app, 'fee_income')) - (swept?.amount_sen ?? 0n);
    expect(rest).toBe(fees);
  });

  it('breaks an invariant where it takes an obligation below zero, or below what is approved to leave', async () => {
    const debit = (amountSen: bigint) => (tx: Tx) =>
      tx.db
        .insertInto('transfers')
        .values({
          ...{ id: randomUUID(), amount_sen: sen(amountSen), kind: 'test_correction' },
          debit_account_id: platformAccount('charity'),
          credit_account_id: platformAccount('fee_income'),
          ...{ reference_id: randomUUID(), business_date: today },
        })
        .execute();
    const NEVER = 'no obligation is below zero, nor below what is approved to leave it';
    expect(await brokenInvariants(app, debit(41_01n))).toContain(NEVER);
    expect(await brokenInvariants(app, debit(1n))).toContain(NEVER);
    await bookPlatformMoney(app, 'charity', '0.01', today, { kind: 'gharamah' });
    expect(await brokenInvariants(app, debit(1n))).not.toContain(NEVER);
  });
});

describe('a recipient that is another one at the decision', () => {
  const change = (set: { number_enc?: Buffer; name?: string; state?: string }, id: string) =>
    app.work.command(workOn(today), (ctx) =>
      ctx.tx.db.updateTable('remittance_recipients').set(set).where('id', '=', id).execute(),
    );
  const sealed = (number: string, recipientId = home) =>
    app.work.query(workOn(today), async (ctx) =>
      ctx.fieldEncryption.seal(number, recipientNumberPlace(recipientId)),
    );
  const stale = async (
    proposed: { kind: string; after: unknown },
    id: string,
    set: Parameters<typeof change>[0],
  ) => {
    const { body } = await proposing(proposed);
    await change(set, id);
    return outcome(await approving(body.approval.id));
  };

  it('makes the proposal stale: another account, another name, off the list', async () => {
    await bookPlatformMoney(app, 'charity', '3.00', inDays(-1), { kind: 'gharamah' });
    const next = charity(today);
    const later = { ...maker.headers, 'x-date-override': inDays(1) };
    const tomorrow = async (set: Parameters<typeof change>[0]) => {
      const { body } = await proposing(next, later);
      await change(set, home);
      return outcome(await approving(body.approval.id, { ...checker.headers, 'x-date-override': inDays(1) }));
    };
    expect(await tomorrow({ number_enc: await sealed('114099999999') })).toBe('approval_stale');
    await change({ number_enc: await sealed('114044440001') }, home);
    expect(await tomorrow({ name: 'Rumah Lain' })).toBe('approval_stale');
    await change({ name: 'Rumah Amal' }, home);
    expect(await tomorrow({ state: 'ended' })).toBe('approval_stale');
    await change({ state: 'active' }, home);
    expect(await remitted('charity')).toHaveLength(2);
  });

  it('does so for the operating account too: swapped, or taken off the list', async () => {
    expect(await stale(tax, ownAccount, { number_enc: await sealed('514011111111', ownAccount) })).toBe(
      'approval_stale',
    );
    await change({ number_enc: await sealed(OPERATING_ACCOUNT, ownAccount) }, ownAccount);
    expect(await stale(tax, ownAccount, { state: 'ended' })).toBe('approval_stale');
    await change({ state: 'active' }, ownAccount);
    const { body } = await proposing(tax);
    expect(outcome(await approving(body.approval.id))).toBe('done');
    expect(await remitted('service_tax')).toMatchObject([{ amount_sen: 80_00n }]);
  });
});
