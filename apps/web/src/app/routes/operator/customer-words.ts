import type { CustomerList } from '@titian/contracts/customer-page';
import { isApprovalKind } from '@titian/contracts/permissions';
import { text as approvalText } from '../../../features/operator/approvals/text.ts';
import { text as caseText } from '../../../features/operator/cases/text.ts';
import type { CustomerRecord } from '../../../features/operator/customers/api/customer-page.ts';
import { text as pageText } from '../../../features/operator/customers/customer-page-text.ts';
import type { RecordWords } from '../../../features/operator/customers/lib/record-words.ts';
import { text as financingText } from '../../../features/operator/financing/text.ts';
import { text as payoutText } from '../../../features/operator/payouts/text.ts';
import { text as recordText } from '../../../features/operator/records/text.ts';
import { text as searchText } from '../../../features/operator/search/text.ts';
import { auditActionText } from '../../../features/operator/shared/audit-names.ts';

/** The titles and states of a customer's lists, in the names of the pages that own them. */
export function customerWords(list: CustomerList, { title, state }: CustomerRecord): RecordWords {
  return { title: titleOf(list, title), state: state === null ? null : stateOf(list, state) };
}

function titleOf(list: CustomerList, title: string): string {
  switch (list) {
    case 'payments':
      return named(searchText, `payments.${title}`);
    case 'payouts':
      return named(payoutText, `purpose.${title}`);
    case 'security_changes':
      return named(pageText, `securityChange.${title}`);
    case 'proposals':
      return isApprovalKind(title) ? approvalText(`kind.${title}`) : title;
    case 'audit':
      return auditActionText(title);
    case 'sign_ins':
      return title === '' ? pageText('unknownDevice') : title;
    default:
      return title;
  }
}

function stateOf(list: CustomerList, state: string): string {
  switch (list) {
    case 'payments':
      return named(searchText, `paymentStates.${state}`);
    case 'payouts':
      return named(payoutText, `state.${state}`);
    case 'holdings':
    case 'notes':
      return named(recordText, `notes.states.${state}`);
    case 'financing':
      return named(financingText, `state.${state}`);
    case 'cases':
      return named(caseText, `state.${state}`);
    case 'proposals':
      return named(approvalText, `state.${state}`);
    default:
      return named(pageText, `recordState.${state}`);
  }
}

/** The codes of the call are those of the catalogue that these names come from. */
function named<Key extends string>(text: (key: Key) => string, key: string): string {
  return text(key as Key);
}
