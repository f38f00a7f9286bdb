import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** What must end before the account can be closed; always fresh, because the user has just ended one of them. */
export const closingQuery = queryOptions({
  queryKey: ['user', 'closing'] as const,
  queryFn: ({ signal }) => call('userReadClosing', { signal }),
  staleTime: 0,
});
