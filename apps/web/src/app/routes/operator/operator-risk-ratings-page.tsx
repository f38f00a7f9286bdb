import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { RatingQueue } from '../../../features/operator/compliance/components/rating-queue.tsx';

/** The open customer stands in the address. */
export default function OperatorRiskRatingsPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <RatingQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_risk_ratings.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
