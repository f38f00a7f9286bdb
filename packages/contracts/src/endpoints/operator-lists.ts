import type { Endpoint } from '../endpoint.ts';

const file = { method: 'GET', who: 'operator', answers: 'file' } as const;
const view = { who: 'operator' } as const;

/** The lists of the console as files, and their saved views (OPS-16, OPS-17). */
export const operatorListEndpoints = {
  operatorAuditFile: { ...file, path: '/operator/audit/file' },
  operatorNotesFile: { ...file, path: '/operator/notes/file' },
  operatorPayoutsFile: { ...file, path: '/operator/payouts/file' },
  operatorWithdrawalsFile: { ...file, path: '/operator/withdrawals/file' },
  operatorCustomersFile: { ...file, path: '/operator/customers/file', permission: 'customer_view' },
  operatorApprovalsFile: { ...file, path: '/operator/approvals/file' },
  operatorApplicationsFile: { ...file, path: '/operator/applications/file' },
  operatorFinancingFile: { ...file, path: '/operator/financing-applications/file' },
  operatorCasesFile: { ...file, path: '/operator/cases/file', permission: 'case_view' },
  operatorExceptionsFile: {
    ...file,
    path: '/operator/reconciliation/exceptions/file',
    permission: 'reconciliation_view',
  },
  operatorHeldPaymentsFile: { ...file, path: '/operator/held-payments/file' },
  operatorViews: { ...view, method: 'GET', path: '/operator/views' },
  operatorSaveView: { ...view, method: 'POST', path: '/operator/views' },
  operatorRenameView: { ...view, method: 'PUT', path: '/operator/views/:id' },
  operatorDeleteView: { ...view, method: 'DELETE', path: '/operator/views/:id' },
} as const satisfies Record<string, Endpoint>;
