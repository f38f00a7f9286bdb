import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { DayList } from '../../../features/operator/business-days/components/day-list.tsx';
import { DayPage } from '../../../features/operator/business-days/components/day-page.tsx';

/** Business days, or the one that stands in the address. */
export default function OperatorDaysPage(): ReactNode {
  const router = useRouter();
  const { day } = useParams({ strict: false });
  return day === undefined ? (
    <DayList
      onOpen={(opened) =>
        void router.navigate({ to: operatorRouteTable.operator_days.path, params: { day: opened } })
      }
    />
  ) : (
    <DayPage key={day} day={day} />
  );
}
