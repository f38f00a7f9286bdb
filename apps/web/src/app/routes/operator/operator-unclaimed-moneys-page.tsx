import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { UnclaimedQueue } from '../../../features/operator/unclaimed-moneys/components/unclaimed-queue.tsx';

export default function OperatorUnclaimedMoneysPage(): ReactNode {
  const router = useRouter();
  return (
    <UnclaimedQueue
      onCustomer={(id) =>
        void router.navigate({ to: operatorRouteTable.operator_customers.path, params: { id } })
      }
    />
  );
}
