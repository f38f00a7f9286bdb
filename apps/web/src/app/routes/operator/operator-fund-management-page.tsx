import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { FundManagementPage } from '../../../features/operator/fund-management/components/fund-management-page.tsx';

/** The open investor stands in the address. */
export default function OperatorFundManagementPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <FundManagementPage
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_fund_management.path,
          params: { id: next ?? undefined },
        })
      }
    />
  );
}
