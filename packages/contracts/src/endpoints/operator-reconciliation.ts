import type { Endpoint } from '../endpoint.ts';

/** Who may look at the bank's statements and what they prove. */
const readers = ['support', 'finance', 'administrator'] as const;
const list = { method: 'GET', who: 'operator', operatorRoles: readers } as const;
const act = { method: 'POST', who: 'operator', operatorRoles: ['finance'] } as const;

/** The bank's statements against the ledger (PAY-9). Nothing here moves money: that is a proposal of its own. */
export const operatorReconciliationEndpoints = {
  operatorReconciliation: { ...list, path: '/operator/reconciliation' },
  operatorReconciliationDays: { ...list, path: '/operator/reconciliation/days' },
  operatorExceptions: { ...list, path: '/operator/reconciliation/exceptions' },
  operatorException: { ...list, path: '/operator/reconciliation/exceptions/:id' },
  operatorAssignException: { ...act, path: '/operator/reconciliation/exceptions/:id/assign' },
  operatorExceptionReturnAccount: { ...act, path: '/operator/reconciliation/exceptions/:id/return-account' },
  operatorReceiptLines: { ...list, path: '/operator/reconciliation/receipt-lines' },
  operatorBankStatements: { ...list, path: '/operator/bank-statements' },
  operatorBankStatement: { ...list, path: '/operator/bank-statements/:id' },
  operatorUploadStatement: { ...act, path: '/operator/bank-statements', multipart: true },
  /** Uploaded files that wait for their approval, or behind a gap. */
  operatorStatementImports: { ...list, path: '/operator/statement-imports' },
  operatorStatementImport: { ...list, path: '/operator/statement-imports/:id' },
} as const satisfies Record<string, Endpoint>;
