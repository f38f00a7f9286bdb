import { useParams, useRouter } from '@tanstack/react-router';
import { customerTabNames } from '@titian/contracts/customer-page';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { CustomerMandates } from '../../../features/direct-debit/components/customer-mandates.tsx';
import { OpenCaseButton } from '../../../features/operator/cases/components/open-case-button.tsx';
import { StartConversationButton } from '../../../features/operator/cases/components/start-conversation-button.tsx';
import { RiskBadge } from '../../../features/operator/compliance/components/risk-badge.tsx';
import { CustomerPage } from '../../../features/operator/customers/components/customer-page.tsx';
import { CustomerQueue } from '../../../features/operator/customers/components/customer-queue.tsx';
import type { OverviewSlots } from '../../../features/operator/customers/components/overview-tab.tsx';
import { customerWords } from './customer-words.ts';

/** The list with the open customer beside it, or, where a tab stands in the address too, the page of one. */
export default function OperatorCustomersPage(): ReactNode {
  const router = useRouter();
  const { id, tab } = useParams({ strict: false });
  const openCase = (opened: string) =>
    void router.navigate({ to: operatorRouteTable.operator_cases.path, params: { id: opened } });
  const slots: OverviewSlots = {
    directDebit: (customerId) => <CustomerMandates customerId={customerId} />,
    openCase: (customer) => (
      <>
        <OpenCaseButton customer={customer} onOpened={openCase} />
        <StartConversationButton customer={customer} onStarted={openCase} />
        <RiskBadge customerId={customer.id} />
      </>
    ),
  };
  if (id !== undefined && tab !== undefined) {
    const known = customerTabNames.find((one) => one === tab) ?? 'overview';
    return <CustomerPage key={id} id={id} tab={known} wordsOf={customerWords} {...slots} />;
  }
  return (
    <CustomerQueue
      id={id ?? null}
      {...slots}
      onOpen={(next) =>
        // The search part stays.
        void router.navigate({
          to: operatorRouteTable.operator_customers.path,
          params: { id: next ?? undefined, tab: undefined },
          search: true,
        })
      }
    />
  );
}
