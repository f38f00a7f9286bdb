import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { listSorting } from '../../shared/list-sorting.ts';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useBeside } from '../../shared/use-beside.ts';
import { collectionsQuery, type LateNoteRow, type LateNoteTotals } from '../api/collections.ts';
import { collectionListSorts, useCollectionFilters } from '../lib/collection-filters.ts';
import { bucketTones, promiseTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { BucketBar } from './bucket-bar.tsx';
import { CollectionTools } from './collection-tools.tsx';

const columns = (totals: LateNoteTotals): readonly Column<LateNoteRow>[] => [
  {
    key: 'note',
    header: text('columns.number'),
    render: ({ issuer_name: name, number }) => <TwoLines first={name} second={number} />,
    phone: 'title',
    sort: 'number',
  },
  {
    key: 'late',
    header: text('columns.daysLate'),
    render: ({ bucket, days_late: count }) => (
      <TwoLines
        first={text('daysOnly', { count })}
        second={<Chip tone={bucketTones[bucket]}>{text(`bucket.${bucket}`)}</Chip>}
      />
    ),
    sort: 'days_late',
  },
  {
    key: 'overdue',
    header: text('columns.overdue'),
    render: ({ overdue }) => <Money amount={overdue} />,
    numeric: true,
    phone: 'amount',
    sort: 'overdue',
    total: totals && <Money amount={totals.overdue} />,
  },
  {
    key: 'outstanding',
    header: text('columns.outstanding'),
    render: ({ outstanding }) => <Money amount={outstanding} />,
    numeric: true,
    phone: 'hidden',
    sort: 'outstanding',
    total: totals && <Money amount={totals.outstanding} />,
  },
  {
    key: 'contact',
    header: text('columns.lastContact'),
    render: ({ last_contact: last }) =>
      last && <TwoLines first={<DateText value={last.at} />} second={text(`outcome.${last.outcome}`)} />,
    isBlank: ({ last_contact: last }) => last === null,
    sort: 'last_contact',
  },
  {
    key: 'promise',
    header: text('columns.promise'),
    render: ({ promise }) =>
      promise && (
        <TwoLines
          first={<Chip tone={promiseTones[promise.state]}>{text(`promiseState.${promise.state}`)}</Chip>}
          second={text('promisedBy', {
            amount: formatMoney(promise.amount),
            day: formatDate(promise.due_on),
          })}
        />
      ),
    isBlank: ({ promise }) => promise === null,
  },
  {
    key: 'followUp',
    header: text('columns.followUp'),
    render: (row) => <FollowUp row={row} />,
    isBlank: ({ follow_up_on: on, is_waiting: isWaiting }) => on === null && !isWaiting,
    sort: 'follow_up',
  },
  {
    key: 'owner',
    header: text('columns.owner'),
    render: ({ owner }) => <span dir="auto">{owner?.name}</span>,
    isBlank: ({ owner }) => owner === null,
    phone: 'hidden',
  },
];

/** When something is due, and whether that is now. */
function FollowUp({ row: { follow_up_on: on, is_waiting: isWaiting } }: { readonly row: LateNoteRow }) {
  const due = isWaiting ? <Chip tone="danger">{text('filter.isWaiting')}</Chip> : '';
  return <TwoLines first={on === null ? due : <DateText value={on} />} second={on === null ? '' : due} />;
}

/** Left out where the window is narrow. */
const onlyWide = ['outstanding', 'contact', 'owner'];

/** Late and defaulted notes: the bucket bar, filters, and the way to the page of one. */
export function CollectionList({ onOpen }: { readonly onOpen: (number: string) => void }): ReactNode {
  const t = useText();
  const isWide = useBeside();
  const list = useCollectionFilters();
  const { filters, change } = list;
  const query = useInfiniteQuery(collectionsQuery(filters));
  const { totals = null, buckets = null } = query.data?.pages[0] ?? {};
  const sorting = listSorting(collectionListSorts, 'days_late', filters, change);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      summary={buckets !== null && <BucketBar buckets={buckets} chosen={filters.bucket} />}
      tools={<CollectionTools {...list} sorting={sorting} />}
      query={query}
      columns={columns(totals).filter(({ key }) => isWide || !onlyWide.includes(key))}
      sorting={sorting}
      totalLabel={totals === null ? undefined : t('notes', { count: totals.notes })}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={null}
      onSelect={(one) => one !== null && onOpen(one.number)}
      panel={null}
      panelTitle={t('title')}
    />
  );
}
