import { addDays, day, daysBetween } from '@titian/finance/calendar';
import { sen, sumSen } from '@titian/finance/sen';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { shiftTo } from '../../platform/clock.ts';
import { type Ctx, systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import {
  type AccountRange,
  lockAccounts,
  openAccount,
  platformAccount,
  postTransfers,
  readAccountRange,
  type StatementEntry,
} from './public.ts';

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
const rangeOf = (accountId: string, from: number, to: number) =>
  commandOn(0, (ctx) =>
    readAccountRange({ ...ctx, reader: app.database.reader }, accountId, {
      from: addDays(START, from),
      to: addDays(START, to),
    }),
  );

async function entriesOf(range: AccountRange): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  for await (const chunk of range.chunks()) {
    all.push(...chunk);
  }
  return all;
}

describe('an account over some days', () => {
  it('is nothing before the first entry', async () => {
    const range = await rangeOf(await newCash(), 0, 10);
    expect(range).toMatchObject({ openingSen: 0n, closingSen: 0n, totals: [], count: 0 });
    expect(await entriesOf(range)).toEqual([]);
  });

  it('opens, moves and closes as the ledger does, whatever the days and however they were moved', async () => {
    const booking = fc.record({ on: fc.integer({ min: 0, max: 20 }), amount: fc.bigInt(1n, 10_000n) });
    const range = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }));
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { maxLength: 12 }), range, async (bookings, [one, other]) => {
        const account = await newCash();
        for (const { on, amount } of bookings) {
          await commandOn(on, (ctx) => receive(ctx, account, [amount]));
        }
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const read = await rangeOf(account, from, to);
        const entries = await entriesOf(read);
        const before = bookings.filter(({ on }) => on < from).map(({ amount }) => sen(amount));
        const within = bookings
          .filter(({ on }) => on >= from && on <= to)
          .sort((a, b) => a.on - b.on)
          .map(({ amount }) => sen(amount));
        expect(read.openingSen).toBe(sumSen(before));
        expect(entries.map((entry) => entry.amountSen)).toEqual(within);
        expect(read.closingSen).toBe(sumSen([...before, ...within]));
        expect(entries.at(-1)?.balanceSen ?? read.openingSen).toBe(read.closingSen);
        expect(entries.every((entry) => daysBetween(START, entry.on) >= from)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('comes in parts, and what is booked while it is read does not count', async () => {
    const account = await newCash();
    const amounts = Array.from({ length: 234 }, (_none, index) => BigInt(index + 1));
    await commandOn(1, (ctx) => receive(ctx, account, amounts));
    const range = await rangeOf(account, 0, 10);
    const sizes: number[] = [];
    for await (const chunk of range.chunks()) {
      sizes.push(chunk.length);
      await commandOn(1, (ctx) => receive(ctx, account, [5n]));
    }
    expect(sizes).toEqual([100, 100, 34]);
    expect(range.closingSen).toBe(sumSen(amounts.map((amount) => sen(amount))));
  });

  it('is rejected when entries and balance contradict each other', async () => {
    const undone = commandOn(2, async (ctx) => {
      const account = await openAccount(ctx, 'investor_cash', newId());
      await receive(ctx, account, [500n]);
      await sql`insert into entries (account_id, seq, transfer_id, kind, amount_sen, balance_sen, business_date)
        select account_id, 2, gen_random_uuid(), kind, 100, balance_sen, business_date from entries
        where account_id = ${account}`.execute(ctx.tx.db);
      await readAccountRange(ctx, account, { from: START, to: addDays(START, 10) });
    });
    await expect(undone).rejects.toThrow('all entries are the balance of the account');
  });
});
