import { identityTypes } from '@titian/contracts/identity-numbers';
import type { QueryCtx } from '../../../platform/context.ts';
import { identityKey } from '../domain/identity-key.ts';
import { findIdsByAccount, findIdsByIdentity } from '../store/customer-search.ts';
import { identityHash } from './identity-hash.ts';

/** A passport's number is unique in its country only, which a number alone does not name. */
const typesByNumber = identityTypes.filter((type) => type !== 'passport');

/**
 * The ids of customers with an identity document or bank account of this number, also of those with such a director or
 * owner, newest first. Found by keyed hashes: nothing is decrypted.
 * @param accountHashes of the number as an account at each bank
 */
export async function findCustomersByNumber(
  ctx: QueryCtx,
  number: string,
  accountHashes: readonly Buffer[],
  limit: number,
): Promise<string[]> {
  const identities = typesByNumber.map((type) => identityHash(ctx, identityKey(type, number, '')));
  const [byIdentity, byAccount] = await Promise.all([
    findIdsByIdentity(ctx.reader, identities, limit),
    findIdsByAccount(ctx.reader, accountHashes, limit),
  ]);
  return [...new Set([...byIdentity, ...byAccount])];
}
