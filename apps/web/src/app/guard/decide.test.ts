import { describe, expect, it } from 'vitest';
import { type RouteName, routeTable } from '../../config/routes.ts';
import { businessOwner, investor } from '../../testing/users.ts';
import { decide } from './decide.ts';
import type { GuardSession, GuardUser } from './guard-session.ts';

function session(user: GuardUser, hasTwoFactorToken = false): GuardSession {
  return { user, hasTwoFactorToken };
}

/** 'stay', or where to, with the action if there is one. */
function outcome(who: GuardSession, target: RouteName): string {
  const decision = decide(routeTable[target].flags, who, target);
  if (decision.allow) {
    return 'stay';
  }
  const { to, params } = decision.redirect;
  return params === undefined ? to : `${to}/${params.action}`;
}

const nobody: GuardSession = null;
const disabled = session(investor({ account_status: 'Inactive' }));
const waitingForCode = session(investor({ check_if_enabled_two_factor: true }));
const rejected = session(investor({ application_status: 'Rejected' }));
const newIndividual = session(
  investor({
    application_status: null,
    application_id: null,
    completed_application: false,
    inv_no: null,
    first_topup: false,
  }),
);
const newInstitution = session(
  investor({
    type: 'Institution',
    application_status: null,
    application_id: null,
    completed_application: false,
    inv_no: null,
    first_topup: false,
  }),
);
const newBusiness = session(
  businessOwner({ application_status: null, application_id: null, completed_application: false }),
);
const moreInfoRequired = session(
  investor({
    application_status: 'More Info Required',
    completed_application: false,
    inv_no: null,
    first_topup: false,
  }),
);
const submittedInvestor = session(
  investor({ application_status: 'Submitted', inv_no: null, first_topup: false }),
);
const submittedInstitution = session(
  investor({ type: 'Institution', application_status: 'Submitted', inv_no: null, first_topup: false }),
);
const submittedBusiness = session(businessOwner({ application_status: 'Submitted' }));
const approvedUnpaid = session(investor({ first_topup: false }));
const fundManaged = session(investor({ first_topup: false, is_inv_fund_managed: true }));
const approved = session(investor());
const institution = session(investor({ type: 'Institution' }));
const business = session(businessOwner());

type Row = readonly [who: string, session: GuardSession, target: RouteName, expected: string];

