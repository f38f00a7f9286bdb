import type { OperatorRole } from './endpoint.ts';

/** Kinds of proposals and the role that both the maker and the (different) checker need (rules §8). */
export const approvalRoles = {
  application_decision: 'onboarding',
  premium_decision: 'onboarding',
  bank_account_review: 'onboarding',
  ekyc_decision: 'onboarding',
  financing_offer: 'credit',
  financing_rejection: 'credit',
  grade_override: 'credit',
  issuer_group: 'credit',
  campaign_change: 'credit',
  fact_sheet_revision: 'credit',
  payout_batch: 'finance',
  topup_review: 'finance',
  receipt_review: 'finance',
  withdrawal_rejection: 'finance',
  setting_change: 'administrator',
  note_default: 'finance',
  note_receipt: 'finance',
  note_close: 'finance',
  recovery_cost: 'finance',
  guarantor_payout: 'finance',
  repayment_release: 'finance',
  marketing_funding: 'finance',
  treasury_sweep: 'finance',
  treasury_remittance: 'finance',
  remittance_cancellation: 'finance',
  remittance_recipient: 'finance',
  tax_payment: 'finance',
  screening_clearance: 'compliance',
  screening_list_change: 'compliance',
  account_state: 'compliance',
  account_flags: 'compliance',
} as const satisfies Record<string, OperatorRole>;

export type ApprovalKind = keyof typeof approvalRoles;
