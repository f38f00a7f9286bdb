import type { QueryCtx } from '../../../platform/context.ts';
import { readInvestor } from './read-investor.ts';
import { readIssuer } from './read-issuer.ts';

/** The name on the approved identity or company document; null before an approval (ONB-13). */
export async function verifiedNameOf(ctx: QueryCtx, userId: string): Promise<string | null> {
  const investor = await readInvestor(ctx, userId);
  return investor?.verifiedName ?? (await readIssuer(ctx, userId))?.verifiedName ?? null;
}
