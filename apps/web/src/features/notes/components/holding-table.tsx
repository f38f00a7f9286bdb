import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { myNotesQuery } from '../api/note-lists.ts';
import type { NoteSearch } from '../lib/filters.ts';
import { holdingOrder, holdingQueryOf, type NoteList, sortedBy } from '../lib/holding-search.ts';
import type { ColumnKey } from '../lib/use-columns.ts';
import { useText } from '../text.ts';
import { holdingColumns } from './holding-columns.tsx';
import classes from './holdings.module.css';
import { NoHoldings } from './no-holdings.tsx';
import { Pages } from './pages.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface HoldingTableProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
  readonly columns: readonly ColumnKey[];
}

/** One row for each note, and what all of them come to. */
export function HoldingTable({ list, search, onSearch, columns }: HoldingTableProps): ReactNode {
  const t = useText();
  const notes = useQuery(myNotesQuery(list, holdingQueryOf(search, list)));
  const { by, direction } = holdingOrder(search);
  return (
    <QueryView query={notes} skeleton={<TableSkeleton columns={columns.length} />}>
      {({ items, total, totals }) =>
        total === 0 ? (
          <NoHoldings list={list} search={search} onSearch={onSearch} />
        ) : (
          <>
            <div className={classes.scroll} data-stale={notes.isPlaceholderData}>
              <RecordList
                caption={t(`tab.${list}`)}
                columns={holdingColumns(t, { list, shown: columns, totals })}
                rows={items}
                rowKey={({ id }) => id}
                sorting={{ by, direction, onSort: (key) => onSearch(sortedBy(search, key)) }}
                totalLabel={t('mine.total', { count: total })}
              />
            </div>
            <Pages search={search} total={total} onSearch={onSearch} />
          </>
        )
      }
    </QueryView>
  );
}
