import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';
import { currentOperatorQuery } from '../../shared/current-operator.ts';

export type CaseRow = CallResponse<'operatorCases'>['items'][number];
export type CaseDetail = CallResponse<'operatorCase'>['case'];
export type NewCase = CallBody<'operatorOpenCase'>;

export type CaseFilters = NonNullable<CallInput<'operatorCasesFile'>['query']>;

type Written = CallBody<'operatorNoteCase'>;

const casesKey = ['operator', 'cases'] as const;

/** Cases that match, page by page. */
export function casesQuery(filters: CaseFilters) {
  return infiniteQueryOptions({
    queryKey: [...casesKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorCases', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same cases as a file. */
export function readCasesFile(filters: CaseFilters): Promise<Blob> {
  return callForFile('operatorCasesFile', { query: filters });
}

/** One case with all that was written and done. Opening it is an entry of the audit log. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...casesKey, 'one', id],
    queryFn: async ({ signal }) => (await call('operatorCase', { params: { id }, signal })).case,
  });
}

export function openCase(body: NewCase, idempotencyKey: string) {
  return call('operatorOpenCase', { body, idempotencyKey });
}

/** Begins a conversation with a customer. */
export function startConversation(body: CallBody<'operatorStartConversation'>, idempotencyKey: string) {
  return call('operatorStartConversation', { body, idempotencyKey });
}

/** What an operator does with a case that they have read at this version. */
export const acts = {
  assign: ({ id, version }: CaseDetail, ownerId: string | null) =>
    call('operatorAssignCase', { params: { id }, body: { version, owner_id: ownerId } }),
  prioritise: ({ id, version }: CaseDetail, priority: CaseDetail['priority']) =>
    call('operatorSetCasePriority', { params: { id }, body: { version, priority } }),
  note: ({ id }: CaseDetail, written: Written, idempotencyKey: string) =>
    call('operatorNoteCase', { params: { id }, body: written, idempotencyKey }),
  answer: ({ id, version }: CaseDetail, written: Written, idempotencyKey: string) => {
    const body = { version: String(version), ...written };
    return call('operatorAnswerCase', { params: { id }, body, idempotencyKey });
  },
  link: ({ id, version }: CaseDetail, link: NewCase['links'][number]) =>
    call('operatorLinkCase', { params: { id }, body: { version, ...link } }),
  unlink: ({ id, version }: CaseDetail, link: CaseDetail['links'][number]) =>
    call('operatorUnlinkCase', { params: { id }, body: { version, kind: link.kind, object_id: link.id } }),
  close: ({ id, version }: CaseDetail, closing: Omit<CallBody<'operatorCloseCase'>, 'version'>) =>
    call('operatorCloseCase', { params: { id }, body: { version, ...closing } }),
};

/** Shows a case as an act has left it, and has lists and counts read again. */
export function useCaseChanged(): (changed: CaseDetail) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    queries.setQueryData(caseQuery(changed.id).queryKey, changed);
    await Promise.all([
      queries.invalidateQueries({ queryKey: [...casesKey, 'list'] }),
      queries.invalidateQueries({ queryKey: currentOperatorQuery.queryKey }),
    ]);
  };
}

/** Has a case read again that somebody else has changed. */
export function useReadAgain(): (id: string) => void {
  const queries = useQueryClient();
  return (id) => void queries.invalidateQueries({ queryKey: caseQuery(id).queryKey });
}
