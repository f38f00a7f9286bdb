import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { openProposals } from '../../approvals/public.ts';
import { readOperator, readUsers, type User } from '../../identity/public.ts';
import type { Restriction } from '../domain/restriction.ts';
import { countUnconfirmed, findCurrent, listCurrent, listOf } from '../store/restrictions.ts';

/** A restriction with the names that compliance reads beside it. */
export interface RestrictionRow {
  readonly restriction: Restriction;
  readonly user: User;
  readonly setBy: string | null;
  readonly confirmedBy: string | null;
  readonly endedBy: string | null;
  /** Whether a proposal to confirm it waits for a second person. */
  readonly isProposed: boolean;
}

/** A page of the restrictions in force, newest first. */
export async function readRestrictions(
  ctx: QueryCtx,
  query: { readonly unconfirmed: boolean; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RestrictionRow>> {
  const found = await listCurrent(ctx.reader, {
    isUnconfirmed: query.unconfirmed,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(found, query.limit, (last) => last.id);
  return { ...page, rows: await rowsOf(ctx, page.rows) };
}

/** Everything that one customer's money was restricted by, newest first. */
export async function readRestrictionsOf(ctx: QueryCtx, userId: string): Promise<RestrictionRow[]> {
  return rowsOf(ctx, await listOf(ctx.reader, userId));
}

/** A customer's restriction in force, or null; for views of operators. */
export function readCurrentRestriction(ctx: QueryCtx, userId: string): Promise<Restriction | null> {
  return findCurrent(ctx.reader, userId);
}

/** How many restrictions wait for a second person of compliance; for the start page of operators. */
export async function restrictionsQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { money_restrictions: await countUnconfirmed(ctx.reader) } };
}

async function rowsOf(ctx: QueryCtx, all: readonly Restriction[]): Promise<RestrictionRow[]> {
  const users = await readUsers(
    ctx,
    all.map((one) => one.userId),
  );
  const open = await openProposals(
    ctx,
    all.map((one) => one.id),
  );
  const proposed = new Set(open.map((one) => one.subjectId));
  const names = new Map<string, string>();
  for (const id of new Set(all.flatMap((one) => [one.setBy, one.confirmedBy, one.endedBy]))) {
    if (id !== null) {
      names.set(id, (await readOperator(ctx, id))?.name ?? '');
    }
  }
  const named = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return all.flatMap((restriction) => {
    const user = users.get(restriction.userId);
    const { setBy, confirmedBy, endedBy } = restriction;
    const people = { setBy: named(setBy), confirmedBy: named(confirmedBy), endedBy: named(endedBy) };
    return user === undefined
      ? []
      : [{ restriction, user, ...people, isProposed: proposed.has(restriction.id) }];
  });
}
