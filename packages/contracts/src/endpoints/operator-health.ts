import type { Endpoint } from '../endpoint.ts';

/** Whether everything works that nobody looks at (OPS-28). */
export const operatorHealthEndpoints = {
  operatorHealth: {
    method: 'GET',
    path: '/operator/health',
    who: 'operator',
    permission: 'health_view',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
