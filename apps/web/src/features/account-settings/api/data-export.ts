import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type DataExport = CallResponse<'userReadExport'>['export'];

/** While an export is made, it is asked for again that often. */
const REFRESH_MS = 5_000;

/** The newest export of the signed-in user. */
export const dataExportQuery = queryOptions({
  queryKey: ['user', 'export'] as const,
  queryFn: ({ signal }) => call('userReadExport', { signal }),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'collecting' ? REFRESH_MS : false),
});
