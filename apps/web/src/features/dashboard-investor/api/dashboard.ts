import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Stats = CallResponse<'dashboardInvestorStats'>;
export type OngoingNote = CallResponse<'dashboardOngoingNotes'>['items'][number];
export type RepaymentMonth = CallResponse<'dashboardInvestorMonthlyRepayment'>['months'][number];
export type ValueMonth = CallResponse<'dashboardInvestorValue'>['months'][number];
export type PlatformFigures = CallResponse<'dashboardPlatformFinancials'>;
export type Movement = CallResponse<'dashboardRecentActivities'>['items'][number];

/** Everything that begins with this belongs to the dashboard. */
const dashboardKey = ['dashboard', 'investor'] as const;

export const statsQuery = queryOptions({
  queryKey: [...dashboardKey, 'stats'],
  queryFn: ({ signal }) => call('dashboardInvestorStats', { signal }),
});

/** Expected and received by month, from the first to the last month, both included. */
export function repaymentQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'repayment', from, to],
    queryFn: ({ signal }) => call('dashboardInvestorMonthlyRepayment', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

export const ongoingNotesQuery = queryOptions({
  queryKey: [...dashboardKey, 'ongoing'],
  queryFn: ({ signal }) => call('dashboardOngoingNotes', { query: { limit: '100' }, signal }),
  select: ({ items }) => items,
});

export const recentQuery = queryOptions({
  queryKey: [...dashboardKey, 'recent'],
  queryFn: ({ signal }) => call('dashboardRecentActivities', { signal }),
  select: ({ items }) => items,
});

/** The account's worth by month, from the first to the last month, both included. */
export function valueQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'value', from, to],
    queryFn: ({ signal }) => call('dashboardInvestorValue', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

export function returnQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'return', from, to],
    queryFn: ({ signal }) => call('dashboardInvestmentReturn', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

export function depositsQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'deposits', from, to],
    queryFn: ({ signal }) => call('dashboardWithdrawalsDeposits', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

export function subscribedQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'subscribed', from, to],
    queryFn: ({ signal }) => call('dashboardNotesSubscribed', { query: { from, to }, signal }),
    select: ({ months }) => months,
  });
}

/** Calculated once a night, and the same for all users. */
export const platformQuery = queryOptions({
  queryKey: [...dashboardKey, 'platform'],
  queryFn: ({ signal }) => call('dashboardPlatformFinancials', { signal }),
});
