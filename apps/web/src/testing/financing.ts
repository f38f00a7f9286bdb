import type { CallResponse } from '../lib/api/call-types.ts';
import { idOf } from './operators.ts';

type Financing = CallResponse<'operatorFinancingApplication'>['application'];

/** A financing application under review, as operators see it. */
export function financing(differences: Partial<Financing> = {}): Financing {
  return {
    id: idOf(300),
    number: 'N-000310',
    issuer_name: 'Tan Precision Parts Sdn Bhd',
    loan_category: 'Term Financing',
    contract: 'Conventional',
    amount: '130000.00',
    term_months: 12,
    profile: 'equal_monthly_flat',
    purpose: 'Machines',
    state: 'under_review',
    submitted_at: '2026-11-17T03:04:05.000Z',
    data: { amount: '130000.00', purpose: 'Machines', guarantors: null },
    files: { documents: [] },
    history: [],
    ...differences,
  };
}
