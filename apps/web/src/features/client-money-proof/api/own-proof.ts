import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type OwnProof = CallResponse<'ownProof'>;

/** The customer's own proof of the newest day that has a record; null before the first. */
export const newestProofQuery = queryOptions({
  queryKey: ['own', 'proof'],
  async queryFn({ signal }): Promise<OwnProof | null> {
    const { items } = await call('proofDays', { query: { limit: '1' }, signal });
    const [newest] = items;
    return newest === undefined ? null : call('ownProof', { params: { day: newest.day }, signal });
  },
});

/** The published key that a record names; null where it is not published. */
export async function publishedKey(id: number): Promise<string | null> {
  const { items } = await call('proofKeys', {});
  return items.find((one) => one.id === id)?.public_key ?? null;
}
