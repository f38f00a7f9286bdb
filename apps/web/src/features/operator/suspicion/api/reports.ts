import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type ReportRow = CallResponse<'operatorSuspicionReports'>['items'][number];
export type Report = CallResponse<'operatorSuspicionReport'>['report'];
type Written = Omit<CallBody<'operatorWriteSuspicionReport'>, 'version'>;

const key = ['operator', 'suspicion-reports'] as const;

/** Reports, newest first, page by page. */
export function reportsQuery(state: ReportRow['state'] | null) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorSuspicionReports', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One report. Opening it is an entry of the audit log, as a view of its case. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'report', id],
    queryFn: async ({ signal }) => (await call('operatorSuspicionReport', { params: { id }, signal })).report,
  });
}

/** The report as a file for the authority. */
export function readReportFile(id: string): Promise<Blob> {
  return callForFile('operatorSuspicionReportFile', { params: { id } });
}

export function draftReport(body: CallBody<'operatorDraftSuspicionReport'>) {
  return call('operatorDraftSuspicionReport', { body });
}

/** What is done with a report as it was read. */
export const acts = {
  write: ({ id, version }: Report, written: Written) =>
    call('operatorWriteSuspicionReport', { params: { id }, body: { version, ...written } }),
  submit: ({ id, version }: Report) =>
    call('operatorSubmitSuspicionReport', { params: { id }, body: { version } }),
  decide: ({ id, version, content_sha256: hash }: Report, decision: 'approve' | 'return', remark: string) =>
    call('operatorDecideSuspicionReport', {
      params: { id },
      body: {
        ...{ version, decision, content_sha256: hash ?? '' },
        ...(decision === 'return' ? { remark } : {}),
      },
    }),
  lodge: ({ id, version }: Report, lodged: { readonly reference: string; readonly lodged_on: string }) =>
    call('operatorLodgeSuspicionReport', { params: { id }, body: { version, ...lodged } }),
  withdraw: ({ id, version }: Report, remark: string) =>
    call('operatorWithdrawSuspicionReport', { params: { id }, body: { version, remark } }),
} as const;

/** Has reports, alerts and cases read again. */
export function useReportsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}
