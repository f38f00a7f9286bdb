import type { ReactNode } from 'react';
import { InvestorDashboard } from '../../../features/dashboard-investor/components/dashboard.tsx';

export default function InvestorDashboardPart(): ReactNode {
  return <InvestorDashboard />;
}
