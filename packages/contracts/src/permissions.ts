import type { OperatorRole } from './operator-roles.ts';

const people = ['onboarding', 'compliance'] as const;
const overseers = ['compliance', 'administrator'] as const;
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

/** What operators read. A call without a permission is open to every operator. */
const views = {
  /** The roles whose work is with people, not with notes (OPS-9). */
  customer_view: ['support', 'onboarding', 'compliance', 'finance', 'administrator', 'auditor'],
  /** The parts of a customer's page, each for the roles whose work needs it (OPS-23). */
  customer_document_view: [...people, 'auditor'],
  customer_company_view: ['onboarding', 'finance', 'compliance', 'administrator', 'auditor'],
  customer_money_view: ['support', 'finance', 'compliance', 'administrator', 'auditor'],
  customer_message_view: ['support', 'compliance', 'administrator', 'auditor'],
  customer_security_view: ['support', 'compliance', 'administrator', 'auditor'],
  customer_link_view: ['onboarding', 'compliance', 'administrator', 'auditor'],
  customer_trail_view: [...overseers, 'auditor'],
  /** What a screening, an alert or a report leads to stays with compliance, for administrators too (OPS-24). */
  suspicion_view: ['compliance'],
  bank_account_change_view: ['onboarding', 'administrator', 'auditor'],
  address_change_view: [...people, 'auditor'],
  ekyc_view: [...people, 'auditor'],
  screening_hit_view: ['compliance', 'onboarding', 'administrator', 'auditor'],
  screening_list_view: [...overseers, 'auditor'],
  /** Cause and reason of a restriction too: a suspected customer must not be tipped off (decision 032). */
  money_restriction_view: [...overseers, 'auditor'],
  security_event_view: [...overseers, 'auditor'],
  permission_view: [...overseers, 'auditor'],
  /** Counts and times alone, nothing of customers (OPS-28). */
  health_view: ['support', 'finance', 'compliance', 'administrator', 'auditor'],
  shariah_trade_view: [...overseers, 'auditor'],
  reconciliation_view: ['support', 'finance', 'administrator', 'auditor'],
  treasury_view: ['finance', 'compliance', 'administrator', 'auditor'],
  payout_file_view: ['finance'],
  /** What a withdrawal is decided by: money in and out, declared income, changes of the sign-in. */
  withdrawal_facts_view: ['finance', 'compliance', 'auditor'],
  /** Whose funds are managed, under which mandate, and what was ordered for them. */
  fund_management_view: ['finance', 'compliance', 'administrator', 'auditor'],
  /** Whoever answers customers or follows up notes and money; alerts are seen by fewer (CAS-8). */
  case_view: ['support', 'credit', 'finance', 'compliance', 'administrator', 'auditor'],
  case_alert_view: ['compliance'],
  /** Sums of the whole platform: no customer's data beside names of issuers and numbers of investors (OPS-37). */
  report_view: ['credit', 'finance', 'compliance', 'administrator', 'auditor'],
  /** The export of all transfers; accounts in it are pseudonyms (PRF-8). */
  ledger_view: ['finance', 'compliance', 'administrator', 'auditor'],
  /** Alerts and the rules that raise them: nobody else may learn what is suspected (TXM-6). */
  monitoring_view: ['compliance'],
  large_amount_view: ['compliance'],
  /** Cash without activity of its owner: money that finance holds, and a duty that compliance watches (CMP-8). */
  unclaimed_money_view: ['finance', 'compliance', 'auditor'],
  /** How much a customer is watched, and why (CMP-2). */
  risk_rating_view: ['compliance'],
  /** Reports to the authority, as what they rest on (TXM-8). */
  suspicion_report_view: ['compliance'],
  /** Which access operators have, and what was decided of it each quarter (OPS-45). */
  access_review_view: [...overseers, 'auditor'],
  /** The registers of complaints, data requests, breaches and conflicts (CMP-5). */
  register_view: [...overseers, 'auditor'],
  /** Who follows up late notes, and their auditors (REC-16). */
  collection_view: ['credit', 'finance', 'compliance', 'administrator', 'auditor'],
  /** What happened on each business day, with its control sums (OPS-65). */
  business_day_view: ['finance', 'compliance', 'administrator', 'auditor'],
  operator_account_view: ['administrator', 'auditor'],
  /** The onboarding file of a company, from the case that assesses it (OPS-27). */
  company_file_view: ['credit', 'auditor'],
  /** What a change would lead to, worked out before it is proposed. */
  restructuring_view: ['finance', 'auditor'],
  setting_impact_view: ['administrator', 'auditor'],
  letter_view: ['credit', 'finance', 'auditor'],
} as const satisfies Record<string, readonly OperatorRole[]>;

/** Files and unmasked numbers of customers: for those who decide by them, and their auditors (decision 058). */
const personalData = {
  personal_file_view: [...people, 'auditor'],
  /** Part of the company's application, and what credit later assesses it by. */
  company_statement_view: ['onboarding', 'credit', 'compliance', 'auditor'],
  financing_file_view: ['credit', 'compliance', 'auditor'],
  agreement_file_view: ['credit', 'finance', 'compliance', 'auditor'],
  money_file_view: ['finance', 'compliance', 'auditor'],
  number_view: ['onboarding', 'credit', 'finance', 'compliance', 'auditor'],
  identity_number_view: [...people, 'auditor'],
  guarantor_number_view: ['credit', 'compliance', 'auditor'],
  account_number_view: ['onboarding', 'finance', 'compliance', 'auditor'],
  payout_number_view: ['finance', 'compliance', 'auditor'],
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
