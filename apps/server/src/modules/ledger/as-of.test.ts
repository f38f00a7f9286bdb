import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import {
  balancesByKind,
  bankBalances,
  bankTransfersSince,
  lockAccounts,
  openAccount,
  platformAccount,
  postTransfers,
  rollUpDays,
} from './public.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const today = malaysiaDay(new Date());
let app: TestApp;
let cash: string;
beforeAll(async () => {
  app = await createTestApp();
  cash = await app.work.command(scope, (ctx) => openAccount(ctx, 'investor_cash', newId()));
});
afterAll(() => app.finish());

/** So many sen come in (below zero: go out) some days from today. */
async function move(amountSen: bigint, inDays: number): Promise<void> {
  const [debitAccountId, creditAccountId] =
    amountSen > 0n ? [platformAccount('trust_bank'), cash] : [cash, platformAccount('trust_bank')];
  const amount = sen(amountSen > 0n ? amountSen : -amountSen);
  await app.work.command({ ...scope, dateShiftDays: inDays }, async (ctx) =>
    postTransfers(ctx, await lockAccounts(ctx, [cash]), [
      {
        id: newId(),
        debitAccountId,
        creditAccountId,
        amountSen: amount,
        kind: 'bulk_load',
        referenceId: newId(),
        noteId: null,
      },
    ]),
  );
}

const rollUp = () => app.work.command(scope, (ctx) => rollUpDays(ctx, 0));
const rolledUp = () =>
  app.database.reader.db
    .selectFrom('account_days')
    .select(['day', 'debit_sen', 'credit_sen'])
    .where('account_id', '=', platformAccount('trust_bank'))
    .orderBy('day')
    .execute();
const bank = (from = addDays(today, -2), to = addDays(today, 1)) =>
  app.work.query(scope, async (ctx) => [...(await bankBalances(ctx, 'trust_bank', { from, to })).values()]);
const clients = (on: string) =>
  app.work.query(scope, async (ctx) => (await balancesByKind(ctx, day(on))).get('investor_cash'));

it('answers the same before and after the days are rolled up, also for days that were rolled up before', async () => {
  await move(500n, -2);
  await move(70n, 0);
  expect(await bank()).toEqual([500n, 500n, 570n, 570n]);
  await rollUp();
  await app.verifyLedger();
  expect(await rolledUp()).toEqual([
    { day: addDays(today, -2), debit_sen: 500n, credit_sen: 0n },
    { day: today, debit_sen: 70n, credit_sen: 0n },
  ]);
  expect(await bank()).toEqual([500n, 500n, 570n, 570n]);
  await move(-100n, -2);
  expect(await bank()).toEqual([400n, 400n, 470n, 470n]);
  await Promise.all([rollUp(), rollUp(), rollUp()]);
  await rollUp();
  expect((await rolledUp())[0]).toEqual({ day: addDays(today, -2), debit_sen: 500n, credit_sen: 100n });
  expect(await bank()).toEqual([400n, 400n, 470n, 470n]);
  expect(await clients(addDays(today, -1))).toBe(400n);
  expect(await clients(today)).toBe(470n);
});

it('leaves a transaction that is under way to the next run', async () => {
  await rollUp();
  const before = await rolledUp();
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = new Promise<void>((resolve, reject) => {
    const slow = app.work.command(scope, async (ctx) => {
      const locked = await lockAccounts(ctx, [cash]);
      resolve();
      await held;
      const transfer = {
        id: newId(),
        debitAccountId: platformAccount('trust_bank'),
        creditAccountId: cash,
        amountSen: sen(9n),
        kind: 'bulk_load',
        referenceId: newId(),
        noteId: null,
      };
      await postTransfers(ctx, locked, [transfer]);
    });
    slow.then(() => finished(), reject);
  });
  let finished: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finished = resolve;
  });
  await begun;
  await rollUp();
  expect(await rolledUp()).toEqual(before);
  finish();
  await done;
  await rollUp();
  await app.verifyLedger();
  expect((await bank()).at(-1)).toBe(479n);
});

it('lists what moved a bank in the order in which it began, each once', async () => {
  const listed = (account: 'trust_bank' | 'operating_bank') =>
    app.work.query(scope, async (ctx) => {
      const amounts: bigint[] = [];
      for await (const chunk of bankTransfersSince(ctx, account, new Date(0))) {
        amounts.push(...chunk.map((one) => one.amountSen));
      }
      return amounts;
    });
  expect(await listed('trust_bank')).toEqual([500n, 70n, -100n, 9n]);
  expect(await listed('operating_bank')).toEqual([]);
});
