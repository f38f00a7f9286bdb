import type { QueryClient } from '@tanstack/react-query';
import { ongoingNotesQuery, statsQuery } from '../api/dashboard.ts';

/** Asks for what the dashboard leads with; a failure is told by the part that shows it. */
export function prefetchIssuerDashboard(queries: QueryClient): void {
  void queries.prefetchQuery(statsQuery);
  void queries.prefetchQuery(ongoingNotesQuery);
}
