import type { QueryCtx } from '../../../platform/context.ts';
import type { SharedTraits } from '../domain/shared-traits.ts';
import { findSharedTraits } from '../store/shared-traits.ts';

/** What two approved customers have in common. */
export function sharedTraits(ctx: QueryCtx, one: string, other: string): Promise<SharedTraits> {
  return findSharedTraits(ctx.reader, one, other);
}
