import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.ts';
import { call } from './http.ts';
import { stepUpCode } from './identity.ts';
import { approvedInvestor } from './onboarding.ts';
import { topUp } from './payments.ts';

/** A withdrawal of RM 400 whose payout waits for a batch. */
export async function waitingWithdrawal(app: TestApp) {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, '1000.00', { payerName: investor.investor.verifiedName });
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  const withdrawalId = answer.body.withdrawal.id;
  const payout = await app.database.reader.db
    .selectFrom('payouts')
    .select('id')
    .where('purpose_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return { withdrawalId, payoutId: payout.id, userId: investor.userId, investor };
}
