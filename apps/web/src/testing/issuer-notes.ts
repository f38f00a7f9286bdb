import type { CallResponse } from '../lib/api/call-types.ts';
import { idOf } from './operators.ts';

type IssuerNote = CallResponse<'notesBoIssued'>['items'][number];

/** A note under offer as its issuer sees it, with these differences. */
export function issuerNote(differences: Partial<IssuerNote> = {}): IssuerNote {
  return {
    id: idOf(300),
    number: 'N-000310',
    type: 'Term Financing',
    contract: 'Conventional',
    is_guaranteed: false,
    industry: 'Manufacturing',
    industry_code: 'C',
    state_name: 'Selangor',
    purpose: 'Machines',
    grade: 'B',
    rate: '11.00',
    effective_rate: '19.89',
    term_months: 12,
    profile: 'equal_monthly_flat',
    target: '130000.00',
    raised: '0.00',
    remaining: '130000.00',
    funded_percent: '0.00',
    investors: 0,
    opens_at: null,
    closes_at: null,
    state: 'offered',
    is_late: false,
    days_late: 0,
    is_paused: false,
    offer: {
      amount: '130000.00',
      rate: '11.00',
      term_months: 12,
      origination_fee: '1950.00',
      service_tax: '156.00',
      expires_at: '2026-11-28T03:04:05.000Z',
      letter_id: null,
    },
    next_payment: null,
    owed_to_guarantor: null,
    requests: [],
    signature: null,
    ...differences,
  };
}
