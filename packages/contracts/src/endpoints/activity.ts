import type { Endpoint } from '../endpoint.ts';

/** Activity calls (WIRE-12). */
export const activityEndpoints = {
  activityData: { method: 'GET', path: '/my_activity/data', who: 'user' },
  activityStatement: {
    method: 'GET',
    path: '/my_activity/statement',
    who: 'user',
    answers: 'json_or_file',
    mayBeOld: true,
  },
  activityMyNotes: { method: 'GET', path: '/my_activity/data/get_my_notes', who: 'user' },
  notesLedger: {
    method: 'GET',
    path: '/notes/data/ledger',
    who: 'user',
    roles: ['investor'],
    approved: true,
  },
} as const satisfies Record<string, Endpoint>;
