import type { Endpoint } from '../endpoint.ts';

/** What happened to security (decision 070). */
export const operatorSecurityEventEndpoints = {
  operatorSecurityEvents: {
    method: 'GET',
    path: '/operator/security-events',
    who: 'operator',
    permission: 'security_event_view',
  },
} as const satisfies Record<string, Endpoint>;
