import type { Endpoint } from '../endpoint.ts';

/** One unmasked identity or account number, with a recorded reason (decision 058). */
export const operatorAccessEndpoints = {
  operatorRevealNumber: {
    method: 'POST',
    path: '/operator/whole-numbers',
    who: 'operator',
    permission: 'number_view',
    auditorReads: 'whole',
  },
  /** Opens one customer's page to an auditor, unmasked for half an hour, with a recorded reason (OPS-62). */
  operatorDisclose: {
    method: 'POST',
    path: '/operator/customers/:id/disclosure',
    who: 'operator',
    permission: 'personal_data_disclosure',
    auditorReads: 'whole',
  },
} as const satisfies Record<string, Endpoint>;
