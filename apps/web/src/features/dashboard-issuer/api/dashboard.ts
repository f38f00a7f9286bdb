import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Stats = CallResponse<'dashboardBoStats'>;
export type OngoingNote = CallResponse<'dashboardOngoingNotes'>['items'][number];
export type RepaymentMonth = CallResponse<'dashboardBoMonthlyRepayment'>['months'][number];

/** Everything that begins with this belongs to the dashboard. */
const dashboardKey = ['dashboard', 'issuer'] as const;

export const statsQuery = queryOptions({
  queryKey: [...dashboardKey, 'stats'],
  queryFn: ({ signal }) => call('dashboardBoStats', { signal }),
});

/** The limit for invoice financing; null without one. */
export const limitQuery = queryOptions({
  queryKey: [...dashboardKey, 'limit'],
  queryFn: ({ signal }) => call('financingLimit', { signal }),
  select: ({ limit }) => limit,
});

/** Due and paid by month, from the first to the last month, both included. */
export function repaymentQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'repayment', from, to],
    queryFn: ({ signal }) => call('dashboardBoMonthlyRepayment', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

/** The notes that are being repaid, soonest payment first. */
export const ongoingNotesQuery = queryOptions({
  queryKey: [...dashboardKey, 'ongoing'],
  queryFn: ({ signal }) => call('dashboardOngoingNotes', { signal }),
  select: ({ items }) => items,
});
