import type { ReactNode } from 'react';
import { InvestorDashboard } from '../../../features/dashboard-investor/components/dashboard.tsx';

export { prefetchInvestorDashboard } from '../../../features/dashboard-investor/lib/prefetch.ts';

export default function InvestorDashboardPart(): ReactNode {
  return <InvestorDashboard />;
}
