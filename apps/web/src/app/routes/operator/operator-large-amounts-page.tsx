import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { LargeAmountQueue } from '../../../features/operator/compliance/components/large-amount-queue.tsx';

export default function OperatorLargeAmountsPage(): ReactNode {
  const router = useRouter();
  return (
    <LargeAmountQueue
      onCustomer={(id) =>
        void router.navigate({ to: operatorRouteTable.operator_customers.path, params: { id } })
      }
    />
  );
}
