import { securityEventKinds } from '@titian/contracts/security-events';
import { type ListFilters, useListFilters } from '../../shared/use-list-filters.ts';
import type { EventFilters } from '../api/list-events.ts';

/** Which events are shown. */
export function useEventFilters(): ListFilters<EventFilters> {
  return useListFilters<Pick<EventFilters, 'kind'>>((search) => {
    const kind = securityEventKinds.find((one) => one === search.kind);
    return kind === undefined ? {} : { kind };
  });
}
