import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type SubscriptionBody = CallBody<'investorInvestment'>;
export type Invested = CallResponse<'investorInvestment'>;

export function invest(subscription: SubscriptionBody, idempotencyKey: string): Promise<Invested> {
  return call('investorInvestment', { body: subscription, idempotencyKey });
}

/** Cancels a waiting subscription (SUB-3). */
export function cancelInvestment({ id, idempotencyKey }: { id: string; idempotencyKey: string }) {
  return call('investorCancelInvestment', { params: { id }, idempotencyKey });
}
