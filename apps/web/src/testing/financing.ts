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
    numbers: 'masked',
    files: { documents: [] },
    issuer_id: idOf(301),
    exposure: { used: '0.00', limit: '1000000.00', free: '1000000.00', companies: [] },
    knock_outs: [
      {
        ...{ code: 'too_young', met: true },
        ...{ found: 'Incorporated on 4 Mar 2019', found_code: null, found_params: null },
        ...{ required: '24 months in business', required_code: null, required_params: null },
      },
      {
        ...{ code: 'note_past_due', met: false },
        ...{ found: 'Days past due: 41', found_code: null, found_params: null },
        ...{ required: '30 or fewer', required_code: null, required_params: null },
      },
    ],
    record: { notes: 0, completed: 0, late: 0, defaulted: 0, most_days_late: 0 },
    requests: [],
    fact_sheet: null,
    requested_instalment: '1000.00',
    figure_documents: [],
    comparable_notes: [],
    history: [],
    ...differences,
  };
}

/** A scorecard of grade B. */
export function assessment(): NonNullable<CallResponse<'operatorFinancingApplication'>['assessment']> {
  const year = {
    revenue: '2400000.00',
    profit_before_tax: '168000.00',
    equity: '600000.00',
    assets: '1500000.00',
    liabilities: '900000.00',
    current_assets: '700000.00',
    current_liabilities: '500000.00',
    debt_service: '120000.00',
  };
  return {
    score: 70,
    grade: 'B',
    computed_grade: 'B',
    override_reason: null,
    components: [
      {
        name: 'bureau',
        weight: 30,
        points: 76,
        reason: 'Score 720 of 850',
        reason_code: null,
        reason_params: null,
      },
    ],
    factors: null,
    suggested: { rate_min: '9.50', rate_max: '12.50', limit: '500000.00' },
    figures: {
      bureau: {
        reference: 'B-1',
        reported_on: '2026-11-17',
        score: 720,
        arrears_months: 0,
        legal_suits: 0,
        is_insolvent: false,
      },
      statements: {
        months: 6,
        inflow: '210000.00',
        outflow: '170000.00',
        instalments: '4000.00',
        lowest_balance: '12000.00',
        returned_cheques: 1,
      },
      years: [
        { year: 2025, ...year },
        { year: 2024, ...year },
      ],
      conduct: { suppliers: 'on_time', statutory_paid: true },
      security: { kind: 'personal_guarantee', buyer: 'private' },
    },
    assessed_by: 'Mei Ling Tan',
    assessed_at: '2026-11-17T03:04:05.000Z',
  };
}
