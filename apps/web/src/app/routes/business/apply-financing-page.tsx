import type { ReactNode } from 'react';
import { FinancingApplication } from '../../../features/financing/components/financing-application.tsx';

export default function ApplyFinancingPage(): ReactNode {
  return <FinancingApplication />;
}
