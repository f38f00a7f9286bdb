import type { QueryCtx } from '../../../platform/context.ts';
import type { Investor } from '../domain/investor.ts';
import { findInvestors } from '../store/investors.ts';

/** The approved investor of a user, or null. */
export async function readInvestor(ctx: QueryCtx, userId: string): Promise<Investor | null> {
  return (await findInvestors(ctx.reader, [userId]))[0] ?? null;
}

/** Several approved investors by user id; unknown ids are left out. */
export async function readInvestors(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Investor>> {
  const found = await findInvestors(ctx.reader, userIds);
  return new Map(found.map((one) => [one.userId, one]));
}
