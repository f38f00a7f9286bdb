import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'collection_view' } as const;
const act = { method: 'POST', who: 'operator', permission: 'collection_work' } as const;
const write = { ...act, idempotencyKey: 'optional' } as const;

/** The work on late and defaulted notes (REC-16). */
export const operatorCollectionEndpoints = {
  operatorCollections: { ...view, path: '/operator/collections' },
  operatorCollectionsFile: {
    ...view,
    path: '/operator/collections/file',
    answers: 'file',
    mayBeOld: true,
    auditorReads: 'masked_file',
  },
  operatorCollection: { ...view, path: '/operator/collections/:id' },
  operatorLetterPreview: {
    ...view,
    path: '/operator/collections/:id/letter-preview',
    permission: 'letter_view',
  },
  operatorRecordContact: { ...write, path: '/operator/collections/:id/contacts' },
  operatorRecordPromise: { ...write, path: '/operator/collections/:id/promises' },
  operatorCancelPromise: { ...act, path: '/operator/promises/:id/cancellation' },
  operatorSendLetter: { ...write, path: '/operator/collections/:id/letters' },
  operatorAssignCollection: { ...act, path: '/operator/collections/:id/assignments' },
  operatorChangeAssignment: { ...act, path: '/operator/collection-assignments/:id' },
} as const satisfies Record<string, Endpoint>;

/** What an issuer reads of it: the letters that were sent to it (REC-19). */
export const issuerLetterEndpoints = {
  noteBoLetters: {
    method: 'GET',
    path: '/notes/bo/letters',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
  },
} as const satisfies Record<string, Endpoint>;
