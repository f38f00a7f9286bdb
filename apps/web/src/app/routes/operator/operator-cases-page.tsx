import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { CaseQueue } from '../../../features/operator/cases/components/case-queue.tsx';

/** The open case stands in the address; the search part, its list, stays. */
export default function OperatorCasesPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <CaseQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_cases.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
