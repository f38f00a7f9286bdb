import type { QueryClient } from '@tanstack/react-query';
import { rememberFirstCalls } from '../../../lib/api/preload-calls.ts';
import { ongoingNotesQuery, statsQuery } from '../api/dashboard.ts';

/** Asks for what the dashboard leads with, and resolves when it has come; a failure is told by the part that shows it. */
export async function prefetchIssuerDashboard(queries: QueryClient): Promise<void> {
  rememberFirstCalls([]);
  await Promise.all([queries.prefetchQuery(statsQuery), queries.prefetchQuery(ongoingNotesQuery)]);
}
