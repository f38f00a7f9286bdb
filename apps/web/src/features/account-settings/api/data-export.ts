import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type DataExport = CallResponse<'userReadExport'>['export'];

/** Polling interval while an export is made. */
const REFRESH_MS = 5_000;

/** The newest export of the signed-in user. */
export const dataExportQuery = queryOptions({
  queryKey: ['user', 'export'] as const,
  queryFn: ({ signal }) => call('userReadExport', { signal }),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'collecting' ? REFRESH_MS : false),
});
