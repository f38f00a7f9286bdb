import type { QueryClient } from '@tanstack/react-query';
import { importChunk } from '../../../lib/chunks/import-chunk.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import type { AppContext } from '../../app-context.ts';

/** Each role has a dashboard of its own, and loads only that. */
export const dashboardParts = {
  investor: () => import('./dashboard-investor.tsx'),
  businessowner: () => import('./dashboard-issuer.tsx'),
} as const;

/** The route's loader: its part and its figures are on their way before it is shown, also when a link is pointed at. */
export function prefetchDashboard({ context }: { readonly context: AppContext }): void {
  // What fails here is asked for again by the page itself, which then says so.
  void prefetchFigures(context.queries).catch(() => undefined);
}

async function prefetchFigures(queries: QueryClient): Promise<void> {
  const user = queries.getQueryData(currentUserQuery.queryKey)?.user;
  if (user?.role === 'investor') {
    const part = await importChunk('dashboard-investor', dashboardParts.investor);
    part.prefetchInvestorDashboard(queries, user);
  } else if (user !== undefined) {
    const part = await importChunk('dashboard-issuer', dashboardParts.businessowner);
    part.prefetchIssuerDashboard(queries);
  }
}
