import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

type List = CallResponse<'operatorCollections'>;
export type LateNoteRow = List['items'][number];
export type LateNoteTotals = List['totals'];
export type BucketSums = NonNullable<List['buckets']>[number];
export type Collection = CallResponse<'operatorCollection'>['collection'];
export type CollectionFilters = NonNullable<CallInput<'operatorCollectionsFile'>['query']>;
export type LetterPreview = CallResponse<'operatorLetterPreview'>['letter'];

const collectionsKey = ['operator', 'collections'] as const;

/** Late notes that match, page by page. */
export function collectionsQuery(filters: CollectionFilters) {
  return infiniteQueryOptions({
    queryKey: [...collectionsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorCollections', {
        query: { ...filters, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The same notes as a file. */
export function readCollectionsFile(filters: CollectionFilters): Promise<Blob> {
  return callForFile('operatorCollectionsFile', { query: filters });
}

/** One note with the work on it. Opening it is an entry of the audit log. */
export function collectionQuery(reference: string) {
  return queryOptions({
    queryKey: [...collectionsKey, 'one', reference],
    queryFn: async ({ signal }) =>
      (await call('operatorCollection', { params: { id: reference }, signal })).collection,
  });
}

export type LetterChoice = Pick<CallBody<'operatorSendLetter'>, 'template' | 'language'>;

/** A letter as it would be sent now. */
export function letterQuery(id: string, choice: LetterChoice) {
  return queryOptions({
    queryKey: [...collectionsKey, 'letter', id, choice],
    queryFn: async ({ signal }) =>
      (await call('operatorLetterPreview', { params: { id }, query: choice, signal })).letter,
    // The debt grows, and a payment may arrive.
    staleTime: 0,
  });
}

/** What an operator does about a note. */
export const acts = {
  contact: (id: string, body: CallBody<'operatorRecordContact'>, idempotencyKey: string) =>
    call('operatorRecordContact', { params: { id }, body, idempotencyKey }),
  promise: (id: string, body: CallBody<'operatorRecordPromise'>, idempotencyKey: string) =>
    call('operatorRecordPromise', { params: { id }, body, idempotencyKey }),
  cancelPromise: (id: string, reason: string) =>
    call('operatorCancelPromise', { params: { id }, body: { reason } }),
  letter: (id: string, body: CallBody<'operatorSendLetter'>, idempotencyKey: string) =>
    call('operatorSendLetter', { params: { id }, body, idempotencyKey }),
  assign: (id: string, body: CallBody<'operatorAssignCollection'>) =>
    call('operatorAssignCollection', { params: { id }, body }),
  changeAssignment: (id: string, body: CallBody<'operatorChangeAssignment'>) =>
    call('operatorChangeAssignment', { params: { id }, body }),
};

/** Shows a note as an act has left it, and has everything else about it read again. */
export function useCollectionChanged(): (changed: Collection) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    queries.setQueryData(collectionQuery(changed.number).queryKey, changed);
    await queries.invalidateQueries({
      queryKey: ['operator'],
      predicate: ({ queryKey }) => queryKey[1] !== 'collections' || queryKey[2] === 'list',
    });
  };
}

/** Has a note read again that somebody else, or a payment, has changed. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: collectionsKey });
}
