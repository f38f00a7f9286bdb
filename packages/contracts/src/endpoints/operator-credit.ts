import type { Endpoint } from '../endpoint.ts';

const act = { method: 'POST', who: 'operator' } as const;

/** Credit: figures and words are entered here; grades, offers and campaigns are proposals (FIN-14). */
export const operatorCreditEndpoints = {
  operatorAssessFinancing: {
    ...act,
    path: '/operator/financing-applications/:id/assessment',
    permission: 'financing_assessment',
  },
  operatorWriteFactSheet: {
    ...act,
    path: '/operator/financing-applications/:id/fact-sheet',
    permission: 'fact_sheet_draft',
  },
  operatorRequestDocuments: {
    ...{ ...act, idempotencyKey: 'optional' },
    path: '/operator/financing-applications/:id/requests',
    permission: 'document_request',
  },
  operatorCloseRequest: {
    ...act,
    path: '/operator/document-requests/:id/close',
    permission: 'document_request',
  },
} as const satisfies Record<string, Endpoint>;
