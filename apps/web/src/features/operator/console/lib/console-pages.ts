import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { may, type Permission, type PermissionHolder } from '@titian/contracts/permissions';
import type { operatorRouteTable } from '../../../../config/routes.ts';

type ConsolePageName = Exclude<
  keyof typeof operatorRouteTable,
  'operator_login' | 'operator_password' | 'operator_passkey'
>;

export interface ConsolePage {
  readonly page: ConsolePageName;
  /** The call that the page requires: without permission for it the page is not offered. */
  readonly reads: EndpointName;
  /** What waits there, by the name of the server's count. */
  readonly queue?: ConsoleQueue;
}

export type ConsoleQueue =
  | 'approvals'
  | 'applications'
  | 'cases'
  | 'collections'
  | 'ekyc_reviews'
  | 'screening_hits'
  | 'registers'
  | 'access_reviews'
  | 'money_restrictions'
  | 'premium_upgrades'
  | 'bank_accounts'
  | 'address_changes'
  | 'financing_applications'
  | 'held_payments'
  | 'withdrawals'
  | 'payouts'
  | 'reconciliation'
  | 'certificates'
  | 'holidays'
  | 'health';

export interface ConsolePageGroup {
  readonly group: 'queues' | 'customers' | 'financing' | 'money' | 'platform';
  readonly pages: readonly ConsolePage[];
}

const groups: readonly ConsolePageGroup[] = [
  {
    group: 'queues',
    pages: [
      { page: 'operator_home', reads: 'operatorCurrent' },
      { page: 'operator_approvals', reads: 'operatorApprovals', queue: 'approvals' },
      { page: 'operator_cases', reads: 'operatorCases', queue: 'cases' },
    ],
  },
  {
    group: 'customers',
    pages: [
      { page: 'operator_customers', reads: 'operatorCustomers' },
      { page: 'operator_applications', reads: 'operatorApplications', queue: 'applications' },
      { page: 'operator_ekyc', reads: 'operatorEkycReviews', queue: 'ekyc_reviews' },
      { page: 'operator_screening', reads: 'operatorScreeningHits', queue: 'screening_hits' },
      { page: 'operator_monitoring', reads: 'operatorAlerts' },
      { page: 'operator_suspicion_reports', reads: 'operatorSuspicionReports' },
      { page: 'operator_large_amounts', reads: 'operatorLargeAmounts' },
      { page: 'operator_risk_ratings', reads: 'operatorRiskRatings' },
      { page: 'operator_registers', reads: 'operatorRegister', queue: 'registers' },
      { page: 'operator_restrictions', reads: 'operatorMoneyRestrictions', queue: 'money_restrictions' },
      { page: 'operator_bank_accounts', reads: 'operatorBankAccounts', queue: 'bank_accounts' },
      { page: 'operator_address_changes', reads: 'operatorAddressChanges', queue: 'address_changes' },
      { page: 'operator_premium', reads: 'operatorPremiumUpgrades', queue: 'premium_upgrades' },
    ],
  },
  {
    group: 'financing',
    pages: [
      { page: 'operator_financing', reads: 'operatorFinancingApplications', queue: 'financing_applications' },
      { page: 'operator_notes', reads: 'operatorNotes' },
      { page: 'operator_collections', reads: 'operatorCollections', queue: 'collections' },
      { page: 'operator_shariah', reads: 'operatorShariahTrades' },
    ],
  },
  {
    group: 'money',
    pages: [
      { page: 'operator_held_payments', reads: 'operatorHeldPayments', queue: 'held_payments' },
      { page: 'operator_withdrawals', reads: 'operatorWithdrawals', queue: 'withdrawals' },
      { page: 'operator_payouts', reads: 'operatorPayouts', queue: 'payouts' },
      { page: 'operator_reconciliation', reads: 'operatorReconciliation', queue: 'reconciliation' },
      { page: 'operator_days', reads: 'operatorBusinessDays' },
      { page: 'operator_fund_management', reads: 'operatorManagedInvestors' },
      { page: 'operator_unclaimed_moneys', reads: 'operatorUnclaimedMoneys' },
      { page: 'operator_treasury', reads: 'operatorTreasury' },
      { page: 'operator_marketing', reads: 'operatorMarketing' },
      { page: 'operator_rail', reads: 'operatorRail', queue: 'certificates' },
    ],
  },
  {
    group: 'platform',
    pages: [
      { page: 'operator_reports', reads: 'operatorReport' },
      { page: 'operator_operators', reads: 'operatorAccounts' },
      { page: 'operator_access_reviews', reads: 'operatorAccessReviews', queue: 'access_reviews' },
      { page: 'operator_permissions', reads: 'operatorPermissions' },
      { page: 'operator_settings', reads: 'operatorSettings' },
      { page: 'operator_holidays', reads: 'operatorHolidays', queue: 'holidays' },
      { page: 'operator_health', reads: 'operatorHealth', queue: 'health' },
      { page: 'operator_security_events', reads: 'operatorSecurityEvents' },
      { page: 'operator_audit', reads: 'operatorAudit' },
      { page: 'operator_own_conflicts', reads: 'operatorOwnConflicts' },
      { page: 'operator_security', reads: 'operatorSessions' },
    ],
  },
];

/** Who works on what waits: what is others' work is not counted (OPS-21). */
const worksOn: Readonly<Record<ConsoleQueue, Permission>> = {
  approvals: 'proposal_decision',
  applications: 'application_decision',
  cases: 'case_work',
  collections: 'collection_work',
  ekyc_reviews: 'ekyc_decision',
  screening_hits: 'screening_clearance',
  registers: 'register_management',
  access_reviews: 'access_review',
  money_restrictions: 'money_restriction',
  premium_upgrades: 'premium_decision',
  bank_accounts: 'bank_account_review',
  address_changes: 'address_change',
  financing_applications: 'financing_assessment',
  held_payments: 'receipt_review',
  withdrawals: 'withdrawal_rejection',
  payouts: 'payout_batch',
  reconciliation: 'exception_resolution',
  certificates: 'certificate_notice',
  holidays: 'holiday_change',
  health: 'health_view',
};

/**
 * The pages of the back office that an operator can work with by the permissions held, by subject (OPS-9), each with its
 * queue where the operator works on it.
 */
export function consolePages(operator: PermissionHolder): readonly ConsolePageGroup[] {
  return groups
    .map(({ group, pages }) => ({
      group,
      pages: pages
        .filter(({ reads }) => mayCall(reads, operator))
        .map(({ queue, ...page }) =>
          queue !== undefined && may(operator, worksOn[queue]) ? { ...page, queue } : page,
        ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

function mayCall(name: EndpointName, operator: PermissionHolder): boolean {
  const { permission }: Endpoint = endpoints[name];
  return permission === undefined || may(operator, permission);
}
