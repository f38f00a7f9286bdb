import type { QueryClient } from '@tanstack/react-query';
import { rememberFirstCalls } from '../../../lib/api/preload-calls.ts';
import { ongoingNotesQuery, statsQuery } from '../api/dashboard.ts';

/**
 * Fetches the data of the first view, and resolves when it has arrived; a failure is shown by the part that uses it.
 */
export async function prefetchIssuerDashboard(queries: QueryClient): Promise<void> {
  rememberFirstCalls([]);
  await Promise.all([queries.prefetchQuery(statsQuery), queries.prefetchQuery(ongoingNotesQuery)]);
}
