import type { OperatorRole } from './operator-roles.ts';

const people = ['onboarding', 'compliance'] as const;
export const overseers = ['compliance', 'administrator'] as const;

/** What operators read. A call without a permission is open to every operator. */
export const views = {
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
export const personalData = {
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
