import { useRouter, useSearch } from '@tanstack/react-router';
import { parseDay } from '@titian/finance/calendar';

type Change<Filters> = { readonly [Name in keyof Filters]?: Filters[Name] | '' | null | undefined };
type Search = Readonly<Record<string, string | undefined>>;

export interface ListFilters<Filters> {
  readonly filters: Filters;
  /** An empty text or null takes a filter away. */
  change(change: Change<Filters>): void;
  clear(): void;
  /** Whether anything narrows the list; an order does not. */
  readonly isFiltered: boolean;
}

interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * What a list of operators is filtered by: it stands in the address, so that a filtered list can be linked to.
 * @param choose reads the list's filters from the address
 */
export function useAddressFilters<Own extends object>(choose: (search: Search) => Own): ListFilters<Own> {
  const router = useRouter();
  const filters = choose(useSearch({ strict: false }) as Search);
  const go = (search: object) => void router.navigate({ to: '.', search, replace: true });
  return {
    filters,
    change: (change) => {
      const chosen = Object.entries({ ...filters, ...change }).filter(
        ([, value]) => value !== '' && value !== null && value !== undefined,
      );
      go(Object.fromEntries(chosen));
    },
    clear: () => go({}),
    isFiltered: Object.keys(filters).some((name) => name !== 'sort' && name !== 'order'),
  };
}

/**
 * The same for a list of which days are chosen, too.
 * @param choose reads the list's own filters from the address; days from and to are read for every list
 */
export function useListFilters<Own extends object>(
  choose: (search: Search) => Own,
): ListFilters<Own & DayRange> {
  return useAddressFilters((search) => {
    const [from, to] = [parseDay(search.from ?? ''), parseDay(search.to ?? '')];
    const days: DayRange = { ...(from !== null && { from }), ...(to !== null && { to }) };
    return { ...choose(search), ...days };
  });
}
