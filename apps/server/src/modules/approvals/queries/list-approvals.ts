import type { QueryCtx } from '../../../platform/context.ts';
import { countSortedRows, readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { readOperator } from '../../identity/public.ts';
import type { Approval } from '../domain/approval.ts';
import { isExpired, isHiddenFrom } from '../policy.ts';
import { type ApprovalListFilter, approvalList, readApprovalList } from '../store/approval-list.ts';
import { findOpenAbout, listApprovals, openSubjects } from '../store/approvals.ts';

/** What proposals an operator lists; `maker` is the operator's own. */
export type ApprovalsQuery = Omit<ApprovalListFilter, 'makerId'> & { readonly maker?: 'me' | undefined };

function filterOf({ maker, ...query }: ApprovalsQuery, operatorId: string): ApprovalListFilter {
  return { ...query, makerId: maker === 'me' ? operatorId : undefined };
}

/** A page of proposals. */
export async function readApprovals(
  ctx: QueryCtx,
  operatorId: string,
  query: ApprovalsQuery & PageQuery,
): Promise<Page<Approval>> {
  const filter = filterOf(query, operatorId);
  return readSortedPage(query, approvalList(filter), (slice) => readApprovalList(ctx.reader, filter, slice));
}

/** How many proposals match; counting ends at `most`. */
export function countProposals(
  ctx: QueryCtx,
  operatorId: string,
  query: ApprovalsQuery,
  most: number,
): Promise<number> {
  return countSortedRows(ctx.reader, approvalList(filterOf(query, operatorId)), most);
}

/** A proposal with the names of who made and decided it; the reasons are empty where the reader may not see them. */
export interface NamedApproval {
  readonly approval: Approval;
  readonly isHidden: boolean;
  readonly decisionReason: string;
  readonly maker: string;
  readonly checker: string | null;
}

/** All proposals that match, some at a time. */
export async function* proposalPages(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: ApprovalsQuery,
): AsyncGenerator<NamedApproval[]> {
  const filter = filterOf(query, operator.id);
  const pages = sortedPages((slice) => readApprovalList(ctx.reader, filter, slice));
  for await (const approvals of pages) {
    const names = await readNames(ctx, approvals);
    yield approvals.map((approval) => {
      const isHidden = isHiddenFrom(approval, operator);
      return {
        approval,
        isHidden,
        decisionReason: isHidden ? '' : (approval.decisionReason ?? ''),
        maker: names.get(approval.makerId) ?? '',
        checker: approval.checkerId === null ? null : (names.get(approval.checkerId) ?? ''),
      };
    });
  }
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
