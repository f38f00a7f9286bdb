import type { ScreeningState } from '@titian/contracts/screening';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readUsers, type User } from '../../identity/public.ts';
import { blocks, type ListEntry, type ScreeningHit } from '../domain/hit.ts';
import { findCheck } from '../store/checks.ts';
import { countOpenHits, findHitsOf, listConfirmed, listHits } from '../store/hits.ts';
import { listEntries } from '../store/list.ts';

/** A hit as the queue shows it. */
export interface QueuedHit {
  readonly hit: ScreeningHit;
  readonly user: User;
  /** Whether a decision is proposed already and waits for a second one of compliance. */
  readonly isProposed: boolean;
}

/** A page of hits, newest first. */
export async function readHits(
  ctx: QueryCtx,
  query: {
    readonly state?: ScreeningState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<QueuedHit>> {
  const rows = await listHits(ctx.reader, {
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(rows, query.limit, (last) => last.id);
  const ids = page.rows.map((hit) => hit.id);
  const proposed = await subjectsWithProposal(ctx, 'screening_clearance', ids);
  const users = await readUsers(ctx, [...new Set(page.rows.map((hit) => hit.userId))]);
  const queued = page.rows.flatMap((hit) => {
    const user = users.get(hit.userId);
    return user === undefined ? [] : [{ hit, user, isProposed: proposed.has(hit.id) }];
  });
  return { ...page, rows: queued };
}

/** The hits of a customer that block an approval (SCR-2). */
export async function readBlockingNames(ctx: QueryCtx, userId: string): Promise<string[]> {
  const known = await findHitsOf(ctx.reader, userId);
  return [...new Set(known.filter(blocks).map((hit) => hit.name))];
}

/** Whether a name of the customer is confirmed to be a listed one that is still on the list. */
export async function hasConfirmedName(ctx: QueryCtx, userId: string): Promise<boolean> {
  const known = await findHitsOf(ctx.reader, userId);
  return known.some((hit) => hit.state === 'confirmed' && blocks(hit));
}

/** When a customer was last screened, and every hit, newest first. */
export async function readScreeningOf(
  ctx: QueryCtx,
  userId: string,
): Promise<{ readonly screenedAt: Date | null; readonly hits: readonly ScreeningHit[] }> {
  return { screenedAt: await findCheck(ctx.reader, userId), hits: await findHitsOf(ctx.reader, userId) };
}

/** Which of some customers have a name that is confirmed to be a listed one that is still on the list. */
export function readConfirmedNames(ctx: QueryCtx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  return listConfirmed(ctx.reader, userIds);
}

/** A page of the screening list, newest first. */
export async function readList(
  ctx: QueryCtx,
  query: {
    readonly state?: 'listed' | 'removed' | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<ListEntry>> {
  const rows = await listEntries(ctx.reader, {
    isRemoved: query.state === undefined ? null : query.state === 'removed',
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (last) => last.id);
}

/** How many hits wait for compliance; for the start page of operators. */
export async function screeningQueue(
  ctx: QueryCtx,
): Promise<{ can: Record<string, boolean>; counts: Record<string, number> }> {
  return { can: {}, counts: { screening_hits: await countOpenHits(ctx.reader) } };
}
