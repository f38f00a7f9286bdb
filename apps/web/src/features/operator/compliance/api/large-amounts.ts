import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

type LargeAmounts = CallResponse<'operatorLargeAmounts'>;
export type LargeAmountRow = LargeAmounts['items'][number];
export type LargeAmountTotals = Pick<LargeAmounts, 'totals' | 'threshold'>;

interface LargeAmountDays {
  readonly from: string;
  readonly until: string;
}

/** Large amounts, newest day first, page by page. */
export function largeAmountsQuery(days: LargeAmountDays) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'large-amounts', days],
    queryFn: ({ pageParam, signal }) =>
      call('operatorLargeAmounts', {
        query: { ...days, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same rows as a file. */
export function readLargeAmountsFile(days: LargeAmountDays): Promise<Blob> {
  return callForFile('operatorLargeAmountsFile', { query: days });
}
