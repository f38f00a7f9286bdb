import type { Endpoint } from '../endpoint.ts';

const act = { method: 'POST', who: 'operator', operatorRoles: ['credit'] } as const;

/** The credit desk: figures and words are entered here; grades, offers and campaigns are proposals (FIN-14). */
export const operatorCreditEndpoints = {
  operatorAssessFinancing: { ...act, path: '/operator/financing-applications/:id/assessment' },
  operatorWriteFactSheet: { ...act, path: '/operator/financing-applications/:id/fact-sheet' },
  operatorRequestDocuments: { ...act, path: '/operator/financing-applications/:id/requests' },
  operatorCloseRequest: { ...act, path: '/operator/document-requests/:id/close' },
} as const satisfies Record<string, Endpoint>;
