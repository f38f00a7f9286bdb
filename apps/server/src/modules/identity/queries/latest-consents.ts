import type { QueryCtx } from '../../../platform/context.ts';
import { findLatestVersions } from '../store/consents.ts';

/** The versions that a customer agreed to last, one for each document that they ever agreed to. */
export function latestConsents(
  ctx: QueryCtx,
  userId: string,
  documents: readonly string[],
): Promise<string[]> {
  return findLatestVersions(ctx.reader, userId, documents);
}
