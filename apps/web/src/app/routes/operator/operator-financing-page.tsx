import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { FinancingQueue } from '../../../features/operator/financing/components/financing-queue.tsx';

/** The open row stands in the address; the search part, its queue's state, stays. */
export default function OperatorFinancingPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <FinancingQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_financing.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
