import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type BatchRow, batchesQuery } from '../api/list-batches.ts';
import { batchTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { BatchFileButton } from './batch-file-button.tsx';
import classes from './payouts.module.css';

const columns = (): readonly Column<BatchRow>[] => [
  {
    key: 'message',
    header: text('batch.message'),
    render: ({ message_id: message }) => message,
    phone: 'title',
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state, released_at: at }) => (
      <TwoLines
        first={<Chip tone={batchTones[state]}>{text(`batch.state.${state}`)}</Chip>}
        second={at !== null && text('batch.releasedAt', { at: formatDate(at, 'instant') })}
      />
    ),
  },
  {
    key: 'maker',
    header: text('batch.maker'),
    render: ({ maker, created_at: at }) => (
      <TwoLines first={maker} second={<DateText value={at} style="instant" />} />
    ),
  },
  {
    key: 'total',
    header: text('batch.total'),
    render: ({ total, payouts }) => (
      <TwoLines first={<Money amount={total} />} second={text('batch.payouts', { count: payouts })} />
    ),
    numeric: true,
    phone: 'amount',
  },
  {
    key: 'file',
    header: text('batch.file'),
    // The file is there once the batch is released, for finance operators.
    render: (batch) => batch.can.file === true && <BatchFileButton batch={batch} />,
    numeric: true,
  },
];

/** The batches and their files. */
export function BatchList(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(batchesQuery);
  return (
    <section className={classes.list} aria-label={t('view.batches')} onKeyDown={moveBetweenRows}>
      <PagedView query={query} empty={<EmptyState title={t('batch.empty')} />}>
        {(rows) => (
          <RecordList caption={t('view.batches')} columns={columns()} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedView>
    </section>
  );
}
