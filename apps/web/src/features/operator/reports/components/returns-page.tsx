import { useQuery } from '@tanstack/react-query';
import { QUARTER } from '@titian/contracts/market-returns';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { useAddressFilters } from '../../shared/use-list-filters.ts';
import { type ReturnRow, returnsQuery } from '../api/reports.ts';
import { text, useText } from '../text.ts';
import classes from './reports.module.css';
import { ReturnView } from './return-view.tsx';

const columns = (): readonly Column<ReturnRow>[] => [
  {
    key: 'period',
    header: text('returns.period'),
    render: ({ period }) => <span className={classes.period}>{period}</span>,
    phone: 'title',
  },
  {
    key: 'days',
    header: text('returns.days'),
    render: ({ from, to }) => text('returns.fromTo', { from: formatDate(from), to: formatDate(to) }),
  },
  {
    key: 'due',
    header: text('returns.dueOn'),
    render: ({ due_on: dueOn }) => <DateText value={dueOn} />,
  },
  {
    key: 'state',
    header: text('returns.state'),
    render: (row) => <StateChip row={row} />,
    phone: 'amount',
  },
  {
    key: 'version',
    header: text('returns.version'),
    numeric: true,
    render: ({ frozen }) => frozen?.version,
    isBlank: ({ frozen }) => frozen === null,
  },
  {
    key: 'approved',
    header: text('returns.approved'),
    render: ({ frozen }) => frozen && <DateText value={frozen.approved_at} style="instant" />,
    isBlank: ({ frozen }) => frozen === null,
  },
];

function StateChip({ row }: { readonly row: ReturnRow }): ReactNode {
  if (row.is_overdue) {
    return <Chip tone="danger">{text(row.is_proposed ? 'returns.overdueProposed' : 'returns.overdue')}</Chip>;
  }
  if (row.is_proposed) {
    return <Chip tone="waiting">{text('returns.proposed')}</Chip>;
  }
  if (row.frozen !== null) {
    return <Chip tone="brand">{text('returns.frozen')}</Chip>;
  }
  return <Chip tone="neutral">{text(row.is_over ? 'returns.due' : 'returns.running')}</Chip>;
}

/** `/operator/market-returns`: the return of each quarter, frozen by two (OPS-39). */
export function ReturnsPage(): ReactNode {
  const t = useText();
  const { filters, change } = useAddressFilters((search) => ({
    period: QUARTER.test(search.period ?? '') ? search.period : undefined,
  }));
  return (
    <>
      <PageHeader
        title={t('returns.title')}
        subtitle={t('returns.subtitle')}
        action={<TextLink to={operatorRouteTable.operator_reports.path}>{t('title')}</TextLink>}
      />
      <div className={classes.sections}>
        <SectionCard title={t('returns.quarters')}>
          <QueryView query={useQuery(returnsQuery)}>
            {(items) =>
              items.length === 0 ? (
                <p className={classes.empty}>{t('returns.none')}</p>
              ) : (
                <RecordList
                  caption={t('returns.quarters')}
                  columns={columns()}
                  rows={items}
                  rowKey={({ period }) => period}
                  selectedKey={filters.period ?? null}
                  onSelect={({ period }) => change({ period })}
                />
              )
            }
          </QueryView>
        </SectionCard>
        {filters.period !== undefined && <ReturnView key={filters.period} period={filters.period} />}
      </div>
    </>
  );
}