const tables: Readonly<Record<string, readonly Row[]>> = {
  'rule 1: no session': [
    ['nobody', nobody, 'dashboard', 'login'],
    ['nobody', nobody, 'account_disabled', 'login'],
    ['nobody', nobody, 'two_factor', 'login'],
    ['nobody', nobody, 'application_rejected', 'login'],
    ['nobody', nobody, 'balance', 'login'],
    ['nobody', nobody, 'home', 'stay'],
    ['nobody', nobody, 'register', 'stay'],
    ['nobody', nobody, 'simulation', 'stay'],
    ['nobody', nobody, 'privacy', 'stay'],
    ['nobody', nobody, 'mobile_topup', 'stay'],
    ['nobody', nobody, 'payment', 'stay'],
  ],
  'rule 2: account not Active': [
    ['disabled', disabled, 'dashboard', 'account_disabled'],
    ['disabled', disabled, 'login', 'account_disabled'],
    ['disabled', disabled, 'simulation', 'account_disabled'],
    ['disabled', disabled, 'two_factor', 'account_disabled'],
    ['disabled', disabled, 'application_rejected', 'account_disabled'],
    ['disabled', disabled, 'account_disabled', 'stay'],
    ['disabled', disabled, 'privacy', 'stay'],
    ['disabled', disabled, 'register_verify', 'stay'],
    ['pending', session(investor({ account_status: 'Pending' })), 'dashboard', 'account_disabled'],
    ['approved', approved, 'account_disabled', 'dashboard'],
  ],
  'rule 3: guest pages': [
    ['approved', approved, 'home', 'dashboard'],
    ['approved', approved, 'login', 'dashboard'],
    ['approved', approved, 'register', 'dashboard'],
    ['new', newIndividual, 'login', 'dashboard'],
    ['approved', approved, 'simulation', 'stay'],
    ['approved', approved, 'register_verify', 'stay'],
    ['approved', approved, 'unsubscribe', 'stay'],
  ],
  'rule 4: second factor': [
    ['waiting for a code', waitingForCode, 'two_factor', 'stay'],
    ['waiting for a code', waitingForCode, 'dashboard', 'two_factor'],
    ['waiting for a code', waitingForCode, 'investor_application', 'two_factor'],
    ['waiting for a code', waitingForCode, 'application_rejected', 'two_factor'],
    ['waiting for a code', waitingForCode, 'balance', 'two_factor'],
    ['waiting for a code', waitingForCode, 'privacy', 'stay'],
    ['code given', session(investor({ check_if_enabled_two_factor: true }), true), 'dashboard', 'stay'],
    ['code given', session(investor({ check_if_enabled_two_factor: true }), true), 'two_factor', 'dashboard'],
    ['without two-factor', approved, 'two_factor', 'dashboard'],
  ],
  'rule 5: rejected': [
    ['rejected', rejected, 'application_rejected', 'stay'],
    ['rejected', rejected, 'dashboard', 'application_rejected'],
    ['rejected', rejected, 'settings', 'application_rejected'],
    ['rejected', rejected, 'investor_application', 'application_rejected'],
    ['rejected', rejected, 'application_review', 'application_rejected'],
    ['rejected', rejected, 'balance', 'application_rejected'],
    ['rejected', rejected, 'privacy', 'stay'],
    ['approved', approved, 'application_rejected', 'dashboard'],
    ['submitted', submittedInvestor, 'application_rejected', 'dashboard'],
  ],
  'rule 6: application pages': [
    ['approved', approved, 'investor_application', 'dashboard'],
    ['approved business', business, 'business_application', 'dashboard'],
    ['submitted investor', submittedInvestor, 'investor_application', 'dashboard'],
    ['submitted institution', submittedInstitution, 'business_application', 'dashboard'],
    ['submitted business', submittedBusiness, 'business_application', 'application_review'],
    ['new individual', newIndividual, 'investor_application', 'stay'],
    ['new individual', newIndividual, 'business_application', 'investor_application'],
    ['new institution', newInstitution, 'business_application', 'stay'],
    ['new institution', newInstitution, 'investor_application', 'business_application'],
    ['new business', newBusiness, 'business_application', 'stay'],
    ['new business', newBusiness, 'investor_application', 'business_application'],
    ['asked for more', moreInfoRequired, 'investor_application', 'stay'],
    ['approved', approved, 'application_review', 'dashboard'],
    ['approved business', business, 'application_review', 'dashboard'],
    ['submitted investor', submittedInvestor, 'application_review', 'dashboard'],
    ['new business', newBusiness, 'application_review', 'business_application'],
    ['new individual', newIndividual, 'application_review', 'investor_application'],
    ['submitted business', submittedBusiness, 'application_review', 'stay'],
  ],
  'rule 7: not completed': [
    ['new individual', newIndividual, 'dashboard', 'investor_application'],
    ['new individual', newIndividual, 'balance', 'investor_application'],
    ['new individual', newIndividual, 'notes', 'investor_application'],
    ['new institution', newInstitution, 'dashboard', 'business_application'],
    ['new business', newBusiness, 'bo_notes', 'business_application'],
    ['asked for more', moreInfoRequired, 'dashboard', 'investor_application'],
    ['new individual', newIndividual, 'settings', 'stay'],
    ['new individual', newIndividual, 'my_activity', 'stay'],
    ['new individual', newIndividual, 'notifications', 'stay'],
    ['new individual', newIndividual, 'referral', 'stay'],
  ],
  'rule 8: business under review': [
    ['submitted business', submittedBusiness, 'dashboard', 'application_review'],
    ['submitted business', submittedBusiness, 'settings', 'stay'],
    ['submitted investor', submittedInvestor, 'dashboard', 'stay'],
    ['submitted institution', submittedInstitution, 'dashboard', 'stay'],
    ['approved business', business, 'dashboard', 'stay'],
  ],
  'rule 9: approved only': [
    [
      'without application id',
      session(investor({ application_id: null })),
      'balance',
      'investor_application',
    ],
    ['without number', session(investor({ inv_no: null })), 'balance', 'investor_application'],
    [
      'institution without number',
      session(investor({ type: 'Institution', inv_no: null })),
      'balance',
      'stay',
    ],
    [
      'business without application id',
      session(businessOwner({ application_id: null })),
      'bo_notes',
      'business_application',
    ],
    ['submitted institution', submittedInstitution, 'notes', 'dashboard'],
    ['submitted business', submittedBusiness, 'bo_notes', 'dashboard'],
    ['no first top-up', approvedUnpaid, 'notes', 'balance/topup'],
    ['no first top-up', approvedUnpaid, 'auto_investment', 'balance/topup'],
    ['no first top-up', approvedUnpaid, 'balance', 'stay'],
    ['no first top-up', approvedUnpaid, 'fpx_verify', 'stay'],
    ['no first top-up', approvedUnpaid, 'referral', 'stay'],
    ['no first top-up', approvedUnpaid, 'dashboard', 'stay'],
    ['fund-managed', fundManaged, 'notes', 'stay'],
    ['fund-managed', fundManaged, 'fpx_verify', 'balance'],
    ['first top-up done', approved, 'fpx_verify', 'balance'],
    ['approved business', business, 'fpx_verify', 'balance'],
    ['approved business', business, 'notes', 'stay'],
    ['approved', approved, 'bo_notes', 'stay'],
    ['institution', institution, 'notes', 'stay'],
    ['approved', approved, 'balance', 'stay'],
    ['approved', approved, 'direct_debit', 'stay'],
  ],
};

describe.each(Object.entries(tables))('%s', (_rule, rows) => {
  it.each(rows)('%s: %o at %s → %s', (_who, who, target, expected) => {
    expect(outcome(who, target)).toBe(expected);
  });
});

describe('the role flags, which no page carries', () => {
  it('compare with the right role names', () => {
    const stays = (flag: 'onlyInvestors' | 'onlyBusinessOwners', who: GuardSession) =>
      decide([flag], who, 'settings').allow;
    expect(stays('onlyInvestors', business)).toBe(false);
    expect(stays('onlyBusinessOwners', approved)).toBe(false);
    expect(stays('onlyInvestors', approved)).toBe(true);
    expect(stays('onlyBusinessOwners', business)).toBe(true);
  });

  it('are unattached', () => {
    const flags: readonly string[] = Object.values(routeTable).flatMap((route) => route.flags);
    expect(flags).not.toContain('onlyInvestors');
    expect(flags).not.toContain('onlyBusinessOwners');
  });
});
