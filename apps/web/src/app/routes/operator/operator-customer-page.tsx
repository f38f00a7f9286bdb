import { useParams, useRouter } from '@tanstack/react-router';
import { customerTabNames } from '@titian/contracts/customer-page';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { CustomerMandates } from '../../../features/direct-debit/components/customer-mandates.tsx';
import { OpenCaseButton } from '../../../features/operator/cases/components/open-case-button.tsx';
import { CustomerPage } from '../../../features/operator/customers/components/customer-page.tsx';
import { customerWords } from './customer-words.ts';

/** Customer and tab stand in the address; an unknown tab is the first one. */
export default function OperatorCustomerPage(): ReactNode {
  const router = useRouter();
  const { id = '', tab } = useParams({ strict: false });
  return (
    <CustomerPage
      key={id}
      id={id}
      tab={customerTabNames.find((one) => one === tab) ?? 'overview'}
      wordsOf={customerWords}
      directDebit={(customerId) => <CustomerMandates customerId={customerId} />}
      openCase={(customer) => (
        <OpenCaseButton
          customer={customer}
          onOpened={(opened) =>
            void router.navigate({ to: operatorRouteTable.operator_cases.path, params: { id: opened } })
          }
        />
      )}
    />
  );
}
