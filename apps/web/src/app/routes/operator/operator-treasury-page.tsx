import type { ReactNode } from 'react';
import { TreasuryPage } from '../../../features/operator/treasury/components/treasury-page.tsx';

export default function OperatorTreasuryPage(): ReactNode {
  return <TreasuryPage />;
}
