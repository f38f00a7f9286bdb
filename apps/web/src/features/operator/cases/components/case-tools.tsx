import { caseKinds, casePriorities, caseTabs } from '@titian/contracts/cases';
import { caseSorts } from '@titian/contracts/operator-lists';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { named } from '../../shared/filters-in.ts';
import { type ListSorting, listSorting, sortIn } from '../../shared/list-sorting.ts';
import { ListTools } from '../../shared/list-tools.tsx';
import { OwnerSelect, ownerIn } from '../../shared/owner-select.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import { type ListFilters, useListFilters } from '../../shared/use-list-filters.ts';
import { type CaseFilters, type CaseRow, readCasesFile } from '../api/cases.ts';
import { useText } from '../text.ts';

type Tab = (typeof caseTabs)[number];

interface CaseList extends Omit<ListFilters<CaseFilters>, 'filters'> {
  readonly filters: CaseFilters & { readonly tab: Tab };
  readonly setTab: (tab: Tab) => void;
  readonly sorting: ListSorting;
}

/** What narrows and sorts cases: it stands in the address, the tab as `state`. */
export function useCaseFilters(): CaseList {
  const { filters, change, ...list } = useListFilters((search) => ({
    ...named({
      state: caseTabs.find((one) => one === search.state),
      kind: caseKinds.find((one) => one === search.kind),
      priority: casePriorities.find((one) => one === search.priority),
      owner: ownerIn(search.owner),
    }),
    ...sortIn(caseSorts, search),
  }));
  const { state: tab = 'team', ...rest } = filters as typeof filters & { readonly state?: Tab };
  const set = (changed: object) => change(changed as Parameters<typeof change>[0]);
  return {
    ...list,
    filters: { ...rest, tab },
    change: set,
    // What a list is sorted by differs between open and closed cases.
    setTab: (chosen) => set({ state: chosen, sort: null, order: null }),
    isFiltered: Object.keys(rest).some((name) => name !== 'sort' && name !== 'order'),
    clear: () => set({ kind: null, priority: null, owner: null, from: null, to: null }),
    sorting: listSorting(caseSorts, tab === 'closed' ? 'closed' : 'due', rest, set),
  };
}

interface CaseToolsProps {
  readonly list: CaseList;
  readonly owners: readonly NonNullable<CaseRow['owner']>[];
}

/** What narrows the cases, and the same rows as a file. */
export function CaseTools({ list, owners }: CaseToolsProps): ReactNode {
  const t = useText();
  const { filters, change } = list;
  return (
    <ListTools
      list="cases"
      isFiltered={list.isFiltered}
      onClear={list.clear}
      readFile={() => readCasesFile(filters)}
      sorting={list.sorting}
      sortNames={{
        ...{ due: t('columns.due'), opened: t('facts.opened') },
        ...{ priority: t('facts.priority'), closed: t('columns.closed') },
      }}
    >
      <FilterSelect
        label={t('columns.kind')}
        values={caseKinds}
        nameOf={(kind) => t(`kind.${kind}`)}
        value={filters.kind ?? null}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('facts.priority')}
        values={casePriorities}
        nameOf={(priority) => t(`priority.${priority}`)}
        value={filters.priority ?? null}
        onChange={(priority) => change({ priority })}
      />
      <OwnerSelect owners={owners} value={filters.owner} onChange={(owner) => change({ owner })} />
      <DayRange filters={filters} change={change} />
    </ListTools>
  );
}
