import { named } from './filters-in.ts';
import { type ListSorting, listSorting, type SortDirection, sortIn } from './list-sorting.ts';
import { useListFilters } from './use-list-filters.ts';

const ALL = 'all';

type Search = Readonly<Record<string, string | undefined>>;

interface QueueFilterProps<State extends string, Sort extends string, Own> {
  /** What the list knows. */
  readonly states: readonly State[];
  /** The state that it opens with; the address names all states as `all`. */
  readonly initial: State;
  /** Each key with its direction where none is named. */
  readonly sorts: Readonly<Record<Sort, SortDirection>>;
  /** What the list is sorted by when it opens. */
  readonly initialSort: Sort;
  /** Reads the other filters of the list from the address. */
  readonly choose: (search: Search) => Own;
}

/** What is requested of the server. */
type QueueQuery<State extends string, Sort extends string, Own> = Own & {
  readonly state?: State | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly order?: SortDirection | undefined;
};

export interface QueueFilters<State extends string, Sort extends string, Own> {
  readonly filters: QueueQuery<State, Sort, Own>;
  readonly change: (
    change: { readonly [Name in keyof QueueQuery<State, Sort, Own>]?: string | null },
  ) => void;
  readonly setState: (state: State | null) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
  readonly sorting: ListSorting;
}

/** What narrows and sorts a queue that opens with one of its states: it stands in the address. */
export function useQueueFilters<
  const State extends string,
  const Sort extends string,
  Own extends object = object,
>(props: QueueFilterProps<State, Sort, Own>): QueueFilters<State, Sort, Own> {
  const { states, initial, sorts, initialSort, choose } = props;
  const { filters, change, clear } = useListFilters((search) => ({
    ...named({ state: search.state === ALL ? ALL : states.find((one) => one === search.state) }),
    ...choose(search),
    ...sortIn(sorts, search),
  }));
  const { state = initial, ...rest } = filters as typeof filters & { readonly state?: string };
  const set = (changed: object) => change(changed as Parameters<typeof change>[0]);
  return {
    filters: { ...rest, ...(state === ALL ? {} : { state }) } as QueueQuery<State, Sort, Own>,
    change: set,
    setState: (chosen) => set({ state: chosen ?? ALL }),
    clear,
    isFiltered: Object.keys(filters).some((name) => name !== 'sort' && name !== 'order'),
    sorting: listSorting(sorts, initialSort, filters, set),
  };
}
