import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { ReportQueue } from '../../../features/operator/suspicion/components/report-queue.tsx';

/** The open report stands in the address. */
export default function OperatorSuspicionReportsPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <ReportQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_suspicion_reports.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
