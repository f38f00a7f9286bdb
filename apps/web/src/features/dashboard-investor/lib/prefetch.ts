import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@titian/contracts/endpoints/all';
import { rememberFirstCalls } from '../../../lib/api/preload-calls.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { repaymentQuery, statsQuery, valueQuery } from '../api/dashboard.ts';
import { valueYear, windowAround } from './months.ts';
import { stageOf } from './stage.ts';

/**
 * Fetches the data of an investor's first view, and resolves when it has arrived; a failure is shown by the part that
 * uses it.
 */
export async function prefetchInvestorDashboard(queries: QueryClient, user: CurrentUser): Promise<void> {
  if (stageOf(user) !== 'investing') {
    rememberFirstCalls([]);
    return;
  }
  const { from, to } = windowAround(businessToday());
  const year = valueYear(businessToday());
  rememberFirstCalls([
    endpoints.dashboardInvestorStats.path,
    `${endpoints.dashboardInvestorValue.path}?${new URLSearchParams({ from: year.from, to: year.to })}`,
    `${endpoints.dashboardInvestorMonthlyRepayment.path}?${new URLSearchParams({ from, to })}`,
  ]);
  await Promise.all([
    queries.prefetchQuery(statsQuery),
    queries.prefetchQuery(valueQuery(year.from, year.to)),
    queries.prefetchQuery(repaymentQuery(from, to)),
  ]);
}
