import { useRouter, useSearch } from '@tanstack/react-router';
import { parseDay } from '@titian/finance/calendar';

type Change<Filters> = { readonly [Name in keyof Filters]?: Filters[Name] | '' | null };

export interface ListFilters<Filters> {
  readonly filters: Filters;
  /** An empty text or null takes a filter away. */
  readonly change: (change: Change<Filters>) => void;
}

interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * What a list of operators is filtered by: it stands in the address, so that a filtered list can be linked to.
 * @param choose reads the list's own filters from the address; days from and to are read for every list
 */
export function useListFilters<Own extends object>(
  choose: (search: Readonly<Record<string, string | undefined>>) => Own,
): ListFilters<Own & DayRange> {
  const router = useRouter();
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const [from, to] = [parseDay(search.from ?? ''), parseDay(search.to ?? '')];
  const filters = { ...choose(search), ...(from !== null && { from }), ...(to !== null && { to }) };
  return {
    filters,
    change: (change) => {
      const chosen = Object.entries({ ...filters, ...change }).filter(
        ([, value]) => value !== '' && value !== null,
      );
      void router.navigate({ to: '.', search: Object.fromEntries(chosen), replace: true });
    },
  };
}
