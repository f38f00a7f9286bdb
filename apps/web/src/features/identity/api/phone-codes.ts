import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** Countries with their calling codes; they do not change while a page is open. */
export const phoneCodesQuery = queryOptions({
  queryKey: ['phone-country-codes'],
  queryFn: ({ signal }) => call('phoneCountryCodes', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
