import { useRouter, useSearch } from '@tanstack/react-router';
import { parseDay } from '@titian/finance/calendar';
import type { CallInput } from '../../../lib/api/call-types.ts';

export type TradeFilters = NonNullable<CallInput<'operatorShariahTradesFile'>['query']>;

/** What trades can be looked at by. */
export const tradeStates = ['differences', 'signed', 'issued', 'void', 'unsigned'] as const;

/** Which trades are shown: it stands in the address, so that they can be linked to. */
export function useTradeFilters(): {
  readonly filters: TradeFilters;
  /** An empty text or null takes a filter away. */
  readonly change: (change: { readonly [K in keyof TradeFilters]?: TradeFilters[K] | '' | null }) => void;
} {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const state = tradeStates.find((one) => one === search.state);
  const [from, to] = [parseDay(search.from ?? ''), parseDay(search.to ?? '')];
  const filters = {
    ...(state !== undefined && { state }),
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
