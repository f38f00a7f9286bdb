import type { QueryCtx } from '../../../platform/context.ts';
import { findSharedTraits } from '../store/shared-traits.ts';

/** What shows that two customers are one person. */
export interface SharedTraits {
  /** The same identity document, of the customer or of a person of the company. */
  readonly identity: boolean;
  /** The same bank account, now or before. */
  readonly bankAccount: boolean;
}

/** What two approved customers have in common. */
export function sharedTraits(ctx: QueryCtx, one: string, other: string): Promise<SharedTraits> {
  return findSharedTraits(ctx.reader, one, other);
}
