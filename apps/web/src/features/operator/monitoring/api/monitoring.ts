import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type AlertRow = CallResponse<'operatorAlerts'>['items'][number];
export type AlertPage = CallResponse<'operatorAlert'>['alert'];
export type Rule = CallResponse<'operatorMonitoringRules'>['rules'][number];
export type RuleVersion = Rule['in_force'];
export type RuleTerms = CallBody<'operatorBacktest'>;
export type Backtest = CallResponse<'operatorBacktest'>;

const key = ['operator', 'monitoring'] as const;

/** Alerts, newest first, page by page. */
export function alertsQuery(state: AlertRow['state'] | null) {
  return infiniteQueryOptions({
    queryKey: [...key, 'alerts', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorAlerts', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One alert with what it rests on. Opening it is an entry of the audit log. */
export function alertQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'alert', id],
    queryFn: async ({ signal }) => (await call('operatorAlert', { params: { id }, signal })).alert,
  });
}

export function conclude({ id, case_version: version }: AlertPage, reason: string) {
  return call('operatorConcludeAlert', { params: { id }, body: { version, reason } });
}

/** Drafts a suspicious transaction report of an alert. */
export function draftReportOf(alertId: string) {
  const body = { alert_id: alertId, customer_number: null, from: null, until: null };
  return call('operatorDraftSuspicionReport', { body });
}

/** Has alerts and cases read again. */
export function useAlertsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}

/** The rules with their versions. */
export const rulesQuery = queryOptions({
  queryKey: [...key, 'rules'],
  queryFn: async ({ signal }) => (await call('operatorMonitoringRules', { signal })).rules,
});

/** What a version would have raised; changes nothing. */
export function runBacktest(body: RuleTerms): Promise<Backtest> {
  return call('operatorBacktest', { body });
}
