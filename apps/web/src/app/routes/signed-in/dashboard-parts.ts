import type { QueryClient } from '@tanstack/react-query';
import { waitForFigures } from '../../../lib/browser/wait-for-figures.ts';
import { importChunk } from '../../../lib/chunks/import-chunk.ts';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { AppContext } from '../../app-context.ts';

const investorPart = () => import('./dashboard-investor.tsx');
const issuerPart = () => import('./dashboard-issuer.tsx');

/** Each role has a dashboard of its own, and loads only that. */
export const InvestorDashboard = lazyPage('dashboard-investor', investorPart);
export const IssuerDashboard = lazyPage('dashboard-issuer', issuerPart);

/** The route's loader: its part and its figures are on their way before it is shown, also when a link is pointed at. */
export async function prefetchDashboard({ context }: { readonly context: AppContext }): Promise<void> {
  // Where the figures come at once, the page is drawn once and with them; where they do not, it shows their places. A
  // failed part is requested again by the page, which shows the error.
  await waitForFigures(prefetchFigures(context.queries).catch(() => undefined));
}

async function prefetchFigures(queries: QueryClient): Promise<void> {
  const user = queries.getQueryData(currentUserQuery.queryKey)?.user;
  if (user?.role === 'investor') {
    const part = await importChunk('dashboard-investor', investorPart);
    await Promise.all([InvestorDashboard.preload?.(), part.prefetchInvestorDashboard(queries, user)]);
  } else if (user !== undefined) {
    const part = await importChunk('dashboard-issuer', issuerPart);
    await Promise.all([IssuerDashboard.preload?.(), part.prefetchIssuerDashboard(queries)]);
  }
}
