import type { ReactNode } from 'react';
import { nameOf } from '../../../../lib/text/names.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { FilterText } from '../../shared/filter-text.tsx';
import type { ListSorting } from '../../shared/list-sorting.ts';
import { ListTools } from '../../shared/list-tools.tsx';
import { readCollectionsFile } from '../api/collections.ts';
import { contracts, shownPromises, type useCollectionFilters } from '../lib/collection-filters.ts';
import { useText } from '../text.ts';

interface CollectionToolsProps extends ReturnType<typeof useCollectionFilters> {
  readonly sorting: ListSorting;
}

/** What narrows the late notes, and the same notes as a file. */
export function CollectionTools({
  filters,
  change,
  clear,
  isFiltered,
  sorting,
}: CollectionToolsProps): ReactNode {
  const t = useText();
  return (
    <ListTools
      list="collections"
      isFiltered={isFiltered}
      onClear={clear}
      readFile={() => readCollectionsFile(filters)}
      sorting={sorting}
      sortNames={{
        days_late: t('columns.daysLate'),
        overdue: t('columns.overdue'),
        outstanding: t('columns.outstanding'),
        number: t('columns.number'),
        follow_up: t('columns.followUp'),
        last_contact: t('columns.lastContact'),
      }}
    >
      <FilterText
        type="search"
        label={t('filter.search')}
        value={filters.q ?? ''}
        onChange={(q) => change({ q })}
      />
      <FilterSelect
        label={t('filter.waiting')}
        values={['1'] as const}
        nameOf={() => t('filter.isWaiting')}
        value={filters.waiting ?? null}
        onChange={(waiting) => change({ waiting })}
      />
      <FilterSelect
        label={t('columns.promise')}
        values={shownPromises}
        nameOf={(one) => t(`promiseState.${one}`)}
        value={filters.promise ?? null}
        onChange={(promise) => change({ promise })}
      />
      <FilterSelect
        label={t('columns.owner')}
        values={['me'] as const}
        nameOf={() => t('filter.mine')}
        value={filters.owner ?? null}
        onChange={(owner) => change({ owner })}
      />
      <FilterSelect
        label={t('filter.contract')}
        values={contracts}
        nameOf={(one) => nameOf('note_contracts', one)}
        value={filters.contract ?? null}
        onChange={(contract) => change({ contract })}
      />
    </ListTools>
  );
}
