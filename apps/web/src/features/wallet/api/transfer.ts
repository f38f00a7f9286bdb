import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type TransferAccount = CallResponse<'investorTransferAccount'>;

/** The account and reference for a bank transfer. */
export const transferAccountQuery = queryOptions({
  queryKey: ['transfer-account'],
  queryFn: ({ signal }) => call('investorTransferAccount', { signal }),
});

interface Proof {
  /** Ringgit, "250.00". */
  readonly amount: string;
  readonly proof: readonly File[];
  readonly firstTime: boolean;
  readonly idempotencyKey: string;
}

/** Sends the proof of a bank transfer; two operators credit it. */
export function sendProof({
  amount,
  proof,
  firstTime,
  idempotencyKey,
}: Proof): Promise<CallResponse<'investorTopup'>> {
  return call('investorTopup', {
    body: {
      amount,
      payment_type: 'manual',
      manual_payment_proof_file: [...proof],
      first_time: firstTime ? '1' : '0',
    },
    idempotencyKey,
  });
}
