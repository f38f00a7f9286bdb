import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type ListedDay = CallResponse<'operatorBusinessDays'>['items'][number];
export type BusinessDay = CallResponse<'operatorBusinessDay'>['business_day'];

/** Business days, newest first. */
export const daysQuery = infiniteQueryOptions({
  queryKey: ['operator', 'business-days'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorBusinessDays', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** One business day. */
export function dayQuery(day: string) {
  return queryOptions({
    queryKey: ['operator', 'business-days', day],
    queryFn: async ({ signal }) =>
      (await call('operatorBusinessDay', { params: { day }, signal })).business_day,
  });
}

/** The same as a file for spreadsheets. */
export function readDayFile(day: string): Promise<Blob> {
  return callForFile('operatorBusinessDayFile', { params: { day } });
}
