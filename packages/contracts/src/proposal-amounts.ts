import { type ApprovalKind, isApprovalKind } from './permissions.ts';

/** Where a proposal has its amount: fields of one of its parts, of which the sum counts. */
export interface AmountPlace {
  readonly part: 'before' | 'after' | 'binds';
  readonly fields: readonly [string, ...string[]];
}

const at = (part: AmountPlace['part'], ...fields: AmountPlace['fields']): AmountPlace => ({ part, fields });

/**
 * The amount of each kind of proposal, by which limits of operators are compared (OPS-31); null for kinds that neither
 * move money nor change what somebody is owed by an amount of their own.
 */
export const amountPlaces: Readonly<Record<ApprovalKind, AmountPlace | null>> = {
  application_decision: null,
  premium_decision: null,
  bank_account_review: null,
  address_change: null,
  tax_residence: null,
  ekyc_decision: null,
  financing_offer: at('after', 'amount'),
  financing_rejection: null,
  grade_override: null,
  issuer_group: null,
  facility_limit: at('after', 'amount'),
  campaign_change: null,
  fact_sheet_revision: null,
  payout_batch: at('before', 'total'),
  topup_review: at('before', 'amount'),
  receipt_review: at('before', 'amount'),
  /** A file of lines: what each becomes is decided by proposals of its own. */
  statement_import: null,
  exception_resolution: at('binds', 'amount'),
  bank_charge: at('after', 'amount'),
  bank_profit: at('after', 'amount'),
  line_return: at('after', 'amount'),
  line_allocation: at('after', 'amount'),
  withdrawal_rejection: at('before', 'amount'),
  setting_change: null,
  holiday_change: null,
  management_mandate: null,
  managed_order: at('after', 'amount'),
  note_default: at('binds', 'debt'),
  note_receipt: at('after', 'amount'),
  note_close: at('before', 'outstanding'),
  recovery_cost: at('after', 'amount'),
  late_waiver: at('after', 'late_charge', 'gharamah'),
  restructuring: at('before', 'outstanding'),
  guarantor_payout: at('after', 'amount'),
  guarantee_close: at('before', 'outstanding'),
  repayment_release: at('before', 'amount'),
  excess_refund: at('after', 'amount'),
  marketing_funding: at('after', 'amount'),
  treasury_sweep: at('before', 'amount'),
  treasury_remittance: at('before', 'amount'),
  remittance_cancellation: at('before', 'amount'),
  remittance_recipient: null,
  tax_payment: at('before', 'amount'),
  deduction_refund: at('binds', 'amount'),
  unclaimed_payment: at('before', 'amount'),
  unclaimed_payment_cancellation: at('before', 'amount'),
  screening_clearance: null,
  screening_list_change: null,
  account_state: null,
  account_flags: null,
  operator_create: null,
  operator_roles: null,
  operator_details: null,
  operator_disable: null,
  operator_enable: null,
  operator_password_reset: null,
  operator_second_factor_reset: null,
  monitoring_rule: null,
  market_return: null,
  permission_change: null,
  money_restriction: null,
  money_restriction_confirmation: null,
};

/** Whether a limit by amount may be set for a permission: for kinds of proposals with an amount. */
export function hasAmount(permission: string): boolean {
  return isApprovalKind(permission) && amountPlaces[permission] !== null;
}
