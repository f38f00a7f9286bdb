import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { type OperatorRouteName, operatorRouteTable } from '../../../config/routes.ts';

/** An entry of a page: its id stands in the path, or, of an entry of a queue, in the search part. */
export interface ObjectPage {
  readonly page: OperatorRouteName;
  readonly id: string;
  readonly as: 'path' | 'search';
}

interface Shown {
  readonly kind:
    | 'customer'
    | 'note'
    | 'application'
    | 'payment'
    | 'payout'
    | 'approval'
    | 'exception'
    | 'case'
    | 'mail';
  readonly id: string;
  /** Whose it is; null where that is unknown. */
  readonly customerId: string | null;
}

/** Where operators see one of the objects that searches and cases name; null where there is no page for them. */
export function pageOfObject({ kind, id, customerId }: Shown, seesCustomers: boolean): ObjectPage | null {
  switch (kind) {
    case 'note':
      return { page: 'operator_notes', id, as: 'search' };
    case 'application':
      return { page: 'operator_financing', id, as: 'path' };
    case 'payout':
      return { page: 'operator_payouts', id, as: 'search' };
    case 'approval':
      return { page: 'operator_approvals', id, as: 'search' };
    case 'exception':
      return { page: 'operator_reconciliation', id, as: 'search' };
    case 'case':
      return { page: 'operator_cases', id, as: 'path' };
    case 'customer':
      return seesCustomers ? { page: 'operator_customers', id, as: 'path' } : null;
    // A payment is shown with its payer, an e-mail with its recipient.
    case 'payment':
    case 'mail':
      return seesCustomers && customerId !== null
        ? { page: 'operator_customers', id: customerId, as: 'path' }
        : null;
  }
}

interface ObjectLinkProps {
  /** null where the operator has no page for it. */
  readonly place: ObjectPage | null;
  readonly children: ReactNode;
}

/** What something is called, as a link where it has a page. */
export function ObjectLink({ place, children }: ObjectLinkProps): ReactNode {
  return place === null ? (
    children
  ) : (
    <TextLink
      to={operatorRouteTable[place.page].path}
      params={{ id: place.as === 'path' ? place.id : undefined }}
      search={place.as === 'search' ? { id: place.id, state: 'all' } : {}}
    >
      {children}
    </TextLink>
  );
}
