import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { restrict } from '../../../test/builders/restrictions.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

let app: TestApp;
let bank: TestServer;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

it('are the money before a withdrawal and its account, and a restriction for compliance alone', async () => {
  const { withdrawalId, investor } = await waitingWithdrawal(app);
  const finance = await signInOperator(app, ['finance'], 'Siti Hajar');
  const compliance = await signInOperator(app, ['compliance'], 'Arjun Nair');
  const support = await signInOperator(app, ['support'], 'Aina Yusof');
  await restrict(app, investor);
  const facts = (id: string, { headers } = finance) =>
    call(app, 'operatorWithdrawalFacts', { headers, params: { id } });
  const window = { withdrawals: 1, withdrawn: '400.00', deposits: 1, deposited: '1000.00' };
  expect((await facts(withdrawalId)).body.facts).toMatchObject({
    is_first: true,
    windows: [24, 168, 720].map((hours) => ({ hours, ...window })),
    account_since: expect.any(String),
    last_deposit_at: expect.any(String),
    money_restriction: null,
  });
  expect((await facts(withdrawalId, compliance)).body.facts.money_restriction).toBe('frozen');
  expect((await facts(withdrawalId, support)).error.code).toBe('role');
  expect((await facts('00000000-0000-7000-8000-00000000beef')).error.code).toBe('not_found');
});
