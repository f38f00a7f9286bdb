import { useQuery } from '@tanstack/react-query';
import { isApprovalKind, may } from '@titian/contracts/permissions';
import type { ReactNode } from 'react';
import { text as approvalText } from '../../features/operator/approvals/text.ts';
import { text as caseText } from '../../features/operator/cases/text.ts';
import { text as customerPageText } from '../../features/operator/customers/customer-page-text.ts';
import { text as customerText } from '../../features/operator/customers/text.ts';
import { text as financingText } from '../../features/operator/financing/text.ts';
import { text as payoutText } from '../../features/operator/payouts/text.ts';
import { text as reconciliationText } from '../../features/operator/reconciliation/text.ts';
import { text as recordText } from '../../features/operator/records/text.ts';
import type { SearchHit } from '../../features/operator/search/api/search.ts';
import { SearchDialog } from '../../features/operator/search/components/search-dialog.tsx';
import type { HitWords } from '../../features/operator/search/lib/hit-words.ts';
import { text as searchText } from '../../features/operator/search/text.ts';
import { currentOperatorQuery } from '../../features/operator/shared/current-operator.ts';
import { pageOfObject } from '../../features/operator/shared/object-page.tsx';
import { text as sharedText } from '../../features/operator/shared/text.ts';

type Words = Pick<HitWords, 'title' | 'state'>;

/** The search with the names and the places that each kind of result has on its own page. */
export default function OperatorSearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const operator = useQuery(currentOperatorQuery).data?.operator;
  const seesCustomers = operator !== undefined && may(operator, 'customer_view');
  return (
    <SearchDialog
      onClose={onClose}
      wordsOf={(hit) => ({
        ...wordsOf(hit),
        leadsTo: pageOfObject({ ...hit, customerId: hit.customer_id }, seesCustomers),
      })}
    />
  );
}

/** The states and purposes of the call are those of the lists that these names come from. */
function wordsOf({ kind, title, state }: SearchHit): Words {
  switch (kind) {
    case 'customer':
      return { title, state: named(customerText, `account.${state}`) };
    case 'note':
      return { title, state: named(recordText, `notes.states.${state}`) };
    case 'application':
      return { title, state: named(financingText, `state.${state}`) };
    case 'payment':
      return {
        title: named(searchText, `payments.${title}`),
        state: named(searchText, `paymentStates.${state}`),
      };
    case 'payout':
      return { title: named(payoutText, `purpose.${title}`), state: named(payoutText, `state.${state}`) };
    case 'exception':
      return {
        title: named(sharedText, `exceptionKind.${title}`),
        state: named(reconciliationText, `exception.${state}`),
      };
    case 'case':
      return { title, state: named(caseText, `state.${state}`) };
    case 'mail':
      return { title, state: named(customerPageText, `recordState.${state}`) };
    case 'approval':
      return {
        title: isApprovalKind(title) ? approvalText(`kind.${title}`) : title,
        state: named(approvalText, `state.${state}`),
      };
  }
}

function named<Key extends string>(text: (key: Key) => string, key: string): string {
  return text(key as Key);
}
