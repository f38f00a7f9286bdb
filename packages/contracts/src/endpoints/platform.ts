import { clientErrorLimits } from '../client-errors.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * What anybody may read about the platform: its legal texts and the figures that its screens work with. And what a
 * browser reports that went wrong in it.
 */
export const platformEndpoints = {
  legalText: { method: 'GET', path: '/legal-texts/:kind', who: 'guest', rate: 'public' },
  platformTerms: { method: 'GET', path: '/platform/terms', who: 'guest', rate: 'public' },
  clientErrors: {
    method: 'POST',
    path: '/client-errors',
    who: 'guest',
    rate: 'report',
    bodyMaxBytes: clientErrorLimits.bodyBytes,
  },
} as const satisfies Record<string, Endpoint>;
