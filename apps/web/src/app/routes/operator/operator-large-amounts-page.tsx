import type { ReactNode } from 'react';
import { LargeAmountQueue } from '../../../features/operator/compliance/components/large-amount-queue.tsx';

export default function OperatorLargeAmountsPage(): ReactNode {
  return <LargeAmountQueue />;
}
