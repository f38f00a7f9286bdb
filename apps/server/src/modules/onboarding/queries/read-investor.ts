import type { QueryCtx } from '../../../platform/context.ts';
import type { Investor } from '../domain/investor.ts';
import { plainNames } from '../domain/plain-name.ts';
import { findInvestors, findNamedInvestors } from '../store/investors.ts';

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

/** Of investors that lines name the first so many are compared. */
const NAMED_AT_MOST = 50;

/** Approved investors with one of these numbers, or with one of these names as banks write them. */
export function investorsNamed(
  ctx: QueryCtx,
  { numbers, names }: { readonly numbers: readonly string[]; readonly names: readonly string[] },
): Promise<Investor[]> {
  return findNamedInvestors(ctx.reader, { numbers, plainNames: plainNames(names) }, NAMED_AT_MOST);
}
