import { describe, expect, test } from 'vitest';
import type { ApprovalKind } from '../permissions.ts';
import { fieldErrorsOf } from '../testing.ts';
import { operatorSchemas } from './operator.ts';

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';
const offer = {
  amount: '130000',
  rate: '11.00',
  term_months: 4,
  profile: 'equal_monthly_flat',
  grade: 'B',
  is_guaranteed: false,
};

const receipt = {
  source: 'issuer',
  amount: '2500.00',
  received_on: '2026-11-20',
  payer_name: 'KILANG ROTI SDN BHD',
  bank_reference: 'MBB-20261120-77',
};

function proposal(kind: string, after: unknown, more: Record<string, unknown> = {}) {
  return { kind, subject_id: anId, after, reason: 'Checked the documents', ...more };
}

const taken: Record<ApprovalKind, readonly unknown[]> = {
  application_decision: [
    { decision: 'Approved' },
    { decision: 'More Info Required', remarks: [{ field: 'identity_front', text: 'Too dark to read' }] },
  ],
  ekyc_decision: [{ decision: 'Approved' }, { decision: 'Retry', message: 'The picture is too dark.' }],
  premium_decision: [{ decision: 'Approved' }, { decision: 'Rejected', remarks: 'The slip is of 2023.' }],
  bank_account_review: [{ decision: 'accept' }, { decision: 'refuse' }],
  financing_offer: [offer, { ...offer, is_guaranteed: true, guarantor_name: 'Lim Wei Ming' }],
  financing_rejection: [{ reason: 'Not enough cash flow' }],
  grade_override: [{ grade: 'A' }],
  management_mandate: [
    {
      ...{ document_id: anId, from: '2027-01-04', until: null, max_per_note: '5000.00' },
      ...{ minimum_grade: 'C', contracts: ['Shariah'] },
    },
  ],
  market_return: [{ period: '2026-Q3' }],
  monitoring_rule: [
    {
      ...{ kind: 'structuring', is_enabled: true, severity: 'normal' },
      ...{ days: 7, count: 3, amount: '25000.00', percent: null, backtest_id: anId, alerts: 4 },
    },
  ],
  managed_order: [
    { action: 'subscription', amount: '500.00' },
    { action: 'cancellation', amount: '500.00' },
  ],
  issuer_group: [{ registration_numbers: ['202001012345', '1234567-X'] }],
  facility_limit: [
    { amount: '300000.00', from: '2027-01-04', until: '2027-12-31', buyers: ['Pasar Besar Sdn Bhd'] },
    { amount: '0.00', from: '2027-01-04', until: '2027-12-31', buyers: [] },
  ],
  campaign_change: [{ action: 'pause', message: 'The largest buyer has left.' }],
  fact_sheet_revision: [
    { security: null, risks: [{ risk: 'One buyer', mitigant: 'A second one' }], documents: [anId] },
  ],
  payout_batch: [{ payout_ids: [anId] }],
  topup_review: [
    { decision: 'credit' },
    { decision: 'credit', bank_reference: 'B2026112001' },
    { decision: 'refund' },
  ],
  receipt_review: [{ decision: 'book' }, { decision: 'refund' }],
  statement_import: [{}],
  exception_resolution: [
    { category: 'timing', transfer_id: null },
    { category: 'duplicate_line', transfer_id: anId },
  ],
  bank_charge: [{ amount: '10.60' }],
  bank_profit: [{ amount: '12.00' }],
  line_return: [{ amount: '77.00' }],
  line_allocation: [
    { amount: '77.00', parts: [{ target: 'note', target_id: anId, amount: '77.00' }] },
    {
      amount: '77.00',
      parts: [
        { target: 'topup', target_id: anId, amount: '70.00' },
        { target: 'sender', target_id: null, amount: '7.00' },
      ],
    },
  ],
  withdrawal_rejection: [{ message: 'Your bank account is under review.' }],
  setting_change: [
    { key: 'service_fee_bps', value: 1500, effective_from: '2027-01-01' },
    { key: 'rate_cap_basis', value: 'simple', effective_from: '2027-01-01' },
    { key: 'origination_fee_bps', value: [{ up_to_months: 12, bps: 150 }], effective_from: '2027-01-01' },
  ],
  holiday_change: [
    {
      calendar: 'federal',
      changes: [
        { action: 'add', day: '2028-02-29', name: 'A day', name_ms: 'Satu hari', is_provisional: false },
        { action: 'move', id: anId, day: '2028-03-01', is_provisional: true },
        { action: 'confirm', id: anId },
        { action: 'remove', id: anId },
      ],
    },
  ],
  note_default: [{}],
  note_receipt: [receipt, { ...receipt, source: 'recovery' }],
  note_close: [{ outcome: 'recovered' }, { outcome: 'written_off' }],
  recovery_cost: [{ amount: '350.00', on: '2026-11-20', what: 'The letter of a lawyer' }],
  address_change: [{ decision: 'accept' }, { decision: 'reject', rejection: 'unreadable' }],
  tax_residence: [
    { country: 'SG', effective_from: '2026-12-01', document_kind: 'certificate', document_id: anId },
  ],
  late_waiver: [{ late_charge: '12.00', gharamah: '0.00' }],
  restructuring: [
    {
      ...{ months: 12, pause_months: 0, grace_months: 3, extension_rate: '8.50', document_id: anId },
      ...{ adviser_name: null, adviser_consented_on: null, adviser_document_id: null },
    },
  ],
  guarantor_payout: [{ amount: '10200.00' }, { amount: '200.00', part: 'overpaid' }],
  guarantee_close: [{ explanation: 'The guarantor is insolvent.' }],
  repayment_release: [{}],
  excess_refund: [{ amount: '1000.00' }],
  screening_clearance: [{ decision: 'cleared' }, { decision: 'confirmed' }],
  screening_list_change: [
    {
      listed_on: '2026-11-20',
      add: [{ kind: 'person', name: 'Somebody Listed', source: 'Gazette of 20 November' }],
      remove: [anId],
    },
  ],
  marketing_funding: [{ amount: '500.00' }],
  treasury_sweep: [{ through: '2026-10-31' }],
  treasury_remittance: [
    { obligation: 'service_tax', through: '2026-10-31' },
    {
      ...{ obligation: 'recovery_costs', through: '2026-10-31', recipient_id: anId, note_id: anId },
      ...{ invoice_file_id: anId, invoice_number: 'INV-1' },
    },
  ],
  remittance_cancellation: [{}],
  remittance_recipient: [{ state: 'active' }, { state: 'ended' }],
  deduction_refund: [{}],
  unclaimed_payment: [{ return_year: 2033 }],
  unclaimed_payment_cancellation: [{}],
  tax_payment: [{ bank_reference: 'D1', official_reference: 'SST-1' }],
  account_state: [
    { account_status: 'Inactive', reason: 'Asked for by the owner' },
    { account_status: 'Inactive', reason: 'Please contact us', category: 'fraud' },
  ],
  money_restriction: [{ level: 'none' }, { level: 'outgoing' }, { level: 'frozen' }],
  money_restriction_confirmation: [{ level: 'frozen' }],
  account_flags: [
    { is_fund_managed: true, parent_email: null, guaranteed_only: false },
    { is_fund_managed: false, parent_email: 'head.office@example.com', guaranteed_only: true },
  ],
  operator_create: [
    {
      name: 'Nurul Huda',
      email: 'nurul@titian.example',
      phone_number: '+60123456789',
      identity_last4: '5677',
      roles: ['finance', 'credit'],
    },
  ],
  operator_roles: [{ roles: ['administrator'] }],
  operator_details: [{ phone_number: '+60123456789', identity_last4: '5677' }],
  operator_disable: [{}],
  operator_enable: [{}],
  operator_password_reset: [{}],
  operator_second_factor_reset: [{}],
  permission_change: [
    {
      cells: [{ role: 'finance', permission: 'payout_batch', allowed: true, limit: '10000.00' }],
      standstill: ['payout_batch'],
    },
  ],
};

