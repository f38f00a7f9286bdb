import { type ReactNode, Suspense } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { InvestorDashboard, IssuerDashboard } from './dashboard-parts.ts';

/** Each role has a dashboard of its own, and loads only that. */
export default function DashboardPage(): ReactNode {
  const { role } = useCurrentUser();
  return (
    <Suspense fallback={<SkeletonRows />}>
      {role === 'investor' ? <InvestorDashboard /> : <IssuerDashboard />}
    </Suspense>
  );
}
