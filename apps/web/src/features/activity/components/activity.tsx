import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { activityQuery, type Movement } from '../api/activity.ts';
import { type ActivitySearch, activityFilters, withChange } from '../lib/filters.ts';
import { type activityTexts, useText } from '../text.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { MovementTitle } from './movement-title.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { StatementButton } from './statement-button.tsx';

interface ActivityProps {
  /** What the address says. */
  readonly search: ActivitySearch;
  readonly onSearch: (search: ActivitySearch) => void;
  /** What is still to come, for those to whom something comes; a tab of its own. */
  readonly calendar: ReactNode;
}

/** My Activity: every movement of cash with the balance after it, and beside it what is to come. */
export function Activity({ search, onSearch, calendar }: ActivityProps): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  const isCalendar = search.tab === 'calendar' && calendar !== null;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(isCalendar ? 'subtitleCalendar' : role === 'investor' ? 'subtitle' : 'subtitleIssuer')}
        action={
          <StatementButton
            chosen={search.statement}
            onChange={(statement) => onSearch(withChange(search, { statement }))}
          />
        }
      />
      {calendar !== null && <ActivityTabs current={isCalendar ? 'calendar' : 'movements'} />}
      {isCalendar ? calendar : <Movements search={search} onSearch={onSearch} />}
    </>
  );
}

function Movements({ search, onSearch }: Omit<ActivityProps, 'calendar'>): ReactNode {
  const t = useText();
  const filters = activityFilters(search);
  const movements = useInfiniteQuery(activityQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  // A day that could not be read is in the field only: the fields are made anew, too.
  const [timesCleared, setTimesCleared] = useState(0);
  function clear(): void {
    setTimesCleared((times) => times + 1);
    onSearch({});
  }

  return (
    <>
      <ActivityFilters
        key={timesCleared}
        search={search}
        filters={filters}
        onSearch={onSearch}
        onClear={clear}
      />
      <SectionCard title={t('movements')}>
        <PagedView
          query={movements}
          empty={
            narrowed ? (
              <EmptyState
                title={t('noneFound')}
                action={
                  <Button variant="default" onClick={clear}>
                    {t('clear')}
                  </Button>
                }
              />
            ) : (
              <NothingYet />
            )
          }
        >
          {(rows) => (
            <RecordList caption={t('movements')} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} />
          )}
        </PagedView>
      </SectionCard>
    </>
  );
}

function columnsOf(t: Translate<typeof activityTexts>): readonly Column<Movement>[] {
  return [
    {
      key: 'what',
      header: t('what'),
      phone: 'title',
      render: (movement) => <MovementTitle movement={movement} />,
    },
    {
      key: 'at',
      header: t('when'),
      numeric: true,
      render: ({ at }) => <DateText value={at} style="instant" />,
    },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      phone: 'amount',
      render: ({ amount, direction }) => <Money amount={amount} direction={direction} />,
    },
    {
      key: 'balance',
      header: t('balance'),
      numeric: true,
      render: ({ balance }) => <Money amount={balance} />,
    },
  ];
}
