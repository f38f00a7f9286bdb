import type { ReactNode } from 'react';
import { ReturnsPage } from '../../../features/operator/reports/components/returns-page.tsx';

export default function OperatorMarketReturnsPage(): ReactNode {
  return <ReturnsPage />;
}
