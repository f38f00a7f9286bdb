import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { AlertQueue } from '../../../features/operator/monitoring/components/alert-queue.tsx';

/** The open alert stands in the address. */
export default function OperatorMonitoringPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <AlertQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_monitoring.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
