import type { Endpoint } from '../endpoint.ts';

/** What anybody may read about the platform: its legal texts and the figures that its screens work with. */
export const platformEndpoints = {
  legalText: { method: 'GET', path: '/legal-texts/:kind', who: 'guest', rate: 'public' },
  platformTerms: { method: 'GET', path: '/platform/terms', who: 'guest', rate: 'public' },
} as const satisfies Record<string, Endpoint>;
