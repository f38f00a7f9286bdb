import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import type { EventRow } from '../api/list-events.ts';
import { text, useText } from '../text.ts';
import { EventDetail } from './event-detail.tsx';
import classes from './event-list.module.css';

/** Everything that is stored of an event, with the way to the customer it concerns. */
export function EventFacts({ row }: { readonly row: EventRow }): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <p>{t(`about.${row.kind}`)}</p>
      <Facts
        facts={[
          { key: 'at', label: t('columns.at'), value: <DateText value={row.at} style="instant" /> },
          { key: 'detail', label: t('columns.detail'), value: <EventDetail detail={row.detail} /> },
          { key: 'occurrences', label: t('columns.occurrences'), value: String(row.occurrences) },
          ...accountFacts(row),
          ...codeFact('network', row.network),
          ...codeFact('request', row.request_id),
        ]}
      />
      {row.account_kind === 'user' && row.account_id !== null && (
        <TextLink to={operatorRouteTable.operator_customers.path} params={{ id: row.account_id }}>
          {t('openCustomer')}
        </TextLink>
      )}
    </div>
  );
}

function accountFacts({
  account_kind: kind,
  account_id: id,
  operator_name: name,
}: EventRow): readonly Fact[] {
  if (kind === null) {
    return [{ key: 'account', label: text('columns.account'), value: text('account.none') }];
  }
  return [
    {
      key: 'account',
      label: text(`account.${kind}`),
      value: name ?? <span className={classes.code}>{id}</span>,
    },
  ];
}

function codeFact(key: 'network' | 'request', value: string | null): readonly Fact[] {
  return value === null
    ? []
    : [
        {
          key,
          label: text(`columns.${key}`),
          value: <span className={classes.code}>{value}</span>,
          ...(key === 'network' && { note: text('networkNote'), noteTone: 'plain' as const }),
        },
      ];
}
