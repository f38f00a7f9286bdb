import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { EkycQueue } from '../../../features/operator/ekyc/components/ekyc-queue.tsx';

/** The open row stands in the address; the search part, its queue's state, stays. */
export default function OperatorEkycPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <EkycQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_ekyc.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
