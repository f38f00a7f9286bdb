import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bearer } from '../../../test/builders/http.ts';
import { platformBalance, railMessages, storedPayment, storedTopup } from '../../../test/builders/money.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import {
  type BankForm,
  confirmationOf,
  openTopup,
  postConfirmation,
  startAtBank,
} from '../../../test/builders/payments.ts';
import { storedAbout } from '../../../test/builders/stored-money.ts';
import { cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import { openMoneyGateways } from '../../compose/gateways.ts';
import { compose } from '../../compose.ts';
import type { ConfirmationMessage } from '../../gateways/rail/fpx/fields.ts';
import { systemClock } from '../../platform/clock.ts';
import { registerErrorHandler } from '../../platform/http/error-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { topupPurpose } from '../wallet/public.ts';
import { createConfirmationQueue } from './commands/confirmation-queue.ts';
import type { Confirmation } from './domain/confirmation.ts';
import type { PaymentDeps } from './domain/payment-deps.ts';
import { bankCallbackRoutes } from './routes.ts';

let app: TestApp;
let deps: PaymentDeps;
beforeAll(async () => {
  app = await createTestApp();
  const { rail } = openMoneyGateways(app.config, systemClock);
  const { work, log } = app;
  deps = { work, log, rail, publicUrl: app.config.publicUrl, purposes: [topupPurpose] };
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

interface Customer {
  readonly userId: string;
  readonly accountId: string;
  readonly headers: ReturnType<typeof bearer>;
}

async function bulkLoad(count: number): Promise<Customer[]> {
  const made = await loadInvestors(app.work, count, 0n);
  return made.map((one) => ({ ...one, headers: bearer(one.token) }));
}

/** A top-up whose payer is on the pages of their bank. */
async function atBank(customer: Customer, amount = '250.00') {
  const opened = await openTopup(app, customer, amount);
  return { ...opened, form: await startAtBank(app, opened.token) };
}

let requests = 0;

function confirmed(
  form: BankForm,
  over: Partial<ConfirmationMessage> = {},
  requestId?: string,
): Confirmation {
  const event = deps.rail.parseCallback(confirmationOf(form, { fpxTxnId: '2611211200000001', ...over }));
  if (event.kind !== 'event') {
    throw new Error(event.detail);
  }
  requests += 1;
  return { event, kind: 'AC direct', requestId: requestId ?? `request-${requests}` };
}

const cash = (customer: Customer) => cashOf(app.work, customer.accountId);

/** Customers to whom all kinds of things happen at their banks, and what their banks say of it, in that order. */
async function happenings() {
  const [plain, often, stranger, other, late, twice] = (await bulkLoad(6)) as [
    Customer,
    Customer,
    Customer,
    Customer,
    Customer,
    Customer,
  ];
  const { investor, headers } = await approvedInvestor(app);
  const fresh = { userId: investor.userId, accountId: investor.cashAccountId, headers };
  const firstTry = await atBank(twice);
  const secondTry = await startAtBank(app, firstTry.token, { bankId: 'PBB0233' });
  const failing = await atBank(late);
  const settled = await atBank(often);
  const again = await atBank(often, '300.00');
  const before = [
    confirmed(failing.form, { debitAuthCode: '1C' }, 'failed'),
    confirmed(settled.form, {}, 'settled'),
  ];
  const at = [
    confirmed((await atBank(plain)).form, {}, 'plain'),
    confirmed(settled.form, {}, 'known'),
    confirmed(again.form, {}, 'again'),
    confirmed((await atBank(fresh)).form, {}, 'first'),
    confirmed(again.form, {}, 'repeated'),
    confirmed((await atBank(fresh, '400.00')).form, {}, 'second'),
    confirmed((await atBank(stranger)).form, { buyerName: 'SOMEBODY ELSE' }, 'stranger'),
    confirmed((await atBank(other)).form, { txnAmount: '300.00' }, 'amount'),
    confirmed(failing.form, {}, 'late'),
    confirmed(firstTry.form, {}, 'paid'),
    confirmed(secondTry, {}, 'paid twice'),
    confirmed((await atBank(plain, '999.99')).form, {}, 'plain too'),
  ];
  return { customers: [plain, often, stranger, other, late, twice, fresh], before, at };
}

describe('confirmations that come together', () => {
  it('leave the same rows as one by one', async () => {
    const { settleBatch: _, ...oneByOne } = topupPurpose;
    const single = createConfirmationQueue({ ...deps, purposes: [oneByOne] });
    const together = createConfirmationQueue(deps);
    const [singly, batched] = [await happenings(), await happenings()];
    for (const one of [...singly.before, ...singly.at]) {
      await single.submit(one);
    }
    await Promise.all(batched.before.map((one) => together.submit(one)));
    await Promise.all(batched.at.map((one) => together.submit(one)));
    for (const [at, customer] of batched.customers.entries()) {
      const expected = singly.customers[at];
      expect(await storedAbout(app, customer)).toEqual(expected ? await storedAbout(app, expected) : []);
    }
    // The instant of a transaction: what is plain was one, also of different customers.
    const [plain, fresh] = [batched.customers[0], batched.customers.at(-1)];
    const instants = await app.database.reader.db
      .selectFrom('topups')
      .select('credited_at')
      .distinct()
      .where('investor_id', 'in', [plain?.userId ?? '', fresh?.userId ?? ''])
      .execute();
    expect(instants).toHaveLength(1);
  });

  it('fail alone where one cannot be applied, and store its message', async () => {
    const customers = await bulkLoad(5);
    const payments = await Promise.all(customers.map((one) => atBank(one)));
    const [, , poisoned] = payments;
    const { id } = await storedPayment(app, poisoned?.refNumber ?? '');
    const change = (profile: string) =>
      app.database.reader.db
        .updateTable('payment_intents')
        .set({ merchant_profile: profile })
        .where('id', '=', id)
        .execute();
    await change('gone');
    const queue = createConfirmationQueue(deps);
    const ended = await Promise.allSettled(payments.map(({ form }) => queue.submit(confirmed(form))));
    expect(ended.map((one) => one.status)).toEqual(
      customers.map((_one, at) => (at === 2 ? 'rejected' : 'fulfilled')),
    );
    expect(await Promise.all(customers.map(cash))).toEqual([250_00n, 250_00n, 0n, 250_00n, 250_00n]);
    expect((await railMessages(app, id)).at(-1)).toMatchObject({ kind: 'AC direct', verified: true });
    await change('trust');
    await queue.submit(confirmed(poisoned?.form ?? {}));
    expect(await storedTopup(app, poisoned?.refNumber ?? '')).toMatchObject({ state: 'credited' });
  });

  it('are unaffected by a forged one among them, without waiting for it', async () => {
    const customers = await bulkLoad(4);
    const forms = await Promise.all(customers.map(async (one) => (await atBank(one)).form));
    const answers = await Promise.all(
      forms.map((form, at) => {
        const fields = confirmationOf(form);
        return postConfirmation(app, 'direct', at === 1 ? { ...fields, fpx_txnAmount: '999.00' } : fields);
      }),
    );
    expect(answers.map((one) => one.status)).toEqual([200, 400, 200, 200]);
    expect(await Promise.all(customers.map(cash))).toEqual([250_00n, 0n, 250_00n, 250_00n]);
  });
});

describe('the money is credited once', () => {
  it('by two servers at once, each notified of everything several times', async () => {
    const second = await compose(app.config);
    await second.app.ready();
    const received = await platformBalance(app, 'receipts_clearing');
    const customers = await bulkLoad(20);
    const fields = await Promise.all(customers.map(async (one) => confirmationOf((await atBank(one)).form)));
    const other = { ...app, app: second.app };
    const answers = await Promise.all(
      [0, 1, 2].flatMap((turn) => [
        ...fields.map((one) => postConfirmation(app, turn === 1 ? 'indirect' : 'direct', one)),
        ...fields.toReversed().map((one) => postConfirmation(other, 'direct', one)),
      ]),
    );
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200, 303]));
    expect(await Promise.all(customers.map(cash))).toEqual(customers.map(() => 250_00n));
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    expect([app.database.retries(), second.database.retries()]).toEqual([0, 0]);
    await second.close();
  });

  it('where the process ends between commit and answer, and the bank repeats itself', async () => {
    const [customer] = (await bulkLoad(1)) as [Customer];
    const { form, refNumber } = await atBank(customer);
    const { id } = await storedPayment(app, refNumber);
    const dying: UnitOfWork = {
      ...app.work,
      command: async (scope, run) => {
        await app.work.command(scope, run);
        throw new Error('the process has ended');
      },
    };
    const lost = createConfirmationQueue({ ...deps, work: dying });
    await expect(lost.submit(confirmed(form))).rejects.toThrow('the process has ended');
    expect(await cash(customer)).toBe(250_00n);
    expect(await postConfirmation(app, 'direct', confirmationOf(form))).toMatchObject({ body: 'OK' });
    expect(await cash(customer)).toBe(250_00n);
    expect(await storedPayment(app, refNumber)).toMatchObject({
      id,
      state: 'succeeded',
      review_reason: null,
    });
  });
});

