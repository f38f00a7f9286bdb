import type { ReactNode } from 'react';
import { HeldRepayments } from '../../../features/operator/servicing/components/held-repayments.tsx';

export default function OperatorRepaymentsPage(): ReactNode {
  return <HeldRepayments />;
}
