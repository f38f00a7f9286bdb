import type { QueryCtx } from '../../../platform/context.ts';

/** The keyed hash by which an identity document or a company is found without opening what is encrypted. */
export function identityHash(ctx: QueryCtx, key: string): Buffer {
  return ctx.vault.keyedHash('identity', key);
}
