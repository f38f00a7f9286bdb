import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { OperatorQueue } from '../../../features/operator/accounts/components/operator-queue.tsx';

/** The open operator stands in the address; the search part stays. */
export default function OperatorOperatorsPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <OperatorQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_operators.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
