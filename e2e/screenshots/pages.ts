import { everyPage } from '../pages/every-page.ts';
import type { NewcomerKind } from './newcomers.ts';

/** Pages that one person of the demo sees; nobody in particular where `kind` is "guest", or a newly registered user. */
export interface Round {
  readonly name: string;
  readonly kind: 'guest' | 'investor' | 'institution' | 'businessowner' | 'operator' | NewcomerKind;
  /** Of the operator. */
  readonly role?: string;
  readonly addresses: readonly string[];
  /** Links whose addresses are not known in advance: the first one on a page with this prefix. */
  readonly details?: readonly { readonly on: string; readonly link: string }[];
}

const newcomerKinds = [
  'applicant',
  'company',
  'waiting',
  'rejected',
  'disabled',
  'secondFactor',
  'newcomer',
] as const satisfies readonly NewcomerKind[];

export const rounds: readonly Round[] = [
  ...newcomerKinds.map((kind) => ({
    name: 'newcomers',
    kind,
    addresses: everyPage[kind].map(([path]) => path),
  })),
  {
    name: 'guest',
    kind: 'guest',
    addresses: [
      '/',
      '/login',
      '/register',
      '/register/institution',
      '/register/businessowner',
      '/register/verify',
      '/password/reset',
      '/two-factor/reset',
      '/account/not-me/a-link-that-was-used-already',
      '/unsubscribe',
      '/verification',
      '/simulation?amount=130000&rate=11&months=4&failed=20',
      '/privacy',
      '/consent',
      '/issuer-disclosure',
      '/tnc/investor',
      '/about',
      '/risk',
      '/security',
      '/mobile/balance/topup',
      '/pay/a-link-that-was-used-already',
      '/no-such-page',
      '/dev/mailbox',
      '/dev/clock',
      '/operator/login',
      '/operator/password/a-link-that-was-used-already',
    ],
  },
  {
    name: 'investor',
    kind: 'investor',
    addresses: [
      '/dashboard',
      '/balance',
      '/balance/topup',
      '/balance/withdraw',
      '/notes',
      '/my_activity',
      '/notifications',
      '/referral',
      '/account/messages',
      '/smart-investment',
      '/platform/performance',
      '/account/settings',
    ],
    details: [{ on: '/notes', link: '/notes/' }],
  },
  {
    name: 'institution',
    kind: 'institution',
    addresses: ['/dashboard', '/notes', '/balance'],
  },
  {
    name: 'owner',
    kind: 'businessowner',
    addresses: [
      '/dashboard',
      '/bo/notes?tab=under_review',
      '/bo/notes?tab=pending',
      '/bo/notes?tab=listed',
      '/bo/notes?tab=issued',
      '/bo/notes?tab=completed',
      '/bo/notes?tab=defaulted',
      '/my_activity',
      '/financing/apply',
      '/direct-debit/settings',
      '/notifications',
      '/referral',
      '/account/settings',
    ],
  },
  {
    name: 'onboarding',
    kind: 'operator',
    role: 'onboarding',
    addresses: [
      '/operator',
      '/operator/applications?state=all',
      '/operator/customers',
      '/operator/identity-checks',
      '/operator/bank-accounts',
      '/operator/address-changes',
    ],
  },
  { name: 'support', kind: 'operator', role: 'support', addresses: ['/operator/cases'] },
  {
    name: 'auditor',
    kind: 'operator',
    role: 'auditor',
    addresses: [
      '/operator',
      '/operator/days',
      '/operator/days/2026-11-27',
      '/operator/days/2026-11-28',
      '/operator/customers',
    ],
  },
  {
    name: 'credit',
    kind: 'operator',
    role: 'credit',
    addresses: ['/operator/financing-applications?state=all', '/operator/notes', '/operator/collections'],
  },
  {
    name: 'finance',
    kind: 'operator',
    role: 'finance',
    addresses: [
      '/operator/payouts',
      '/operator/withdrawals',
      '/operator/held-payments',
      '/operator/notes',
      '/operator/rail',
      '/operator/health',
      '/operator/reconciliation',
    ],
  },
  {
    name: 'compliance',
    kind: 'operator',
    role: 'compliance',
    addresses: [
      '/operator/customers/0194b6f0-0000-7000-8000-000000000001/overview',
      '/operator/screening',
      '/operator/screening-list',
      '/operator/monitoring',
      '/operator/reports',
      '/operator/market-returns',
      '/operator/monitoring-rules',
      '/operator/suspicion-reports',
      '/operator/unclaimed-moneys',
      '/operator/large-amounts',
      '/operator/risk-ratings',
      '/operator/access-reviews',
      '/operator/registers',
      '/operator/registers?register=breaches',
      '/operator/registers?register=conflicts',
      '/operator/own-conflicts',
      '/operator/money-restrictions',
      '/operator/shariah-trades',
      '/operator/fund-management',
      '/operator/premium-upgrades',
    ],
  },
  {
    name: 'administrator',
    kind: 'operator',
    role: 'administrator',
    addresses: [
      '/operator/approvals',
      '/operator/operators',
      '/operator/permissions',
      '/operator/security',
      '/operator/passkey',
      '/operator/settings',
      '/operator/holidays',
      '/operator/treasury',
      '/operator/marketing',
      '/operator/security-events',
      '/operator/audit',
    ],
  },
];

/** A phone, a tablet, a desktop. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
