import { type CustomerSort, customerSorts } from '@titian/contracts/operator-lists';
import { named } from '../../shared/filters-in.ts';
import { sortIn } from '../../shared/list-sorting.ts';
import { type ListFilters, useListFilters } from '../../shared/use-list-filters.ts';

export const accountStates = ['Active', 'Inactive', 'Pending'] as const;
export const customerRoles = ['investor', 'businessowner'] as const;

/** By what the columns of the list are sorted. */
export const sorts: Readonly<Record<CustomerSort, 'asc' | 'desc'>> = customerSorts;

interface CustomerFilters {
  readonly state?: (typeof accountStates)[number] | undefined;
  readonly role?: (typeof customerRoles)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: CustomerSort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** Which customers are shown, in which order. What is searched for may be a person's name and stays out of the address. */
export function useCustomerFilters(): ListFilters<CustomerFilters> {
  return useListFilters((search) =>
    named({
      state: accountStates.find((one) => one === search.state),
      role: customerRoles.find((one) => one === search.role),
      ...sortIn(sorts, search),
    }),
  );
}
