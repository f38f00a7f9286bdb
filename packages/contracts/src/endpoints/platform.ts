import { clientErrorLimits } from '../client-errors.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * Public data of the platform: its legal texts and the figures of its screens. And error reports of browsers.
 */
export const platformEndpoints = {
  legalText: { method: 'GET', path: '/legal-texts/:kind', who: 'guest', rate: 'public', mayBeOld: true },
  platformTerms: { method: 'GET', path: '/platform/terms', who: 'guest', rate: 'public', mayBeOld: true },
  clientErrors: {
    method: 'POST',
    path: '/client-errors',
    who: 'guest',
    rate: 'report',
    bodyMaxBytes: clientErrorLimits.bodyBytes,
  },
} as const satisfies Record<string, Endpoint>;
