import type { Endpoint } from '../endpoint.ts';

const investors = { who: 'user', roles: ['investor'], approved: true } as const;

/** What an investor keeps about notes that are open: a watchlist, and searches that alert (NOTE-17, NOTE-18). */
export const marketplaceEndpoints = {
  watchNote: { ...investors, method: 'PUT', path: '/notes/watchlist/:id' },
  unwatchNote: { ...investors, method: 'DELETE', path: '/notes/watchlist/:id' },
  savedSearches: { ...investors, method: 'GET', path: '/notes/searches' },
  savedSearchCreate: { ...investors, method: 'POST', path: '/notes/searches' },
  savedSearchUpdate: { ...investors, method: 'PUT', path: '/notes/searches/:id' },
  savedSearchDelete: { ...investors, method: 'DELETE', path: '/notes/searches/:id' },
} as const satisfies Record<string, Endpoint>;
