import type { ReactNode } from 'react';
import { HeldPaymentQueue } from '../../../features/operator/held-payments/components/held-payment-queue.tsx';

export default function OperatorHeldPaymentsPage(): ReactNode {
  return <HeldPaymentQueue />;
}
