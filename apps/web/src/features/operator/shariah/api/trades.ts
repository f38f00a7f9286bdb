import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';
import type { TradeFilters } from '../lib/trade-filters.ts';

type Trades = CallResponse<'operatorShariahTrades'>;
export type TradeRow = Trades['items'][number];
export type TradeTotals = Trades['totals'];
export type Leg = TradeRow['legs'][number];

/** Commodity trades, newest signature first, page by page. */
export function tradesQuery(filters: TradeFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'shariah-trades', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorShariahTrades', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same trades as a file, a row per leg. */
export function readTradesFile(filters: TradeFilters): Promise<Blob> {
  return callForFile('operatorShariahTradesFile', { query: filters });
}
