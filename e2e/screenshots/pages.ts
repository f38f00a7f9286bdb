/** Pages that one person of the demo sees; nobody in particular where `kind` is "guest". */
export interface Round {
  readonly name: string;
  readonly kind: 'guest' | 'investor' | 'institution' | 'businessowner' | 'operator';
  /** Of the operator. */
  readonly role?: string;
  readonly addresses: readonly string[];
  /** Where links lead whose addresses nobody knows before: the first one on a page that begins so. */
  readonly details?: readonly { readonly on: string; readonly link: string }[];
}

export const rounds: readonly Round[] = [
  {
    name: 'guest',
    kind: 'guest',
    addresses: [
      '/login',
      '/register',
      '/register/institution',
      '/register/businessowner',
      '/register/verify',
      '/password/reset',
      '/two-factor/reset',
      '/unsubscribe',
      '/verification',
      '/simulation?amount=130000&rate=11&months=4&failed=20',
      '/privacy',
      '/consent',
      '/issuer-disclosure',
      '/tnc/investor',
      '/about',
      '/risk',
      '/mobile/balance/topup',
      '/no-such-page',
      '/dev/mailbox',
      '/operator/login',
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
      '/smart-investment',
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
    ],
  },
  {
    name: 'credit',
    kind: 'operator',
    role: 'credit',
    addresses: ['/operator/financing-applications?state=all', '/operator/notes'],
  },
  {
    name: 'finance',
    kind: 'operator',
    role: 'finance',
    addresses: [
      '/operator/payouts',
      '/operator/withdrawals',
      '/operator/topups',
      '/operator/receipts',
      '/operator/repayments',
      '/operator/notes',
      '/operator/rail',
      '/operator/reconciliation',
      '/operator/bank-accounts',
    ],
  },
  {
    name: 'compliance',
    kind: 'operator',
    role: 'compliance',
    addresses: ['/operator/screening', '/operator/screening-list', '/operator/premium-upgrades'],
  },
  {
    name: 'administrator',
    kind: 'operator',
    role: 'administrator',
    addresses: ['/operator/approvals', '/operator/settings', '/operator/marketing', '/operator/audit'],
  },
];

/** A phone, a tablet, a desk. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;
