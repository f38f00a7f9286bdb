import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { customerName, readInvestors, readIssuers } from '../../onboarding/public.ts';

/** What operators call some customers: the company where there is one; who is unknown is left out. */
export async function customerNames(
  ctx: QueryCtx,
  given: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(given)];
  const [users, investors, issuers] = await Promise.all([
    readUsers(ctx, ids),
    readInvestors(ctx, ids),
    readIssuers(ctx, ids),
  ]);
  return new Map(
    [...users].map(([id, user]) => {
      const company = issuers.get(id)?.companyName ?? user.companyName;
      return [id, company ?? customerName(user, investors.get(id)?.verifiedName)];
    }),
  );
}
