import { type PayoutSort, payoutSorts } from '@titian/contracts/operator-lists';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';

interface Amounts {
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
}

export type MoneyList<State extends string> = QueueFilters<State, PayoutSort, Amounts>;

/** What narrows and sorts a list of money that leaves: it stands in the address. */
export function useMoneyFilters<const State extends string>(
  states: readonly State[],
  initial: State,
): MoneyList<State> {
  return useQueueFilters<State, PayoutSort, Amounts>({
    ...{ states, initial, sorts: payoutSorts, initialSort: 'created' },
    choose: (search) => named(amountsIn(search)),
  });
}
