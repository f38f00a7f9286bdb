import type { Endpoint } from '../endpoint.ts';

/** The books for whoever recomputes them (PRF-8). */
export const ledgerEndpoints = {
  operatorLedgerExport: {
    method: 'GET',
    path: '/operator/ledger/export',
    who: 'operator',
    permission: 'ledger_view',
    answers: 'file',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
