import type { EkycIdentity } from '../../../gateways/ekyc/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { identityHashOf } from '../domain/identity-hash.ts';
import { findVerified } from '../store.ts';

/** Whether exactly this identity of a person has passed a check; a name or number changed later has not. */
export async function isIdentityVerified(
  ctx: QueryCtx,
  userId: string,
  identity: EkycIdentity | null,
): Promise<boolean> {
  return (
    identity !== null &&
    (await findVerified(ctx.reader, userId, identityHashOf(ctx.fieldEncryption, identity)))
  );
}
