import type { ReactNode } from 'react';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { ObjectLink, pageOfObject } from '../../shared/object-page.tsx';
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

/** What the case is about besides its customer. */
export function CaseLinks({ one }: { readonly one: CaseDetail }): ReactNode {
  const t = useText();
  const may = usePermission();
  return (
    <ul className={panel.links}>
      {one.links.map((link) => {
        const place = pageOfObject({ ...link, customerId: one.customer?.id ?? null }, may('customer_view'));
        const label = `${t(`link.${link.kind}`)} ${link.label}`;
        return (
          <li key={`${link.kind} ${link.id}`}>
            <ObjectLink place={place}>{label}</ObjectLink>
          </li>
        );
      })}
    </ul>
  );
}
