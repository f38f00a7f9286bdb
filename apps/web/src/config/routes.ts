/**
 * Every page of the product: address, layout and guard flags, as data (NAV-1).
 * Addresses are in the router's form: `$x` is a parameter, `{-$x}` one that may be left out.
 */

export type RouteFlag =
  | 'requiresGuest'
  | 'requiresAuth'
  | 'requiresApprovedApplication'
  | 'applicationRejected'
  | 'requiresTwoFactor'
  | 'onlyInvestors'
  | 'onlyBusinessOwners';

type LayoutName = 'guest' | 'default' | 'empty';

export interface RouteEntry {
  readonly path: string;
  readonly layout: LayoutName;
  readonly flags: readonly RouteFlag[];
}

const signedIn = ['requiresAuth', 'applicationRejected', 'requiresTwoFactor'] as const;
const approved = [
  'requiresAuth',
  'applicationRejected',
  'requiresApprovedApplication',
  'requiresTwoFactor',
] as const;

export const routeTable = {
  home: { path: '/', layout: 'guest', flags: ['requiresGuest'] },
  login: { path: '/login', layout: 'guest', flags: ['requiresGuest'] },
  register: { path: '/register/{-$type}', layout: 'guest', flags: ['requiresGuest'] },
  simulation: { path: '/simulation', layout: 'guest', flags: ['requiresGuest'] },

  register_verify: { path: '/register/verify/{-$token}', layout: 'guest', flags: [] },
  password_reset: { path: '/password/reset/{-$token}', layout: 'guest', flags: [] },
  two_factor_reset: { path: '/two-factor/reset/{-$token}', layout: 'guest', flags: [] },
  not_me: { path: '/account/not-me/$token', layout: 'guest', flags: [] },
  unsubscribe: { path: '/unsubscribe/{-$email}', layout: 'guest', flags: [] },
  privacy: { path: '/privacy', layout: 'guest', flags: [] },
  consent: { path: '/consent', layout: 'guest', flags: [] },
  issuer_disclosure: { path: '/issuer-disclosure/{-$compliant}', layout: 'guest', flags: [] },
  tnc: { path: '/tnc/{-$type}/{-$compliant}', layout: 'guest', flags: [] },
  about: { path: '/about', layout: 'guest', flags: [] },
  risk: { path: '/risk', layout: 'guest', flags: [] },
  security_policy: { path: '/security', layout: 'guest', flags: [] },
  verification: { path: '/verification', layout: 'guest', flags: [] },

  dev_mailbox: { path: '/dev/mailbox', layout: 'empty', flags: [] },
  dev_clock: { path: '/dev/clock', layout: 'empty', flags: [] },
  payment: { path: '/pay/$token', layout: 'empty', flags: [] },
  mobile_topup: { path: '/mobile/balance/topup', layout: 'empty', flags: [] },
  account_disabled: { path: '/account/disabled', layout: 'empty', flags: ['requiresAuth'] },
  investor_application: { path: '/investors/apply', layout: 'empty', flags: signedIn },
  business_application: { path: '/business_owners/apply', layout: 'empty', flags: signedIn },

  application_review: { path: '/application/review', layout: 'guest', flags: signedIn },
  application_rejected: {
    path: '/application/rejected',
    layout: 'guest',
    flags: ['requiresAuth', 'requiresTwoFactor'],
  },
  two_factor: { path: '/two-factor-page', layout: 'guest', flags: ['requiresAuth'] },

  dashboard: { path: '/dashboard', layout: 'default', flags: signedIn },
  settings: { path: '/account/settings', layout: 'default', flags: signedIn },
  messages: {
    path: '/account/messages/{-$id}',
    layout: 'default',
    flags: ['requiresAuth', 'requiresTwoFactor'],
  },
  my_activity: { path: '/my_activity', layout: 'default', flags: signedIn },
  notifications: { path: '/notifications', layout: 'default', flags: signedIn },
  referral: { path: '/referral', layout: 'default', flags: signedIn },

  fpx_verify: { path: '/topup/fpx-verify', layout: 'default', flags: approved },
  balance: { path: '/balance/{-$action}', layout: 'default', flags: approved },
  notes: { path: '/notes/{-$ref_code}', layout: 'default', flags: approved },
  bo_notes: { path: '/bo/notes', layout: 'default', flags: approved },
  apply_financing: { path: '/financing/apply', layout: 'default', flags: approved },
  platform_performance: { path: '/platform/performance', layout: 'default', flags: approved },
  auto_investment: { path: '/smart-investment/{-$preset}', layout: 'default', flags: approved },
  direct_debit: { path: '/direct-debit/settings', layout: 'default', flags: approved },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;

/** The back office: its own session, layout and guard. */
export const operatorRouteTable = {
  operator_login: { path: '/operator/login', public: true },
  operator_password: { path: '/operator/password/$token', public: true },
  operator_passkey: { path: '/operator/passkey', public: false },
  operator_home: { path: '/operator', public: false },
  operator_approvals: { path: '/operator/approvals', public: false },
  operator_applications: { path: '/operator/applications/{-$id}', public: false },
  operator_ekyc: { path: '/operator/identity-checks/{-$id}', public: false },
  operator_premium: { path: '/operator/premium-upgrades/{-$id}', public: false },
  operator_bank_accounts: { path: '/operator/bank-accounts', public: false },
  operator_address_changes: { path: '/operator/address-changes/{-$id}', public: false },
  operator_financing: { path: '/operator/financing-applications/{-$id}', public: false },
  operator_cases: { path: '/operator/cases/{-$id}', public: false },
  operator_customers: { path: '/operator/customers/{-$id}/{-$tab}', public: false },
  operator_collections: { path: '/operator/collections/{-$number}', public: false },
  operator_notes: { path: '/operator/notes', public: false },
  operator_held_payments: { path: '/operator/held-payments', public: false },
  operator_withdrawals: { path: '/operator/withdrawals', public: false },
  operator_payouts: { path: '/operator/payouts', public: false },
  operator_reconciliation: { path: '/operator/reconciliation', public: false },
  operator_settings: { path: '/operator/settings', public: false },
  operator_holidays: { path: '/operator/holidays', public: false },
  operator_screening: { path: '/operator/screening', public: false },
  operator_restrictions: { path: '/operator/money-restrictions', public: false },
  operator_screening_list: { path: '/operator/screening-list', public: false },
  operator_monitoring: { path: '/operator/monitoring/{-$id}', public: false },
  operator_reports: { path: '/operator/reports', public: false },
  operator_market_returns: { path: '/operator/market-returns', public: false },
  operator_monitoring_rules: { path: '/operator/monitoring-rules', public: false },
  operator_suspicion_reports: { path: '/operator/suspicion-reports/{-$id}', public: false },
  operator_days: { path: '/operator/days/{-$day}', public: false },
  operator_unclaimed_moneys: { path: '/operator/unclaimed-moneys', public: false },
  operator_large_amounts: { path: '/operator/large-amounts', public: false },
  operator_access_reviews: { path: '/operator/access-reviews/{-$id}', public: false },
  operator_registers: { path: '/operator/registers/{-$id}', public: false },
  operator_own_conflicts: { path: '/operator/own-conflicts', public: false },
  operator_risk_ratings: { path: '/operator/risk-ratings/{-$id}', public: false },
  operator_marketing: { path: '/operator/marketing', public: false },
  operator_fund_management: { path: '/operator/fund-management/{-$id}', public: false },
  operator_treasury: { path: '/operator/treasury', public: false },
  operator_shariah: { path: '/operator/shariah-trades', public: false },
  operator_rail: { path: '/operator/rail', public: false },
  operator_operators: { path: '/operator/operators/{-$id}', public: false },
  operator_permissions: { path: '/operator/permissions', public: false },
  operator_security: { path: '/operator/security', public: false },
  operator_health: { path: '/operator/health', public: false },
  operator_security_events: { path: '/operator/security-events', public: false },
  operator_audit: { path: '/operator/audit', public: false },
} as const satisfies Record<string, { readonly path: string; readonly public: boolean }>;

export type OperatorRouteName = keyof typeof operatorRouteTable;