describe('a proposal', () => {
  const { body } = operatorSchemas.operatorPropose;

  test.each([
    [{}, ['kind']],
    [proposal('give_money', {}), ['kind']],
    [proposal('application_decision', undefined), ['after']],
    [proposal('application_decision', { decision: 'Maybe' }), ['after.decision']],
    [proposal('application_decision', { decision: 'Approved', inv_no: '1' }), ['after.inv_no']],
    [proposal('application_decision', { decision: 'Approved' }, { subject_id: '1' }), ['subject_id']],
    [proposal('application_decision', { decision: 'Approved' }, { reason: ' ' }), ['reason']],
    [proposal('application_decision', { decision: 'Approved' }, { maker_id: anId }), ['maker_id']],
    [proposal('financing_offer', { ...offer, amount: '130,000' }), ['after.amount']],
    [proposal('financing_offer', { ...offer, rate: 11 }), ['after.rate']],
    [proposal('financing_offer', { ...offer, term_months: 37 }), ['after.term_months']],
    [proposal('financing_offer', { ...offer, grade: 'Z' }), ['after.grade']],
    [proposal('financing_offer', { ...offer, components: {} }), ['after.components']],
    [proposal('grade_override', { grade: 'Z' }), ['after.grade']],
    [proposal('issuer_group', { registration_numbers: [] }), ['after.registration_numbers']],
    [
      proposal('facility_limit', { amount: '-1', until: '2027-02-30', buyers: [' '] }),
      ['after.amount', 'after.from', 'after.until', 'after.buyers.0'],
    ],
    [proposal('campaign_change', { action: 'stop' }), ['after.action', 'after.message']],
    [
      proposal('fact_sheet_revision', { risks: [{ risk: ' ', mitigant: 'A second one' }], documents: ['1'] }),
      ['after.security', 'after.risks.0.risk', 'after.documents.0'],
    ],
    [proposal('financing_rejection', {}), ['after.reason']],
    [proposal('payout_batch', { payout_ids: [] }), ['after.payout_ids']],
    [proposal('topup_review', { decision: 'keep' }), ['after.decision']],
    [proposal('receipt_review', { decision: 'credit' }), ['after.decision']],
    [proposal('withdrawal_rejection', { message: ' ' }), ['after.message']],
    [proposal('setting_change', { key: 'X', value: 1, effective_from: '2027-01-01' }), ['after.key']],
    [
      proposal('setting_change', { key: 'service_fee_bps', value: 1, effective_from: 'now' }),
      ['after.effective_from'],
    ],
    [proposal('holiday_change', { calendar: 'selangor', changes: [] }), ['after.calendar', 'after.changes']],
    [
      proposal('holiday_change', {
        calendar: 'federal',
        changes: [{ action: 'move', id: anId, day: '2027-02-29', is_provisional: 'no' }],
      }),
      ['after.changes.0.day', 'after.changes.0.is_provisional'],
    ],
    [proposal('screening_clearance', { decision: 'maybe' }), ['after.decision']],
    [
      proposal('screening_list_change', { listed_on: 'today', add: [{}], remove: ['1'] }),
      ['after.listed_on', 'after.add.0.kind', 'after.add.0.name', 'after.add.0.source', 'after.remove.0'],
    ],
    [proposal('note_default', { amount: '1' }), ['after.amount']],
    [
      proposal('note_receipt', { ...receipt, source: 'friend', amount: '-1' }),
      ['after.source', 'after.amount'],
    ],
    [proposal('note_close', { outcome: 'forgotten' }), ['after.outcome']],
    [proposal('recovery_cost', { amount: '1.00', on: 'today' }), ['after.on', 'after.what']],
    [
      proposal('restructuring', { months: 37, pause_months: 1.5, grace_months: -1, extension_rate: '-1' }),
      [
        ...['after.months', 'after.pause_months', 'after.grace_months', 'after.extension_rate'],
        ...[
          'after.document_id',
          'after.adviser_name',
          'after.adviser_consented_on',
          'after.adviser_document_id',
        ],
      ],
    ],
    [proposal('late_waiver', { late_charge: '-1' }), ['after.late_charge', 'after.gharamah']],
    [proposal('guarantor_payout', { part: 'all' }), ['after.amount', 'after.part']],
    [proposal('guarantee_close', { explanation: ' ' }), ['after.explanation']],
    [
      proposal('tax_residence', { country: 'XX', effective_from: 'now', document_kind: 'letter' }),
      ['after.country', 'after.effective_from', 'after.document_kind', 'after.document_id'],
    ],
    [proposal('repayment_release', { amount: '1' }), ['after.amount']],
    [proposal('excess_refund', { amount: '-1' }), ['after.amount']],
    [
      proposal('account_flags', { is_fund_managed: 1, parent_email: 'nobody' }),
      ['after.is_fund_managed', 'after.parent_email', 'after.guaranteed_only'],
    ],
    [proposal('treasury_sweep', { through: 'now' }), ['after.through']],
    [
      proposal('treasury_remittance', { obligation: 'fees', through: 'x' }),
      ['after.obligation', 'after.through'],
    ],
    [proposal('remittance_recipient', { state: 'draft' }), ['after.state']],
    [proposal('tax_payment', {}), ['after.bank_reference', 'after.official_reference']],
    [proposal('account_state', { account_status: 'Pending', reason: 'x' }), ['after.account_status']],
    [
      proposal('account_state', { account_status: 'Inactive', reason: 'x', category: 'theft' }),
      ['after.category'],
    ],
    [
      proposal('operator_details', { phone_number: '', identity_number: '900131145677' }),
      ['after.phone_number', 'after.identity_last4', 'after.identity_number'],
    ],
    [proposal('money_restriction', { level: 'stopped' }), ['after.level']],
    [proposal('money_restriction_confirmation', { level: 'none' }), ['after.level']],
  ])('is rejected %#', (value, fields) => {
    expect(Object.keys(fieldErrorsOf(body, value) ?? {})).toEqual(fields);
  });

  test.each(Object.entries(taken))('of the kind %s is taken', (kind, afters) => {
    for (const after of afters) expect(fieldErrorsOf(body, proposal(kind, after))).toBeNull();
  });

  test('of a setting needs no subject, which its key names', () => {
    const after = { key: 'service_fee_bps', value: 1500, effective_from: '2027-01-01' };
    expect(fieldErrorsOf(body, { kind: 'setting_change', after, reason: 'Board decision' })).toBeNull();
  });
});

