import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator', permission: 'treasury_view' } as const;
const act = { method: 'POST', who: 'operator' } as const;

/** Platform money that leaves the trust account (TRE-1). What moves money is a proposal of its own. */
export const treasuryEndpoints = {
  operatorTreasury: { ...list, path: '/operator/treasury', auditorReads: 'whole' },
  operatorRemittances: { ...list, path: '/operator/treasury/remittances' },
  operatorRecipients: { ...list, path: '/operator/treasury/recipients' },
  operatorCreateRecipient: { ...act, path: '/operator/treasury/recipients', permission: 'recipient_draft' },
  operatorUploadInvoice: {
    ...act,
    path: '/operator/treasury/invoices',
    permission: 'invoice_upload',
    multipart: true,
  },
  operatorOpenTransfers: { ...list, path: '/operator/treasury/transfers', answers: 'file' },
  operatorRemittanceTransfers: {
    ...list,
    path: '/operator/treasury/remittances/:id/transfers',
    answers: 'file',
  },
  operatorTaxLines: { ...list, path: '/operator/treasury/remittances/:id/lines' },
} as const satisfies Record<string, Endpoint>;
