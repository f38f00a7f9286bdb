import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { FilterText } from '../../shared/filter-text.tsx';
import type { ListSorting } from '../../shared/list-sorting.ts';
import { ListTools } from '../../shared/list-tools.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import { type CustomerSearch, readCustomersFile } from '../api/list-customers.ts';
import { accountStates, customerRoles, type useCustomerFilters } from '../lib/customer-filters.ts';
import { useText } from '../text.ts';

interface CustomerToolsProps {
  readonly list: ReturnType<typeof useCustomerFilters>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What is asked of the server. */
  readonly search: CustomerSearch;
  readonly sorting: ListSorting;
  readonly count: string | null;
}

/** What narrows the customers, and the same customers as a file. */
export function CustomerTools({
  list,
  typed,
  onType,
  search,
  sorting,
  count,
}: CustomerToolsProps): ReactNode {
  const t = useText();
  const { filters, change, clear, isFiltered } = list;
  return (
    <ListTools
      list="customers"
      isFiltered={isFiltered || typed !== ''}
      onClear={() => {
        onType('');
        clear();
      }}
      readFile={() => readCustomersFile(search)}
      sorting={sorting}
      count={count}
      sortNames={{ newest: t('columns.since'), name: t('columns.name') }}
    >
      <FilterText
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={typed}
        onChange={onType}
      />
      <FilterSelect
        label={t('columns.account')}
        values={accountStates}
        nameOf={(one) => t(`account.${one}`)}
        value={filters.state ?? null}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('role')}
        values={customerRoles}
        nameOf={(one) => t(`roles.${one}`)}
        value={filters.role ?? null}
        onChange={(role) => change({ role })}
      />
      <DayRange filters={filters} change={change} labels={{ from: t('approvedFrom'), to: t('approvedTo') }} />
    </ListTools>
  );
}
