import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fpxKeys, Merchant, merchantKeys, paymentRequest } from '../testing/merchant.ts';
import type { FpxContext } from './context.ts';
import { DirectConfirmations } from './direct-confirmations.ts';
import { Mandates } from './mandates.ts';
import { FpxControls } from './settings.ts';
import { settle } from './settle.ts';
import { orderNoOf, Transactions } from './transactions.ts';

const folder = mkdtempSync(join(tmpdir(), 'settle-'));
const merchant = new Merchant();
const approved: string[] = [];

beforeAll(() => merchant.listen());
afterAll(async () => {
  await merchant.close();
  rmSync(folder, { recursive: true, force: true });
});

function makeContext(): FpxContext {
  return {
    exchangeId: 'EX00000001',
    sellerId: 'SE00000001',
    directUrl: merchant.directUrl,
    indirectUrl: 'http://127.0.0.1:1/',
    merchantKey: createPublicKey(merchantKeys.publicPem),
    privateKey: createPrivateKey(fpxKeys.privatePem),
    controls: new FpxControls(),
    transactions: new Transactions(join(folder, 'fpx.jsonl')),
    confirmations: new DirectConfirmations(merchant.directUrl, () => {}),
    now: () => new Date(),
    mandates: new Mandates(join(folder, 'mandates.jsonl')),
    onCollected: () => undefined,
    onApproved: (transaction) => approved.push(orderNoOf(transaction)),
  };
}

test('a decision on an old copy of a decided payment changes nothing and notifies nobody', async () => {
  const context = makeContext();
  const opened = context.transactions.open(paymentRequest(), new Date(), {
    state: 'open',
    step: 'login',
    debitAuthCode: '09',
  });
  const paid = settle(context, opened, { code: '00' });
  expect(await context.confirmations.acknowledged(orderNoOf(opened))).toBe(true);
  expect(settle(context, opened, { code: '1C' })).toEqual(paid);
  expect(settle(context, opened, { code: '00' })).toEqual(paid);
  await context.confirmations.close();
  expect(approved).toEqual([orderNoOf(opened)]);
  expect(merchant.received.length).toBe(1);
});

test('snapshots are thinned out on the next start', () => {
  const path = join(folder, 'fpx.jsonl');
  const first = new Transactions(path);
  const [transaction] = first.all();
  if (transaction === undefined) throw new Error('nothing kept');
  for (let tacTries = 0; tacTries < 5; tacTries++) first.save({ ...transaction, tacTries });
  expect(new Transactions(path).all()).toMatchObject([{ tacTries: 4 }]);
  expect(new Transactions(path).all()).toEqual(first.all());
});
