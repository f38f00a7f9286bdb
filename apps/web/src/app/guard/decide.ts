import type { RouteFlag, RouteName } from '../../config/routes.ts';
import type { GuardSession, GuardUser } from './guard-session.ts';

export interface Redirect {
  readonly to: RouteName;
  readonly params?: { readonly action: 'topup' };
}

export type Decision = { readonly allow: true } | { readonly allow: false; readonly redirect: Redirect };

interface Visit {
  readonly flags: readonly RouteFlag[];
  readonly target: RouteName;
  readonly user: GuardUser;
  readonly hasTwoFactorToken: boolean;
}

type Rule = (visit: Visit) => Redirect | null;

/** The guard's rules in their order: the first that applies decides (NAV-2). Rule 1 is in `decide`. */
const rules: readonly Rule[] = [
  inactiveAccount,
  guestOnly,
  secondFactor,
  rejectedApplicant,
  applicationPages,
  unfinishedApplication,
  businessUnderReview,
  approvedOnly,
  wrongRole,
];

/**
 * Decides whether a session may open a page, as a pure function (NAV-2).
 * @param flags what the page demands
 * @param session the session; null when signed out
 * @param target the page's name
 */
export function decide(flags: readonly RouteFlag[], session: GuardSession, target: RouteName): Decision {
  if (session === null) {
    return flags.includes('requiresAuth') ? { allow: false, redirect: { to: 'login' } } : { allow: true };
  }
  for (const rule of rules) {
    const redirect = rule({ flags, target, ...session });
    if (redirect !== null) {
      return { allow: false, redirect };
    }
  }
  return { allow: true };
}

/** Rule 2. Pages without flags, and the messages to us, stay open to a disabled account. */
function inactiveAccount({ flags, target, user }: Visit): Redirect | null {
  if (user.account_status === 'Active') {
    return target === 'account_disabled' ? { to: 'dashboard' } : null;
  }
  const isOpen = flags.length === 0 || target === 'account_disabled' || target === 'messages';
  return isOpen ? null : { to: 'account_disabled' };
}

/** Rule 3. The simulation may be used by anyone. */
function guestOnly({ flags, target }: Visit): Redirect | null {
  return flags.includes('requiresGuest') && target !== 'simulation' ? { to: 'dashboard' } : null;
}

/** Rule 4. */
function secondFactor({ flags, target, user, hasTwoFactorToken }: Visit): Redirect | null {
  const codeMissing = user.check_if_enabled_two_factor && !hasTwoFactorToken;
  if (target === 'two_factor') {
    return codeMissing ? null : { to: 'dashboard' };
  }
  return codeMissing && flags.includes('requiresTwoFactor') ? { to: 'two_factor' } : null;
}

/** Rule 5. */
function rejectedApplicant({ flags, target, user }: Visit): Redirect | null {
  const rejected = user.application_status === 'Rejected';
  if (target === 'application_rejected') {
    return rejected ? null : { to: 'dashboard' };
  }
  return rejected && flags.includes('applicationRejected') ? { to: 'application_rejected' } : null;
}

/** Rule 6. */
function applicationPages({ target, user }: Visit): Redirect | null {
  const form = ownForm(user);
  const completed = hasCompleted(user);
  if (target === 'application_review') {
    if (isApproved(user) || (completed && user.role === 'investor')) {
      return { to: 'dashboard' };
    }
    return completed ? null : { to: form };
  }
  if (target !== 'investor_application' && target !== 'business_application') {
    return null;
  }
  if (isApproved(user)) {
    return { to: 'dashboard' };
  }
  if (completed) {
    return { to: user.role === 'investor' ? 'dashboard' : 'application_review' };
  }
  return target === form ? null : { to: form };
}

/** Rule 7. */
function unfinishedApplication({ flags, target, user }: Visit): Redirect | null {
  const needsApplication = target === 'dashboard' || flags.includes('requiresApprovedApplication');
  return needsApplication && !hasCompleted(user) ? { to: ownForm(user) } : null;
}

/** Rule 8. */
function businessUnderReview({ target, user }: Visit): Redirect | null {
  const waiting = user.role === 'businessowner' && !isApproved(user);
  return target === 'dashboard' && waiting ? { to: 'application_review' } : null;
}

/** Rule 9. */
function approvedOnly({ flags, target, user }: Visit): Redirect | null {
  if (!flags.includes('requiresApprovedApplication')) {
    return null;
  }
  const withoutNumber = user.role === 'investor' && user.type === 'Individual' && user.inv_no === null;
  if (user.application_id === null || withoutNumber) {
    return { to: ownForm(user) };
  }
  if (!isApproved(user)) {
    return { to: 'dashboard' };
  }
  return firstTopUp(target, user);
}

function firstTopUp(target: RouteName, user: GuardUser): Redirect | null {
  const owed = user.role === 'investor' && !user.is_inv_fund_managed && !user.first_topup;
  if (target === 'fpx_verify') {
    return owed ? null : { to: 'balance' };
  }
  const open = target === 'balance' || target === 'referral';
  return owed && !open ? { to: 'balance', params: { action: 'topup' } } : null;
}

/** The two role flags: they work, and no page carries them (NAV-3). */
function wrongRole({ flags, user }: Visit): Redirect | null {
  const isWrongRole =
    (flags.includes('onlyInvestors') && user.role !== 'investor') ||
    (flags.includes('onlyBusinessOwners') && user.role !== 'businessowner');
  return isWrongRole ? { to: 'dashboard' } : null;
}

function isApproved(user: GuardUser): boolean {
  return user.application_status === 'Approved';
}

/** An approved application is a completed one (ONB-2), whatever the second field says, so that form and dashboard do not redirect to each other. */
function hasCompleted(user: GuardUser): boolean {
  return user.completed_application || isApproved(user);
}

/** Individual investors have the personal form; companies of both roles share the other (ONB-5). */
function ownForm(user: GuardUser): 'investor_application' | 'business_application' {
  return user.role === 'investor' && user.type !== 'Institution'
    ? 'investor_application'
    : 'business_application';
}
