import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator', permission: 'reconciliation_view' } as const;
const act = { method: 'POST', who: 'operator' } as const;

/** The bank's statements against the ledger (PAY-9). Nothing here moves money: that is a proposal of its own. */
export const operatorReconciliationEndpoints = {
  operatorReconciliation: { ...list, path: '/operator/reconciliation' },
  operatorReconciliationDays: { ...list, path: '/operator/reconciliation/days', auditorReads: 'whole' },
  operatorExceptions: { ...list, path: '/operator/reconciliation/exceptions' },
  operatorException: { ...list, path: '/operator/reconciliation/exceptions/:id' },
  operatorAssignException: {
    ...act,
    path: '/operator/reconciliation/exceptions/:id/assign',
    permission: 'exception_assignment',
  },
  /** Proposes what is exact or likely for several exceptions, each as a proposal of its own (PAY-44). */
  operatorProposeSuggestions: {
    ...act,
    path: '/operator/reconciliation/exceptions/propose',
    permission: 'line_allocation',
  },
  operatorExceptionReturnAccount: {
    ...act,
    path: '/operator/reconciliation/exceptions/:id/return-account',
    permission: 'account_verification',
  },
  operatorReceiptLines: { ...list, path: '/operator/reconciliation/receipt-lines' },
  operatorBankStatements: { ...list, path: '/operator/bank-statements' },
  operatorBankStatement: { ...list, path: '/operator/bank-statements/:id' },
  operatorUploadStatement: {
    ...act,
    path: '/operator/bank-statements',
    permission: 'statement_upload',
    multipart: true,
  },
  /** Uploaded files that wait for their approval, or behind a gap. */
  operatorStatementImports: { ...list, path: '/operator/statement-imports' },
  operatorStatementImport: { ...list, path: '/operator/statement-imports/:id' },
} as const satisfies Record<string, Endpoint>;
