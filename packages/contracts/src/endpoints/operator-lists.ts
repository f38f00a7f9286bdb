import type { Endpoint } from '../endpoint.ts';

const file = { method: 'GET', who: 'operator', answers: 'file' } as const;
const view = { who: 'operator' } as const;

/** The lists of the console as files, and their saved views (OPS-16, OPS-17). */
export const operatorListEndpoints = {
  operatorAuditFile: { ...file, path: '/operator/audit/file', auditorReads: 'masked_file' },
  operatorNotesFile: { ...file, path: '/operator/notes/file', auditorReads: 'masked_file' },
  operatorPayoutsFile: { ...file, path: '/operator/payouts/file', auditorReads: 'masked_file' },
  operatorWithdrawalsFile: { ...file, path: '/operator/withdrawals/file', auditorReads: 'masked_file' },
  operatorCustomersFile: {
    ...file,
    path: '/operator/customers/file',
    permission: 'customer_view',
    auditorReads: 'masked_file',
  },
  operatorApprovalsFile: { ...file, path: '/operator/approvals/file', auditorReads: 'masked_file' },
  operatorApplicationsFile: { ...file, path: '/operator/applications/file', auditorReads: 'masked_file' },
  operatorFinancingFile: {
    ...file,
    path: '/operator/financing-applications/file',
    auditorReads: 'masked_file',
  },
  operatorCasesFile: {
    ...file,
    path: '/operator/cases/file',
    permission: 'case_view',
    auditorReads: 'masked_file',
  },
  operatorExceptionsFile: {
    ...file,
    path: '/operator/reconciliation/exceptions/file',
    permission: 'reconciliation_view',
    auditorReads: 'masked_file',
  },
  operatorHeldPaymentsFile: { ...file, path: '/operator/held-payments/file', auditorReads: 'masked_file' },
  operatorViews: { ...view, method: 'GET', path: '/operator/views', auditorReads: 'whole' },
  operatorSaveView: { ...view, method: 'POST', path: '/operator/views' },
  operatorRenameView: { ...view, method: 'PUT', path: '/operator/views/:id' },
  operatorDeleteView: { ...view, method: 'DELETE', path: '/operator/views/:id' },
} as const satisfies Record<string, Endpoint>;
