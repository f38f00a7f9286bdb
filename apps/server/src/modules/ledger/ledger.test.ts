import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type Ctx, systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import {
  accountBalance,
  lockAccounts,
  openAccount,
  platformAccount,
  postTransfers,
  type Transfer,
} from './public.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const command = <Result>(run: (ctx: Ctx) => Promise<Result>) => app.work.command(scope, run);
const newCash = () => command((ctx) => openAccount(ctx, 'investor_cash', newId()));
const received = (creditAccountId: string, amount: bigint): Transfer => ({
  id: newId(),
  debitAccountId: platformAccount('trust_bank'),
  creditAccountId,
  amountSen: sen(amount),
  kind: 'bulk_load',
  referenceId: newId(),
  noteId: null,
});
const post = (cash: readonly string[], transfers: readonly Transfer[]) =>
  command(async (ctx) => postTransfers(ctx, await lockAccounts(ctx, cash), transfers));
const balance = (id: string) => app.work.query(scope, (ctx) => accountBalance(ctx, id));

describe('posting transfers', () => {
  it('rejects posting to a cash account that is not locked', async () => {
    const cash = await newCash();
    await expect(command((ctx) => postTransfers(ctx, new Map(), [received(cash, 100n)]))).rejects.toThrow(
      'locked before posting',
    );
    expect(await balance(cash)).toBe(0n);
  });

  it('rejects a balance below zero and leaves nothing behind', async () => {
    const cash = await newCash();
    const out = {
      ...received(cash, 1n),
      debitAccountId: cash,
      creditAccountId: platformAccount('withdrawals_in_transit'),
    };
    await expect(post([cash], [received(cash, 100n), { ...out, amountSen: sen(101n) }])).rejects.toThrow(
      'below zero',
    );
    expect(await balance(cash)).toBe(0n);
  });

  it('rejects a second lock of cash accounts in one transaction', async () => {
    const cash = await newCash();
    const twice = command(async (ctx) => {
      await lockAccounts(ctx, [cash]);
      await lockAccounts(ctx, [cash]);
    });
    await expect(twice).rejects.toThrow('locked once');
  });

  it('rejects an account that does not exist', async () => {
    await expect(post([newId()], [])).rejects.toThrow('exists');
  });

  it('does nothing when the same transfer is posted again, and fails when its content differs', async () => {
    const cash = await newCash();
    const transfer = received(cash, 250n);
    await post([cash], [transfer]);
    await post([cash], [transfer]);
    expect(await balance(cash)).toBe(250n);
    await expect(post([cash], [{ ...transfer, amountSen: sen(251n) }])).rejects.toThrow('same content');
    expect(await balance(cash)).toBe(250n);
  });

  it('numbers several entries of one account and stores the running balance', async () => {
    const cash = await newCash();
    const other = await newCash();
    await post(
      [cash, other],
      [received(cash, 500n), { ...received(other, 200n), debitAccountId: cash }, received(cash, 7n)],
    );
    expect([await balance(cash), await balance(other)]).toEqual([307n, 200n]);
    await app.verifyLedger();
  });

  it('loses nothing when sixty-four transfers cross at once', async () => {
    const [a, b] = [await newCash(), await newCash()];
    await post([a, b], [received(a, 10_000n), received(b, 10_000n)]);
    const crossing = Array.from({ length: 64 }, (_, i) => {
      const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
      return post([from, to], [{ ...received(to, BigInt(i + 1)), debitAccountId: from }]);
    });
    await Promise.all(crossing);
    expect((await balance(a)) + (await balance(b))).toBe(20_000n);
    expect(app.database.retries()).toBe(0);
  });
});

describe('the ledger cannot be rewritten', () => {
  it.each([
    ['update transfers set amount_sen = amount_sen + 1'],
    ['delete from transfers'],
    ['update entries set balance_sen = balance_sen + 1'],
    ['delete from entries'],
    ['delete from accounts'],
    ['truncate transfers'],
  ])('%s', async (statement) => {
    await expect(command((ctx) => sql.raw(statement).execute(ctx.tx.db))).rejects.toThrow(
      /append-only|permission denied|never deleted/,
    );
  });
});
