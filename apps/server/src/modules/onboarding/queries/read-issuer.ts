import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { Issuer } from '../domain/issuer.ts';
import { plainNames } from '../domain/plain-name.ts';
import {
  findByPlainName,
  findByRegistration,
  findGroup,
  findIssuers,
  lockIssuerRows,
} from '../store/issuers.ts';

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

/** An issuer's whole group with the companies of some registration numbers and of their groups (FIN-3). */
export async function relatedIssuers(
  ctx: QueryCtx,
  issuer: Issuer,
  registrationNumbers: readonly string[] = [],
): Promise<readonly Issuer[]> {
  const named = await findByRegistration(ctx.reader, registrationNumbers);
  const known = new Map([issuer, ...named].map((one) => [one.userId, one]));
  for (const groupId of new Set([...known.values()].map((one) => one.groupId))) {
    for (const one of groupId === null ? [] : await findGroup(ctx.reader, groupId)) {
      known.set(one.userId, one);
    }
  }
  return [...known.values()].sort((a, b) => (a.userId < b.userId ? -1 : 1));
}

/** Of issuers of one name the first so many are compared. */
const NAMED_AT_MOST = 50;

/** Approved issuers whose company has one of these names as banks write them: without regard to case and punctuation. */
export function issuersNamed(ctx: QueryCtx, names: readonly string[]): Promise<Issuer[]> {
  return findByPlainName(ctx.reader, plainNames(names), NAMED_AT_MOST);
}

/** Approved issuers with one of these registration numbers. */
export function issuersRegistered(ctx: QueryCtx, registrationNumbers: readonly string[]): Promise<Issuer[]> {
  return findByRegistration(ctx.reader, registrationNumbers);
}

/** Locks issuers until the end of the transaction; a command that adds to their exposure holds these locks. */
export function lockIssuers(ctx: Ctx, issuers: readonly Issuer[]): Promise<void> {
  return lockIssuerRows(
    ctx.tx,
    issuers.map((one) => one.userId),
  );
}
