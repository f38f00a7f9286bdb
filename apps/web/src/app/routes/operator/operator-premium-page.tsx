import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { PremiumQueue } from '../../../features/operator/premium/components/premium-queue.tsx';

/** The open row stands in the address; the search part, its queue's state, stays. */
export default function OperatorPremiumPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <PremiumQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_premium.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
