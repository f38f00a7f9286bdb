import { type ReactNode, Suspense } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { dashboardParts } from './dashboard-parts.ts';

const InvestorDashboard = lazyPart('dashboard-investor', dashboardParts.investor);
const IssuerDashboard = lazyPart('dashboard-issuer', dashboardParts.businessowner);

/** Each role has a dashboard of its own, and loads only that. */
export default function DashboardPage(): ReactNode {
  const { role } = useCurrentUser();
  return (
    <Suspense fallback={<SkeletonRows />}>
      {role === 'investor' ? <InvestorDashboard /> : <IssuerDashboard />}
    </Suspense>
  );
}
