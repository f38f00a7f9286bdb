import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';

/** The identity check of the signed-in user, with the data to begin one. */
export const currentCheckQuery = queryOptions({
  queryKey: ['ekyc', 'current'],
  queryFn: ({ signal }) => call('ekycCurrent', { signal }),
});
