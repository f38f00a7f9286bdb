import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type PermissionsAnswer = CallResponse<'operatorPermissions'>;
export type PermissionRow = PermissionsAnswer['items'][number];
export type PermissionCell = PermissionRow['cells'][number];

/** The table of permissions in force, with who changed which cell. */
export const permissionsQuery = queryOptions({
  queryKey: ['operator', 'permissions'],
  queryFn: ({ signal }) => call('operatorPermissions', { signal }),
});
