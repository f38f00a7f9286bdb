import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { DetailView } from '../../shared/detail-view.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useBeside } from '../../shared/use-beside.ts';
import { useOpenEntry } from '../../shared/use-open-entry.ts';
import { type ExceptionRow, exceptionQuery, exceptionsQuery } from '../api/reconciliation.ts';
import { suggestionName } from '../lib/suggestion-name.ts';
import { detailOf } from '../lib/transfer-name.ts';
import { text, useText } from '../text.ts';
import { ChosenExceptions } from './chosen-exceptions.tsx';
import { ExceptionPanel } from './exception-panel.tsx';
import { ExceptionTools, exceptionStates, useExceptionFilters } from './exception-tools.tsx';
import classes from './reconciliation.module.css';
import { confidenceTones } from './suggestion-list.tsx';

const columns = (): readonly Column<ExceptionRow>[] => [
  {
    key: 'what',
    header: text('exception.columns.what'),
    render: (row) => <TwoLines first={sharedText(`exceptionKind.${row.kind}`)} second={detailOf(row)} />,
    phone: 'title',
  },
  {
    key: 'suggestion',
    header: text('exception.columns.suggestion'),
    isBlank: ({ suggestion }) => suggestion === null,
    render: ({ suggestion }) =>
      suggestion !== null && (
        <TwoLines
          first={
            <Chip tone={confidenceTones[suggestion.confidence]}>
              {text(`allocation.confidence.${suggestion.confidence}`)}
            </Chip>
          }
          second={suggestionName(suggestion)}
        />
      ),
  },
  {
    key: 'owner',
    header: text('exception.columns.owner'),
    render: ({ owner }) => owner?.name ?? text('exception.nobody'),
  },
  {
    key: 'age',
    header: text('exception.columns.age'),
    render: ({ age_days: days, since }) => (
      <TwoLines first={text('exception.days', { count: days })} second={<DateText value={since} />} />
    ),
    numeric: true,
    sort: 'since',
  },
  {
    key: 'amount',
    header: text('exception.columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    sort: 'amount',
    phone: 'amount',
  },
];

/** What a person has to look at, with its age and its owner. */
export function ExceptionList(): ReactNode {
  const t = useText();
  const list = useExceptionFilters();
  const { state = 'open' } = list.filters;
  const query = useInfiniteQuery(exceptionsQuery(list.filters));
  const { openId, setOpenId } = useOpenEntry();
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // One that a link leads to may not be among the rows; its panel reads it anyway.
  const linked = useQuery({ ...exceptionQuery(openId ?? ''), enabled: openId !== null });
  const row = rows.find(({ id }) => id === openId) ?? linked.data?.exception ?? null;
  // A panel beside the list takes the room of one column, and shows every suggestion itself.
  const isTight = useBeside() && row !== null;
  return (
    <>
      <div className={classes.filter}>
        <SegmentedControl
          aria-label={t('exception.state')}
          data={exceptionStates.map((one) => ({ value: one, label: t(`exception.${one}`) }))}
          value={state}
          onChange={list.setState}
        />
      </div>
      <ExceptionTools list={list} owners={query.data?.pages[0]?.owners ?? []} />
      <DetailView
        title={row === null ? null : sharedText(`exceptionKind.${row.kind}`)}
        panel={row !== null && <ExceptionPanel key={row.id} id={row.id} />}
        onClose={() => setOpenId(null)}
      >
        <section aria-label={t('view.exceptions')} onKeyDown={moveBetweenRows}>
          <PagedView query={query} empty={<EmptyState title={t(`exception.empty.${state}`)} />}>
            {(rows) => (
              <RecordList
                caption={t('view.exceptions')}
                sorting={list.sorting}
                columns={isTight ? columns().filter(({ key }) => key !== 'suggestion') : columns()}
                rows={rows}
                rowKey={({ id }) => id}
                selectedKey={openId}
                onSelect={({ id }) => setOpenId(id)}
              />
            )}
          </PagedView>
        </section>
        {state === 'open' && <ChosenExceptions rows={rows} />}
      </DetailView>
    </>
  );
}
