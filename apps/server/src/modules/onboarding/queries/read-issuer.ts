import type { QueryCtx } from '../../../platform/context.ts';
import type { Issuer } from '../domain/issuer.ts';
import { findGroup, findIssuers } from '../store/issuers.ts';

/** The approved issuer of a user, or null. */
export async function readIssuer(ctx: QueryCtx, userId: string): Promise<Issuer | null> {
  return (await findIssuers(ctx.reader, [userId]))[0] ?? null;
}

/** Several approved issuers by user id; unknown ids are left out. */
export async function readIssuers(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Issuer>> {
  const found = await findIssuers(ctx.reader, userIds);
  return new Map(found.map((one) => [one.userId, one]));
}

/** The issuer itself and the related companies of its group, for the exposure limit (rules §4). */
export async function relatedIssuers(ctx: QueryCtx, issuer: Issuer): Promise<readonly Issuer[]> {
  return issuer.groupId === null ? [issuer] : await findGroup(ctx.reader, issuer.groupId);
}
