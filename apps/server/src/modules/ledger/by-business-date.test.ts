import { addDays, day } from '@titian/finance/calendar';
import { type Sen, sen, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { plansOf } from '../../../test/builders/plans.ts';
import { shiftTo } from '../../platform/clock.ts';
import { type Ctx, systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import {
  type EntryFilter,
  lockAccounts,
  openAccount,
  platformAccount,
  postTransfers,
  readEntries,
  type StatementEntry,
} from './public.ts';
import { listRange } from './store/ranges.ts';
import { listEntries } from './store/statements.ts';

const START = day('2026-06-01');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const commandOn = <Result>(days: number, run: (ctx: Ctx) => Promise<Result>) =>
  app.work.command(
    {
      actor: systemActor,
      dateShiftDays: shiftTo(app.work.clock.now(), addDays(START, days)),
      requestId: null,
    },
    run,
  );
const newCash = () => commandOn(0, (ctx) => openAccount(ctx, 'investor_cash', newId()));
const receive = (ctx: Ctx, accountId: string, amounts: readonly bigint[]) =>
  lockAccounts(ctx, [accountId]).then((locked) =>
    postTransfers(
      ctx,
      locked,
      amounts.map((amount) => ({
        id: newId(),
        debitAccountId: platformAccount('trust_bank'),
        creditAccountId: accountId,
        amountSen: sen(amount),
        kind: 'bulk_load',
        referenceId: newId(),
        noteId: null,
      })),
    ),
  );
const page = (filter: EntryFilter) => commandOn(0, (ctx) => readEntries(ctx, filter));

/** All entries of an account by pages of some rows. */
async function walk(accountId: string, limit: number): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  for (;;) {
    const last = all.at(-1);
    const next = await page({ accountId, limit, ...(last === undefined ? {} : { before: last }) });
    if (next.length === 0) {
      return all;
    }
    all.push(...next);
  }
}

describe('entries by business date', () => {
  it('stand on their day however late they were booked, with the balance after each, page after page', async () => {
    const booking = fc.record({ on: fc.integer({ min: 0, max: 9 }), amount: fc.bigInt(1n, 10_000n) });
    const size = fc.integer({ min: 1, max: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 1, maxLength: 10 }), size, async (bookings, limit) => {
        const accountId = await newCash();
        for (const { on, amount } of bookings) {
          await commandOn(on, (ctx) => receive(ctx, accountId, [amount]));
        }
        const ordered = [...bookings].sort((a, b) => a.on - b.on);
        const expected = ordered.map(({ on, amount }, index) => ({
          on: addDays(START, on),
          amountSen: sen(amount),
          balanceSen: sumSen(ordered.slice(0, index + 1).map((one) => sen(one.amount))),
        }));
        expect(await walk(accountId, limit)).toMatchObject(expected.reverse());
        // A narrowed list shows the same balances.
        const [narrowed] = await page({ accountId, limit: 1, to: addDays(START, 4) });
        const last = expected.find((one) => one.on <= addDays(START, 4));
        expect(narrowed?.balanceSen).toBe(last?.balanceSen);
      }),
      { numRuns: 15 },
    );
  });

  it('continue where the page ended, also after bookings in between, on either side', async () => {
    const accountId = await newCash();
    for (const on of [1, 2, 3, 4]) {
      await commandOn(on, (ctx) => receive(ctx, accountId, [100n]));
    }
    const first = await page({ accountId, limit: 2 });
    await commandOn(9, (ctx) => receive(ctx, accountId, [7n]));
    await commandOn(1, (ctx) => receive(ctx, accountId, [30n]));
    const last = first.at(-1);
    const rest = await page({ accountId, limit: 9, ...(last === undefined ? {} : { before: last }) });
    expect(rest.map((one) => [one.on, one.amountSen, one.balanceSen])).toEqual([
      [addDays(START, 2), 100n, 230n],
      [addDays(START, 1), 30n, 130n],
      [addDays(START, 1), 100n, 100n],
    ]);
  });
});

describe('an account of ten thousand entries', () => {
  it('is read along its index: neither a page nor a statement sorts it', async () => {
    const [accountId, other] = [await newCash(), await newCash()];
    const amounts: Sen[] = Array.from({ length: 500 }, () => sen(1n));
    for (let on = 0; on < 20; on += 1) {
      for (const account of [accountId, other]) {
        await commandOn(on, (ctx) => receive(ctx, account, amounts));
      }
    }
    await app.analyze();
    const { reader } = app.database;
    const middle = { on: addDays(START, 10), seq: 5_200n };
    const range = { accountId, from: START, to: addDays(START, 19), headSeq: 10_000n };
    const plans = [
      ...(await plansOf(reader, (spy) => listEntries(spy, { accountId, limit: 21 }))),
      ...(await plansOf(reader, (spy) => listEntries(spy, { accountId, limit: 21, before: middle }))),
      ...(await plansOf(reader, (spy) => listRange(spy, range, null, 100))),
      ...(await plansOf(reader, (spy) => listRange(spy, range, middle, 100))),
    ];
    expect(plans).toHaveLength(6);
    for (const plan of plans) {
      expect(plan).toContain('entries_by_day');
      expect(plan).not.toMatch(/Sort Key: .*business_date/);
    }
  });
});
