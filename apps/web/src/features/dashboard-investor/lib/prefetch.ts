import type { QueryClient } from '@tanstack/react-query';
import { businessToday } from '../../../lib/clock/business-now.ts';
import type { CurrentUser } from '../../../lib/session/current-user.ts';
import { ongoingNotesQuery, recentQuery, repaymentQuery, statsQuery, valueQuery } from '../api/dashboard.ts';
import { windowAround, yearUpTo } from './months.ts';
import { stageOf } from './stage.ts';

/** Asks for all that the dashboard shows at once; a failure is told by the part that shows it. */
export function prefetchInvestorDashboard(queries: QueryClient, user: CurrentUser): void {
  if (stageOf(user) !== 'investing') {
    return;
  }
  const { from, to } = windowAround(businessToday());
  void queries.prefetchQuery(statsQuery);
  void queries.prefetchQuery(repaymentQuery(from, to));
  void queries.prefetchQuery(ongoingNotesQuery);
  void queries.prefetchQuery(recentQuery);
  const year = yearUpTo(businessToday());
  void queries.prefetchQuery(valueQuery(year.from, year.to));
}
