import type { ReactNode } from 'react';
import { RulesPage } from '../../../features/operator/monitoring/components/rules-page.tsx';

export default function OperatorMonitoringRulesPage(): ReactNode {
  return <RulesPage />;
}
