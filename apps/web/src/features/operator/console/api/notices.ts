import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import { currentLanguage } from '../../../../lib/text/language.ts';

export type OperatorNotice = CallResponse<'operatorNotices'>['items'][number];

const key = ['operator', 'notices'] as const;
const REFRESH_MS = 60_000;

/** The operator's unread notices; their words come in the reader's language. */
export function noticesQuery() {
  return queryOptions({
    queryKey: [...key, currentLanguage()],
    queryFn: ({ signal }) => call('operatorNotices', { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Marks a notice as read: it leaves the list. */
export function useReadNotice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('operatorReadNotice', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
