import type { ReactNode } from 'react';
import { ReportsPage } from '../../../features/operator/reports/components/reports-page.tsx';

export default function OperatorReportsPage(): ReactNode {
  return <ReportsPage />;
}
