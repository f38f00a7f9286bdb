import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListTools } from '../../shared/list-tools.tsx';
import { AmountRange, DayRange } from '../../shared/range-fields.tsx';
import type { MoneyList } from '../lib/money-filters.ts';
import { useText } from '../text.ts';

interface MoneyToolsProps<State extends string> {
  readonly list: 'payouts' | 'withdrawals';
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  readonly money: MoneyList<State>;
  readonly readFile: () => Promise<Blob>;
}

/** What narrows payouts or withdrawals, and the same rows as a file. */
export function MoneyTools<State extends string>(props: MoneyToolsProps<State>): ReactNode {
  const t = useText();
  const { filters, change, setState, clear, isFiltered, sorting } = props.money;
  return (
    <ListTools
      list={props.list}
      isFiltered={isFiltered}
      onClear={clear}
      readFile={props.readFile}
      sorting={sorting}
      sortNames={{ created: t('columns.since'), amount: t('columns.amount'), state: t('columns.state') }}
    >
      <FilterSelect
        label={t('columns.state')}
        values={props.states}
        nameOf={props.nameOf}
        value={filters.state ?? null}
        onChange={setState}
      />
      <AmountRange filters={filters} change={change} />
      <DayRange filters={filters} change={change} />
    </ListTools>
  );
}
