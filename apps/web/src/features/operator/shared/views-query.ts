import { queryOptions } from '@tanstack/react-query';
import type { OperatorList } from '@titian/contracts/operator-lists';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type SavedView = CallResponse<'operatorViews'>['items'][number];

/** The views of a list that the operator may open: its own and the shared ones. */
export function viewsQuery(list: OperatorList) {
  return queryOptions({
    queryKey: ['operator', 'views', list],
    queryFn: ({ signal }) => call('operatorViews', { query: { list }, signal }),
  });
}

/** What of an address is not part of a view: which entry is open. */
const PASSING = ['id', 'view'];

/** An address' search part as a view keeps it: the same filters are always the same text. */
export function queryOf(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    PASSING.includes(name) || (typeof value !== 'string' && typeof value !== 'number')
      ? []
      : [[name, String(value)]],
  );
  // Spaces as %20: a view has no characters that mean something else elsewhere.
  return new URLSearchParams(parts.sort(([a = ''], [b = '']) => a.localeCompare(b)))
    .toString()
    .replaceAll('*', '%2A');
}

/** The search part that a view opens. */
export function searchOfView(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
