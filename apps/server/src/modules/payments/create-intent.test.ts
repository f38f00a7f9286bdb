import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { loadInvestors } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { createIntent } from './commands/create-intent.ts';
import type { IntentInput } from './domain/payment.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const create = (input: IntentInput, publicUrl = 'https://titian.example') =>
  app.work.command(scope, (ctx) => createIntent(ctx, input, publicUrl));

async function input(): Promise<IntentInput> {
  const [payer] = await loadInvestors(app.work, 1, 0n);
  return {
    purpose: 'repayment',
    purposeId: newId(),
    userId: payer?.userId ?? '',
    amountSen: sen(100_00n),
    payerHint: 'CROWD INVESTOR',
    description: 'Repayment',
    idempotencyKey: newId(),
  };
}

it('rejects a key that names another payment of the same user, and leaves nothing behind', async () => {
  const first = await input();
  await create(first);
  await expect(create({ ...first, purposeId: newId() })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  const rows = await app.database.reader.db
    .selectFrom('payment_intents')
    .select('id')
    .where('user_id', '=', first.userId)
    .execute();
  expect(rows).toHaveLength(1);
});

it('lets two users have the same key', async () => {
  const one = await input();
  const two = { ...(await input()), idempotencyKey: one.idempotencyKey };
  expect((await create(one)).intentId).not.toBe((await create(two)).intentId);
});

it('names the payment by its purpose, uses a given reference, and makes one complete address', async () => {
  const made = await create(await input(), 'https://titian.example/');
  expect(made.refNumber).toMatch(/^RP-/);
  expect(made.link).toMatch(/^https:\/\/titian\.example\/pay\/[A-Za-z0-9_-]{43}$/);
  const given = await create({ ...(await input()), refNumber: 'RP-GIVEN00001' });
  expect(given.refNumber).toBe('RP-GIVEN00001');
});
