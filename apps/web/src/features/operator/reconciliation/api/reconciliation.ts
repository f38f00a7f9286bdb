import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type Overview = CallResponse<'operatorReconciliation'>;
export type Proof = NonNullable<Overview['proof']>;
export type DayRow = CallResponse<'operatorReconciliationDays'>['items'][number];
export type ExceptionRow = CallResponse<'operatorExceptions'>['items'][number];
export type ExceptionFilters = NonNullable<CallInput<'operatorExceptionsFile'>['query']>;
export type ExceptionDetail = CallResponse<'operatorException'>;
export type Suggestion = ExceptionDetail['suggestions'][number];
export type StatementRow = CallResponse<'operatorBankStatements'>['items'][number];
export type ImportRow = CallResponse<'operatorStatementImports'>['items'][number];
export type LineRow = CallResponse<'operatorBankStatement'>['lines'][number];

/** Everything below this key changes when a statement comes in or an exception is explained. */
export const reconciliationKey = ['operator', 'reconciliation'] as const;

/** "Client money = bank" with its terms, and how many differences are open. */
export const overviewQuery = queryOptions({
  queryKey: [...reconciliationKey, 'overview'],
  queryFn: ({ signal }) => call('operatorReconciliation', { signal }),
});

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly next_cursor: string | null }) => page.next_cursor,
};
const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Reconciled days of the trust account, newest first. */
export const daysQuery = infiniteQueryOptions({
  queryKey: [...reconciliationKey, 'days'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorReconciliationDays', { query: cursorOf(pageParam), signal }),
  ...paged,
});

/** Differences that a person has to look at, or that were explained. */
export function exceptionsQuery(filters: ExceptionFilters) {
  return infiniteQueryOptions({
    queryKey: [...reconciliationKey, 'exceptions', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorExceptions', { query: { ...filters, ...cursorOf(pageParam) }, signal }),
    ...paged,
  });
}

/** The same exceptions as a file. */
export function readExceptionsFile(filters: ExceptionFilters): Promise<Blob> {
  return callForFile('operatorExceptionsFile', { query: filters });
}

/** One exception with possible owners, possible explanations and its history. */
export function exceptionQuery(id: string) {
  return queryOptions({
    queryKey: [...reconciliationKey, 'exception', id],
    queryFn: ({ signal }) => call('operatorException', { params: { id }, signal }),
  });
}

/** Imported statements, the last one first. */
export const statementsQuery = infiniteQueryOptions({
  queryKey: [...reconciliationKey, 'statements'],
  queryFn: ({ pageParam, signal }) => call('operatorBankStatements', { query: cursorOf(pageParam), signal }),
  ...paged,
});

/** Uploaded files that wait for their approval, or behind a gap. */
export const importsQuery = queryOptions({
  queryKey: [...reconciliationKey, 'imports'],
  queryFn: ({ signal }) => call('operatorStatementImports', { signal }),
});

/** A statement with the lines that it brought. */
export function statementQuery(id: string) {
  return queryOptions({
    queryKey: [...reconciliationKey, 'statement', id],
    queryFn: ({ signal }) => call('operatorBankStatement', { params: { id }, signal }),
  });
}
