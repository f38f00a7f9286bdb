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
  exception_resolution: 'finance',
  bank_charge: 'finance',
  bank_profit: 'finance',
  line_return: 'finance',
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
  operator_create: 'administrator',
  operator_roles: 'administrator',
  operator_disable: 'administrator',
  operator_enable: 'administrator',
  operator_password_reset: 'administrator',
  operator_second_factor_reset: 'administrator',
  money_restriction: 'compliance',
  money_restriction_confirmation: 'compliance',
} as const satisfies Record<string, OperatorRole>;

/** Why an operator neither proposes nor decides a change that others may: each is the code of a refusal. */
export const proposalRefusals = [
  'role',
  'same_operator',
  'own_account',
  'own_customer_account',
  'own_upload',
] as const;

export type ProposalRefusal = (typeof proposalRefusals)[number];

export type ApprovalKind = keyof typeof approvalRoles;
