import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { AccessReviews } from '../../../features/operator/access-reviews/components/access-reviews.tsx';

/** The open review stands in the address. */
export default function OperatorAccessReviewsPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <AccessReviews
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_access_reviews.path,
          params: { id: next },
          replace: true,
        })
      }
    />
  );
}
