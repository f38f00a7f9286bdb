import type { Endpoint } from '../endpoint.ts';

const publicReads = { method: 'GET', who: 'guest', rate: 'public', mayBeOld: true } as const;

/** The proof of client money (PRF-3): public records of each business day, and a client's own pieces. */
export const proofEndpoints = {
  proofDays: { ...publicReads, path: '/proof/days' },
  proofDay: { ...publicReads, path: '/proof/days/:day' },
  proofKeys: { ...publicReads, path: '/proof/keys' },
  ownProof: { method: 'GET', path: '/proof/days/:day/mine', who: 'user', approved: true, mayBeOld: true },
} as const satisfies Record<string, Endpoint>;
