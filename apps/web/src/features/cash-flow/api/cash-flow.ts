import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../lib/api/client.ts';

export type CashFlow = CallResponse<'dashboardCashFlow'>;
export type CashDay = CashFlow['days'][number];
export type ComingPayment = CashFlow['items'][number];

const key = ['cash-flow'] as const;

/** Twelve months from this one on. */
export const cashFlowQuery = queryOptions({
  queryKey: [...key, 'year'],
  queryFn: ({ signal }) => call('dashboardCashFlow', { signal }),
});

/** The payments of one day. */
export function dayQuery(day: string) {
  return queryOptions({
    queryKey: [...key, 'day', day],
    queryFn: ({ signal }) => call('dashboardCashFlow', { query: { from: day, to: day }, signal }),
  });
}

/** The calendar as a file. Throws `ApiError`. */
export function readCalendar(format: 'csv' | 'ics'): Promise<Blob> {
  return callForFile('dashboardCashFlow', { query: { format } });
}
