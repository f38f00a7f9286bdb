import type { ReactNode } from 'react';
import { ReceiptQueue } from '../../../features/operator/receipts/components/receipt-queue.tsx';

export default function OperatorReceiptsPage(): ReactNode {
  return <ReceiptQueue />;
}
