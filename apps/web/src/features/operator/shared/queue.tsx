import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { DetailView } from './detail-view.tsx';
import type { ListSorting } from './list-sorting.ts';
import { moveBetweenRows } from './row-keys.ts';
import { useBeside } from './use-beside.ts';

interface QueueProps<Row> {
  readonly title: string;
  readonly subtitle?: string;
  /** What narrows the list, such as its state. */
  readonly filter?: ReactNode;
  /** What the whole list comes to. */
  readonly summary?: ReactNode;
  /** Views, filters and the file of a list that has several. */
  readonly tools?: ReactNode;
  readonly sorting?: ListSorting;
  /** Heads the row of totals, where columns have some. */
  readonly totalLabel?: string | undefined;
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
  readonly columns: readonly Column<Row>[];
  /** The columns that stay while a wide panel takes the larger half of the window. */
  readonly compact?: readonly string[];
  readonly rowKey: (row: Row) => string;
  readonly empty: string;
  readonly selectedId: string | null;
  readonly onSelect: (row: Row | null) => void;
  /** The details of the chosen row. */
  readonly panel: ReactNode;
  readonly panelTitle: string;
}

/** A queue of the back office: a table with keyboard movement, the details of a row in a side panel (design). */
export function Queue<Row>(props: QueueProps<Row>): ReactNode {
  const { title, subtitle, filter, selectedId, onSelect, columns, compact } = props;
  const isTight = useBeside() && selectedId !== null && compact !== undefined;
  return (
    <>
      <PageHeader title={title} {...(subtitle === undefined ? {} : { subtitle })} action={filter} />
      {props.summary}
      {props.tools}
      <DetailView
        title={selectedId === null ? null : props.panelTitle}
        panel={props.panel}
        onClose={() => onSelect(null)}
        wide={compact !== undefined}
      >
        <section aria-label={title} onKeyDown={moveBetweenRows}>
          <PagedView query={props.query} empty={<EmptyState title={props.empty} />}>
            {(rows) => (
              <RecordList
                caption={title}
                columns={isTight ? columns.filter(({ key }) => compact.includes(key)) : columns}
                rows={rows}
                rowKey={props.rowKey}
                selectedKey={selectedId}
                onSelect={onSelect}
                {...(props.sorting !== undefined && { sorting: props.sorting })}
                {...(props.totalLabel !== undefined && { totalLabel: props.totalLabel })}
              />
            )}
          </PagedView>
        </section>
      </DetailView>
    </>
  );
}
