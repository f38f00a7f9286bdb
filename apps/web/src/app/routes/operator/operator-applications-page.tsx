import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { ApplicationQueue } from '../../../features/operator/applications/components/application-queue.tsx';

/** The open row stands in the address; the search part, its queue's state, stays. */
export default function OperatorApplicationsPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <ApplicationQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_applications.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
