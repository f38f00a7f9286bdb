import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { CustomerMandates } from '../../../features/direct-debit/components/customer-mandates.tsx';
import { OpenCaseButton } from '../../../features/operator/cases/components/open-case-button.tsx';
import { CustomerQueue } from '../../../features/operator/customers/components/customer-queue.tsx';

/** The open customer stands in the address; the search part stays. */
export default function OperatorCustomersPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <CustomerQueue
      id={id ?? null}
      directDebit={(customerId) => <CustomerMandates customerId={customerId} />}
      openCase={(customer) => (
        <OpenCaseButton
          customer={customer}
          onOpened={(opened) =>
            void router.navigate({ to: operatorRouteTable.operator_cases.path, params: { id: opened } })
          }
        />
      )}
      onOpen={(next) =>
        void router.navigate({
          to: operatorRouteTable.operator_customers.path,
          params: { id: next ?? undefined },
          search: true,
        })
      }
    />
  );
}
