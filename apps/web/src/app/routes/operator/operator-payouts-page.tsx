import type { ReactNode } from 'react';
import { PayoutsPage } from '../../../features/operator/payouts/components/payouts-page.tsx';

export default function OperatorPayoutsPage(): ReactNode {
  return <PayoutsPage />;
}