describe('a full queue', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify();
    registerErrorHandler(server, app.log);
    bankCallbackRoutes(server, { ...deps, confirmations: createConfirmationQueue(deps, 0) });
    await server.ready();
  });
  afterAll(() => server.close());

  const post = (road: string, fields: Readonly<Record<string, string>>) =>
    server.inject({
      method: 'POST',
      url: `/fpx/${road}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('lets the bank come again, sends the payer on, and takes nothing', async () => {
    const [customer] = (await bulkLoad(1)) as [Customer];
    const { form, refNumber } = await atBank(customer);
    const fields = confirmationOf(form);
    const direct = await post('direct', fields);
    expect([direct.statusCode, direct.headers['retry-after']]).toEqual([503, '2']);
    expect(direct.payload).not.toContain('OK');
    const indirect = await post('indirect', fields);
    expect([indirect.statusCode, indirect.headers.location]).toEqual([
      303,
      `/balance?ref_number=${refNumber}`,
    ]);
    const unknown = await post('indirect', confirmationOf(form, { sellerExOrderNo: 'NOT-OURS-2' }));
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, '/']);
    expect(await storedPayment(app, refNumber)).toMatchObject({ state: 'created' });
    expect(await cash(customer)).toBe(0n);
  });

  it('still rejects unverified messages', async () => {
    const [customer] = (await bulkLoad(1)) as [Customer];
    const forged = { ...confirmationOf((await atBank(customer)).form), fpx_txnAmount: '999.00' };
    expect((await post('direct', forged)).statusCode).toBe(400);
    expect((await post('indirect', forged)).statusCode).toBe(400);
  });

  it('does not take a failure either', async () => {
    const [customer] = (await bulkLoad(1)) as [Customer];
    const { form } = await atBank(customer);
    expect((await post('direct', confirmationOf(form, { debitAuthCode: '51' }))).statusCode).toBe(503);
  });
});

it('answers what it has accepted before it stops, and takes nothing more', async () => {
  const customers = await bulkLoad(3);
  const forms = await Promise.all(customers.map(async (one) => (await atBank(one)).form));
  const [first, second, last] = forms.map((form) => confirmed(form)) as [
    Confirmation,
    Confirmation,
    Confirmation,
  ];
  const queue = createConfirmationQueue(deps);
  const accepted = [queue.submit(first), queue.submit(second)];
  await queue.drain();
  expect(await Promise.all(accepted)).toMatchObject([{ kind: 'applied' }, { kind: 'applied' }]);
  await expect(queue.submit(last)).rejects.toMatchObject({ code: 'busy' });
  expect(await Promise.all(customers.map(cash))).toEqual([250_00n, 250_00n, 0n]);
});
