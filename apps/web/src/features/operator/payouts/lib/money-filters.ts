import { type PayoutSort, payoutSorts } from '@titian/contracts/operator-lists';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { type ListSorting, listSorting, sortIn } from '../../shared/list-sorting.ts';
import { useListFilters } from '../../shared/use-list-filters.ts';

const sorts: Readonly<Record<PayoutSort, 'asc' | 'desc'>> = payoutSorts;
const ALL = 'all';

interface MoneyFilters<State extends string> {
  readonly state?: State | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: PayoutSort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface MoneyList<State extends string> {
  /** What is requested of the server. */
  readonly filters: MoneyFilters<State>;
  readonly change: (change: { readonly [Name in keyof MoneyFilters<State>]?: string }) => void;
  readonly setState: (state: State | null) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
  readonly sorting: ListSorting;
}

/**
 * What narrows and sorts a list of money that leaves: it stands in the address.
 * @param states what the list knows
 * @param initial the state that it opens with; the address names all states as `all`
 */
export function useMoneyFilters<const State extends string>(
  states: readonly State[],
  initial: State,
): MoneyList<State> {
  const { filters, change, clear } = useListFilters((search) => ({
    ...named({
      state: search.state === ALL ? ALL : states.find((one) => one === search.state),
      ...amountsIn(search),
    }),
    ...sortIn(sorts, search),
  }));
  const { state = initial, ...rest } = filters;
  const requested = { ...rest, ...(state === ALL ? {} : { state }) } as MoneyFilters<State>;
  return {
    filters: requested,
    change: (changed) => change(changed as Parameters<typeof change>[0]),
    setState: (chosen) => change({ state: chosen ?? ALL }),
    clear,
    isFiltered: Object.keys(filters).some((name) => name !== 'sort' && name !== 'order'),
    sorting: listSorting(sorts, 'created', rest, (changed) =>
      change(changed as Parameters<typeof change>[0]),
    ),
  };
}
