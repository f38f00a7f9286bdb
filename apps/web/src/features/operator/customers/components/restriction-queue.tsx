import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Column } from '../../../../components/record-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import panel from '../../shared/panel.module.css';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type RestrictionRow, restrictionsQuery } from '../api/restrictions.ts';
import { text, useText } from '../text.ts';
import { Confirmation, RestrictionFacts, SetAt } from './restriction-facts.tsx';

const states = ['unconfirmed'] as const;

const columns = (): readonly Column<RestrictionRow>[] => [
  { key: 'customer', header: text('columns.name'), render: ({ customer }) => customer, phone: 'title' },
  {
    key: 'level',
    header: text('restriction.level'),
    render: ({ level }) => text(`restriction.levels.${level}`),
  },
  {
    key: 'cause',
    header: text('restriction.cause'),
    render: ({ cause }) => text(`restriction.causes.${cause}`),
  },
  {
    key: 'confirmation',
    header: text('restriction.confirmation'),
    render: (row) => <Confirmation row={row} />,
    phone: 'amount',
  },
  { key: 'set', header: text('restriction.set'), render: (row) => <SetAt row={row} />, numeric: true },
];

/** Restrictions in force; a late confirmation stands out. */
export function RestrictionQueue(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, null);
  const query = useInfiniteQuery(restrictionsQuery(state));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('restriction.title')}
      subtitle={t('restriction.subtitle')}
      filter={
        <StateFilter
          states={states}
          nameOf={() => t('restriction.unconfirmed')}
          value={state}
          onChange={setState}
        />
      }
      query={query}
      columns={columns()}
      compact={['customer', 'confirmation']}
      rowKey={({ id }) => id}
      empty={t('restriction.empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.customer ?? t('restriction.title')}
      panel={
        row !== null && (
          <div className={panel.stack}>
            <TextLink to={operatorRouteTable.operator_customers.path} params={{ id: row.user_id }}>
              {t('restriction.openCustomer')}
            </TextLink>
            <RestrictionFacts key={row.id} row={row} />
          </div>
        )
      }
    />
  );
}
