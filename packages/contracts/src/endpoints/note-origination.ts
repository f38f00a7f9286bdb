import type { Endpoint } from '../endpoint.ts';

const issuers = { who: 'user', roles: ['businessowner'] } as const;

/** The origination of a note: document requests, the underlying figures, the declined offer, the agreement. */
export const noteOriginationEndpoints = {
  noteSubmitDocuments: {
    ...issuers,
    method: 'POST',
    path: '/notes/submit_additional_documents',
    multipart: true,
  },
  noteFinancials: { method: 'GET', path: '/notes/financials', who: 'user', approved: true },
  noteListingDecline: { ...issuers, method: 'POST', path: '/notes/listing/decline', approved: true },
  noteAgreement: {
    ...issuers,
    method: 'GET',
    path: '/notes/:id/agreement',
    approved: true,
    answers: 'file',
  },
  /** What an investor holds of an issued note, on paper. */
  noteConfirmation: {
    method: 'GET',
    path: '/notes/:id/confirmation',
    who: 'user',
    roles: ['investor'],
    approved: true,
    answers: 'file',
  },
} as const satisfies Record<string, Endpoint>;
