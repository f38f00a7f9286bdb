import type { OperatorRole } from './operator-roles.ts';
import { overseers, personalData, views } from './reading-permissions.ts';

const everyMaker = ['onboarding', 'credit', 'finance', 'compliance', 'administrator'] as const;

/** Kinds of proposals: maker and (different) checker hold the permission of the kind (OPS-2). */
const proposals = {
  application_decision: ['onboarding'],
  premium_decision: ['onboarding'],
  bank_account_review: ['onboarding'],
  address_change: ['onboarding'],
  tax_residence: ['onboarding'],
  ekyc_decision: ['onboarding'],
  financing_offer: ['credit'],
  financing_rejection: ['credit'],
  grade_override: ['credit'],
  issuer_group: ['credit'],
  facility_limit: ['credit'],
  campaign_change: ['credit'],
  fact_sheet_revision: ['credit'],
  payout_batch: ['finance'],
  topup_review: ['finance'],
  receipt_review: ['finance'],
  statement_import: ['finance'],
  exception_resolution: ['finance'],
  bank_charge: ['finance'],
  bank_profit: ['finance'],
  line_return: ['finance'],
  line_allocation: ['finance'],
  withdrawal_rejection: ['finance'],
  setting_change: ['administrator'],
  holiday_change: ['administrator'],
  note_default: ['finance'],
  note_receipt: ['finance'],
  note_close: ['finance'],
  recovery_cost: ['finance'],
  late_waiver: ['finance'],
  restructuring: ['finance'],
  guarantor_payout: ['finance'],
  guarantee_close: ['finance'],
  repayment_release: ['finance'],
  excess_refund: ['finance'],
  marketing_funding: ['finance'],
  treasury_sweep: ['finance'],
  treasury_remittance: ['finance'],
  remittance_cancellation: ['finance'],
  remittance_recipient: ['finance'],
  tax_payment: ['finance'],
  deduction_refund: ['finance'],
  unclaimed_payment: ['finance'],
  unclaimed_payment_cancellation: ['finance'],
  screening_clearance: ['compliance'],
  screening_list_change: ['compliance'],
  account_state: ['compliance'],
  account_flags: ['compliance'],
  operator_create: ['administrator'],
  operator_roles: ['administrator'],
  operator_details: ['administrator'],
  operator_disable: ['administrator'],
  operator_enable: ['administrator'],
  operator_password_reset: ['administrator'],
  operator_second_factor_reset: ['administrator'],
  management_mandate: ['compliance'],
  managed_order: ['finance'],
  monitoring_rule: ['compliance'],
  permission_change: ['administrator'],
  market_return: ['finance', 'compliance'],
  money_restriction: ['compliance'],
  money_restriction_confirmation: ['compliance'],
} as const satisfies Record<string, readonly OperatorRole[]>;

/** What one operator does alone, or receives. */
const acts = {
  /** Some kind of proposal; which one is decided per kind. */
  proposal_submission: everyMaker,
  proposal_decision: everyMaker,
  /** The second check of an exception above the settable amount (decision 031). */
  large_exception_confirmation: ['administrator'],
  operator_administration: ['administrator'],
  /** Receives the head of the audit chain by mail: each mailbox is a copy outside the database. */
  chain_head_notice: overseers,
  money_restriction_at_once: ['compliance'],
  alert_conclusion: ['compliance'],
  risk_rating: ['compliance'],
  /** Decides about the access of others and confirms what others decided (OPS-45). */
  access_review: overseers,
  /** Records breaches and manages conflicts of interest (CMP-6). */
  register_management: ['compliance'],
  /** Writes a report to the authority; another than its authors approves it (TXM-8). */
  suspicion_report: ['compliance'],
  suspicion_report_approval: ['compliance'],
  tax_document_upload: ['onboarding'],
  /** Adds the mandate that an investor signed, for a proposal that records it. */
  mandate_upload: ['compliance'],
  financing_assessment: ['credit'],
  fact_sheet_draft: ['credit'],
  document_request: ['credit'],
  note_update: ['credit', 'finance'],
  /** Contacts, promises, letters, agencies and legal steps of late notes; none of it moves money. */
  collection_work: ['credit', 'finance'],
  exception_assignment: ['finance'],
  statement_upload: ['finance'],
  /** Has the bank confirm whose account money would be paid to. */
  account_verification: ['finance'],
  recipient_draft: ['finance'],
  invoice_upload: ['finance'],
  /** Takes, answers and closes cases. */
  case_work: ['support', 'credit', 'finance', 'compliance'],
  certificate_notice: ['administrator', 'finance'],
  /** Reads one customer's data unmasked for half an hour, with a reason (OPS-62). */
  personal_data_disclosure: ['auditor'],
} as const satisfies Record<string, readonly OperatorRole[]>;

/**
 * Every permission with the operator roles that may hold it at most (OPS-14): two administrators take away from it, and
 * nothing adds to it (OPS-29).
 */
export const permissions = { ...proposals, ...views, ...personalData, ...acts };

export type ApprovalKind = keyof typeof proposals;

export type Permission = keyof typeof permissions;

/** A user with operator roles, signed in or not. */
export interface RoleHolder {
  readonly roles: readonly OperatorRole[];
}

/** An operator with the permissions held at this moment, as `grantsOf` computed them from the roles (OPS-30). */
export interface PermissionHolder {
  readonly grants: Readonly<Partial<Record<Permission, unknown>>>;
}

/** The kinds of proposals in the order of the table. */
export const approvalKinds = Object.keys(proposals) as ApprovalKind[];

/** Every permission by what it is for, in the order of the table. */
export const permissionGroups = {
  proposals: approvalKinds,
  views: Object.keys(views) as (keyof typeof views)[],
  personalData: Object.keys(personalData) as (keyof typeof personalData)[],
  acts: Object.keys(acts) as (keyof typeof acts)[],
} as const satisfies Record<string, readonly Permission[]>;

/** The names of all permissions, in the order of the table. */
export const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]];

/** Whether a kind of proposal is of the table; one that is newer than the reader is not. */
export function isApprovalKind(kind: string): kind is ApprovalKind {
  return Object.hasOwn(proposals, kind);
}

/** The roles that hold a permission at most. */
export function rolesOf(permission: Permission): readonly OperatorRole[] {
  return permissions[permission];
}

/** Whether an operator holds a permission at this moment, through one role or another. */
export function may({ grants }: PermissionHolder, permission: Permission): boolean {
  return Object.hasOwn(grants, permission);
}

/** Whether an operator holds one of the roles that were stored with something, as the confirmers of a proposal. */
export function holdsAny({ roles }: RoleHolder, wanted: readonly OperatorRole[]): boolean {
  return heldOf({ roles }, wanted).length > 0;
}

/** Those of some roles that an operator has. */
export function heldOf({ roles }: RoleHolder, wanted: readonly OperatorRole[]): OperatorRole[] {
  return wanted.filter((role) => roles.includes(role));
}

/** Whether an operator reads alone, with personal data masked (OPS-60, OPS-62). */
export function isAuditor({ roles }: RoleHolder): boolean {
  return roles.includes('auditor');
}

/** Whether roles may be held together: who audits does none of the work that is audited (OPS-61). */
export function areIndependent(roles: readonly OperatorRole[]): boolean {
  return !isAuditor({ roles }) || roles.length === 1;
}
