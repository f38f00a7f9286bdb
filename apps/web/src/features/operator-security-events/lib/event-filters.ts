import { useRouter, useSearch } from '@tanstack/react-router';
import { securityEventKinds } from '@titian/contracts/security-events';
import { parseDay } from '@titian/finance/calendar';
import type { EventFilters } from '../api/list-events.ts';

/** Which events are shown: it stands in the address, so that they can be linked to. */
export function useEventFilters(): {
  readonly filters: EventFilters;
  /** An empty text or null takes a filter away. */
  readonly change: (change: { readonly [K in keyof EventFilters]?: EventFilters[K] | '' | null }) => void;
} {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const kind = securityEventKinds.find((one) => one === search.kind);
  const [from, to] = [parseDay(search.from ?? ''), parseDay(search.to ?? '')];
  const filters = {
    ...(kind !== undefined && { kind }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
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
