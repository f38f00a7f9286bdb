import type { Endpoint } from '../endpoint.ts';

const view = { method: 'GET', who: 'operator', permission: 'fund_management_view' } as const;

/** Investors whose funds the platform's manager handles under a mandate (FND-1). */
export const fundManagementEndpoints = {
  operatorManagedInvestors: { ...view, path: '/operator/fund-management' },
  operatorManagedInvestor: { ...view, path: '/operator/fund-management/:id' },
  operatorUploadMandate: {
    ...{ method: 'POST', who: 'operator', permission: 'mandate_upload' },
    path: '/operator/fund-management/:id/mandate-documents',
    multipart: true,
  },
  operatorProposeManagedOrder: {
    ...{ method: 'POST', who: 'operator', permission: 'managed_order' },
    path: '/operator/fund-management/:id/orders',
    idempotencyKey: true,
  },
  operatorProposeManagedCancellation: {
    ...{ method: 'POST', who: 'operator', permission: 'managed_order' },
    path: '/operator/fund-management/:id/cancellations',
    idempotencyKey: true,
  },
} as const satisfies Record<string, Endpoint>;
