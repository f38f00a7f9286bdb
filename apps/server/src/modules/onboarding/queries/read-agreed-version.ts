import type { QueryCtx } from '../../../platform/context.ts';
import { latestConsents } from '../../identity/public.ts';

/**
 * The version of the Investor Agreement that a user's own agreements amount to: both texts, the newer version of the
 * two; null while one of them is missing.
 */
export async function readAgreedVersion(ctx: QueryCtx, userId: string): Promise<string | null> {
  const versions = await latestConsents(ctx, userId, ['conventional', 'islamic']);
  return versions.length === 2 ? (versions.sort().at(-1) ?? null) : null;
}