describe('a decision', () => {
  test('may go without words, a rejection may not', () => {
    expect(fieldErrorsOf(operatorSchemas.operatorApprove.body, {})).toBeNull();
    expect(fieldErrorsOf(operatorSchemas.operatorReject.body, {})).toHaveProperty('reason');
    expect(fieldErrorsOf(operatorSchemas.operatorReject.body, { reason: 'Wrong amount' })).toBeNull();
  });
});

describe('the back office', () => {
  test.each([
    [operatorSchemas.operatorLogin.body, { email: 'x', password: 'y' }, 'email'],
    [operatorSchemas.operatorAuthenticateTwoFactor.body, { otp_code: '12345' }, 'otp_code'],
    [operatorSchemas.operatorApplications.query, { state: 'Open' }, 'state'],
    [operatorSchemas.operatorApplications.query, { form: 'club' }, 'form'],
    [operatorSchemas.operatorPayouts.query, { state: 'lost' }, 'state'],
    [operatorSchemas.operatorApplication.params, { id: 'x' }, 'id'],
  ])('rejects %#', (schema, value, field) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual([field]);
  });

  test.each([
    [operatorSchemas.operatorApplications.query, { state: 'More Info Required', form: 'business' }],
    [operatorSchemas.operatorPayouts.query, { state: 'queued', cursor: anId }],
    [operatorSchemas.operatorAuthenticateTwoFactor.body, { otp_code: '123456' }],
  ])('takes %#', (schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});
