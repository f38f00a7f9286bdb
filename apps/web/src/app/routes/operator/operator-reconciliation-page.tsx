import type { ReactNode } from 'react';
import { ReconciliationPage } from '../../../features/operator/reconciliation/components/reconciliation-page.tsx';

export default function OperatorReconciliationPage(): ReactNode {
  return <ReconciliationPage />;
}
