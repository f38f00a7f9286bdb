import type { ReactNode } from 'react';
import { HealthPage } from '../../../features/operator/health/components/health-page.tsx';

export default function OperatorHealthPage(): ReactNode {
  return <HealthPage />;
}
