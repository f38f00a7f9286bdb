import type { QueryCtx } from '../../../platform/context.ts';
import { ownsIdentity } from '../store/shared-traits.ts';

/** The keyed hash by which an identity document or a company is found without opening what is encrypted. */
export function identityHash(ctx: QueryCtx, key: string): Buffer {
  return ctx.fieldEncryption.keyedHash('identity', key);
}

/** Whether a customer, or a director or owner of its company, has this identity document. */
export function hasIdentity(ctx: QueryCtx, userId: string, hash: Buffer): Promise<boolean> {
  return ownsIdentity(ctx.reader, userId, hash);
}
