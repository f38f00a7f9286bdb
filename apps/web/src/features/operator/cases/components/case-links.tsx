import type { ReactNode } from 'react';
import { TextLink } from '../../../../components/text-link.tsx';
import { type OperatorRouteName, operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import { usePermission } from '../../shared/use-permission.ts';
import type { CaseDetail } from '../api/cases.ts';
import { useText } from '../text.ts';

/** The customer of a case, as a link for whoever may open customers. */
export function CustomerLink({ customer }: Pick<CaseDetail, 'customer'>): ReactNode {
  const t = useText();
  const may = usePermission();
  if (customer === null) {
    return t('noCustomer');
  }
  return may('customer_view') ? (
    <TextLink to={operatorRouteTable.operator_customers.path} params={{ id: customer.id }}>
      {customer.name}
    </TextLink>
  ) : (
    <span dir="auto">{customer.name}</span>
  );
}

interface Place {
  readonly page: OperatorRouteName;
  readonly id: string;
  readonly as: 'path' | 'search';
}

/** What the case is about besides its customer. */
export function CaseLinks({ one }: { readonly one: CaseDetail }): ReactNode {
  const t = useText();
  const may = usePermission();
  return (
    <ul className={panel.links}>
      {one.links.map((link) => {
        const place = placeOf(link, one.customer?.id ?? null, may('customer_view'));
        const label = `${t(`link.${link.kind}`)} ${link.label}`;
        return (
          <li key={`${link.kind} ${link.id}`}>
            {place === null ? (
              label
            ) : (
              <TextLink
                to={operatorRouteTable[place.page].path}
                params={{ id: place.as === 'path' ? place.id : undefined }}
                search={place.as === 'search' ? { id: place.id, state: 'all' } : {}}
              >
                {label}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A payment has no page of its own: it is shown with its payer. */
function placeOf(
  { kind, id }: CaseDetail['links'][number],
  customerId: string | null,
  seesCustomers: boolean,
): Place | null {
  switch (kind) {
    case 'note':
      return { page: 'operator_notes', id, as: 'search' };
    case 'application':
      return { page: 'operator_financing', id, as: 'path' };
    case 'payout':
      return { page: 'operator_payouts', id, as: 'search' };
    case 'approval':
      return { page: 'operator_approvals', id, as: 'search' };
    case 'customer':
      return seesCustomers ? { page: 'operator_customers', id, as: 'path' } : null;
    case 'payment':
      return seesCustomers && customerId !== null
        ? { page: 'operator_customers', id: customerId, as: 'path' }
        : null;
  }
}
