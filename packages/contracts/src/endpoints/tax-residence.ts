import type { Endpoint } from '../endpoint.ts';

/** Where investors are tax residents. What operators record is a proposal; its document is uploaded first. */
export const taxResidenceEndpoints = {
  userTaxResidences: { method: 'GET', path: '/user/tax-residences', who: 'user', roles: ['investor'] },
  operatorTaxResidences: {
    method: 'GET',
    path: '/operator/customers/:id/tax-residences',
    who: 'operator',
    permission: 'customer_view',
    auditorReads: 'disclosed',
  },
  operatorUploadTaxDocument: {
    method: 'POST',
    path: '/operator/customers/:id/tax-documents',
    who: 'operator',
    permission: 'tax_document_upload',
    multipart: true,
  },
} as const satisfies Record<string, Endpoint>;
