import type { Endpoint } from '../endpoint.ts';

/** Only where the business date may be moved, never in production (WIRE-9). */
export const testEndpoints = {
  testRunDay: { method: 'POST', path: '/test/run-day', who: 'guest' },
} as const satisfies Record<string, Endpoint>;
