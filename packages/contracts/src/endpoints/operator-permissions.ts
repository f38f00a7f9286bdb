import type { Endpoint } from '../endpoint.ts';

/** Which role holds which permission at this moment, and up to which amount (OPS-29). */
export const operatorPermissionEndpoints = {
  operatorPermissions: {
    method: 'GET',
    path: '/operator/permissions',
    who: 'operator',
    permission: 'permission_view',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
