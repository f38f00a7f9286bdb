import type { CallInput } from '../../../../lib/api/call-types.ts';
import { type ListFilters, useListFilters } from '../../shared/use-list-filters.ts';

export type TradeFilters = NonNullable<CallInput<'operatorShariahTradesFile'>['query']>;

/** What trades can be looked at by. */
export const tradeStates = ['differences', 'signed', 'issued', 'void', 'unsigned'] as const;

/** Which trades are shown. */
export function useTradeFilters(): ListFilters<TradeFilters> {
  return useListFilters<Pick<TradeFilters, 'state'>>((search) => {
    const state = tradeStates.find((one) => one === search.state);
    return state === undefined ? {} : { state };
  });
}
