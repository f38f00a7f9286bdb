import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { type CustomerLink, linksQuery } from '../api/customer-page.ts';
import { text, useText } from '../customer-page-text.ts';

const columns = (): readonly Column<CustomerLink>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer }) => (
      <TextLink
        to={operatorRouteTable.operator_customers.path}
        params={{ id: customer.id, tab: 'overview' }}
        dir="auto"
      >
        {customer.name}
      </TextLink>
    ),
    phone: 'title',
  },
  { key: 'reason', header: text('columns.reason'), render: ({ reason }) => text(`link.${reason}`) },
  {
    key: 'detail',
    header: text('columns.shared'),
    render: ({ detail }) => <span dir="auto">{detail}</span>,
    isBlank: ({ detail }) => detail === null,
  },
];

/** Customers who share something with this one, or belong to it, each with the reason. */
export function LinksTab({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('links.title')} subtitle={t('links.subtitle')}>
      <QueryView query={useQuery(linksQuery(id))}>
        {({ links }) =>
          links.length === 0 ? (
            <EmptyState title={t('links.none')} />
          ) : (
            <RecordList
              caption={t('links.title')}
              columns={columns()}
              rows={links}
              rowKey={({ customer, reason, detail }) => `${customer.id} ${reason} ${detail ?? ''}`}
            />
          )
        }
      </QueryView>
    </SectionCard>
  );
}
