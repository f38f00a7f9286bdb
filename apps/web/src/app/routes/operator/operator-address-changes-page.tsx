import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { AddressChangeQueue } from '../../../features/operator/address-changes/components/address-change-queue.tsx';

/** The open row stands in the address, so that a proposal leads to what it is about. */
export default function OperatorAddressChangesPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <AddressChangeQueue
      id={id ?? null}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_address_changes.path,
          params: { id: next ?? undefined },
        })
      }
    />
  );
}
