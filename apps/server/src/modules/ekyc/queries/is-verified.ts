import type { QueryCtx } from '../../../platform/context.ts';
import type { ClaimedPerson } from '../domain/ekyc-deps.ts';
import { listUsable } from './list-usable.ts';

/** Whether exactly this identity of a person has passed a check; a name, number or picture changed later has not (KYC-9). */
export async function isIdentityVerified(
  ctx: QueryCtx,
  userId: string,
  identity: ClaimedPerson | null,
): Promise<boolean> {
  const usable = identity === null ? [] : await listUsable(ctx, userId, identity);
  return usable.some(({ state }) => state === 'approved');
}
