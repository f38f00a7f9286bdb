import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { readOperator } from '../../identity/public.ts';
import type { Approval, ApprovalState } from '../domain/approval.ts';
import { isExpired } from '../policy.ts';
import { findOpenAbout, listApprovals, openSubjects } from '../store/approvals.ts';

export interface ApprovalsQuery {
  readonly id?: string | undefined;
  readonly state?: ApprovalState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of proposals, newest first. */
export async function readApprovals(ctx: QueryCtx, query: ApprovalsQuery): Promise<Page<Approval>> {
  const rows = await listApprovals(ctx.reader, {
    ids: query.id === undefined ? undefined : [query.id],
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (last) => last.id);
}

/** Some proposals by id, open or closed. */
export async function readProposals(ctx: QueryCtx, ids: readonly string[]): Promise<Approval[]> {
  const all = { state: null, beforeId: null, limit: ids.length };
  return ids.length === 0 ? [] : listApprovals(ctx.reader, { ...all, ids });
}

/** The names of the operators that proposals mention. */
export async function readNames(
  ctx: QueryCtx,
  approvals: readonly Approval[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    approvals.flatMap((one) => [
      one.makerId,
      one.firstCheckerId ?? one.makerId,
      one.checkerId ?? one.makerId,
    ]),
  );
  const names = new Map<string, string>();
  for (const id of ids) {
    names.set(id, (await readOperator(ctx, id))?.name ?? '');
  }
  return names;
}

/** The proposals about these subjects that may still be decided, newest first. */
export async function openProposals(ctx: QueryCtx, subjectIds: readonly string[]): Promise<Approval[]> {
  const open = await findOpenAbout(ctx.reader, subjectIds);
  return open.filter((one) => !isExpired(one, ctx.businessNow));
}

/**
 * A page of all proposals about some subjects, open and closed, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function proposalsAbout(
  ctx: QueryCtx,
  subjectIds: readonly string[],
  query: PageQuery,
): Promise<Page<Approval>> {
  const filter = { subjectIds, state: null, beforeId: idCursor(query.cursor), limit: query.limit + 1 };
  return pageOf(await listApprovals(ctx.reader, filter), query.limit, (last) => last.id);
}

/** Which of these subjects have an open proposal of a kind; a queue shows them as waiting for a checker. */
export function subjectsWithProposal(
  ctx: QueryCtx,
  kind: string,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return openSubjects(ctx.reader, kind, subjectIds);
}

/** Proposals of some kinds about subjects with a text in their label, newest first. */
export async function findProposals(
  ctx: QueryCtx,
  fragment: string,
  kinds: readonly string[],
  limit: number,
): Promise<Approval[]> {
  const filter = { about: { fragment, kinds }, state: null, beforeId: null, limit };
  return kinds.length === 0 ? [] : listApprovals(ctx.reader, filter);
}
