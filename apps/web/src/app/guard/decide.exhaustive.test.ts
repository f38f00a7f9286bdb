import { describe, expect, it } from 'vitest';
import { type RouteName, routeTable } from '../../config/routes.ts';
import { decide } from './decide.ts';
import type { GuardUser } from './guard-session.ts';

/** What kind of page each is (NAV-1); not read from the table that is tested. */
const groups = {
  guest: ['home', 'login', 'register'],
  simulation: ['simulation'],
  disabled: ['account_disabled'],
  code: ['two_factor'],
  rejected: ['application_rejected'],
  review: ['application_review'],
  form: ['investor_application', 'business_application'],
  dashboard: ['dashboard'],
  signedIn: ['settings', 'my_activity', 'notifications', 'referral'],
  messages: ['messages'],
  fpx: ['fpx_verify'],
  balance: ['balance'],
  approved: [
    'notes',
    'bo_notes',
    'apply_financing',
    'auto_investment',
    'direct_debit',
    'platform_performance',
  ],
} as const satisfies Record<string, readonly RouteName[]>;
type Group = keyof typeof groups | 'open';

const names = Object.keys(routeTable).filter((name): name is RouteName => name in routeTable);
const kinds = Object.entries(groups) as [Exclude<Group, 'open'>, readonly RouteName[]][];
const groupOf = (page: RouteName): Group => kinds.find(([, pages]) => pages.includes(page))?.[0] ?? 'open';

type Code = 'not needed' | 'missing' | 'given';
interface Person {
  readonly user: GuardUser;
  readonly code: Code;
}

/** The guard formulated a second time (NAV-2): by page instead of by rule. */
function expected({ user, code }: Person, page: RouteName): string {
  const group = groupOf(page);
  if (group === 'open') return 'stay';
  if (group === 'messages') return code === 'missing' ? 'two_factor' : 'stay';
  if (user.account_status !== 'Active') return group === 'disabled' ? 'stay' : 'account_disabled';
  if (group === 'simulation') return 'stay';
  if (group === 'guest' || group === 'disabled') return 'dashboard';
  if (group === 'code') return code === 'missing' ? 'stay' : 'dashboard';
  if (code === 'missing') return 'two_factor';
  const isRejected = user.application_status === 'Rejected';
  if (group === 'rejected') return isRejected ? 'stay' : 'dashboard';
  if (isRejected) return 'application_rejected';
  return group === 'signedIn' ? 'stay' : byApplication(user, group, page);
}

const ownForm = (user: GuardUser) =>
  user.type === 'Individual' ? 'investor_application' : 'business_application';

function byApplication(user: GuardUser, group: Group, page: RouteName): string {
  const approved = user.application_status === 'Approved';
  const waits = user.role === 'investor' ? 'dashboard' : 'application_review';
  // An approved application was completed, whatever the other field says.
  if (!approved && !user.completed_application) return page === ownForm(user) ? 'stay' : ownForm(user);
  if (group === 'form') return approved ? 'dashboard' : waits;
  if (group === 'review') return approved || user.role === 'investor' ? 'dashboard' : 'stay';
  if (group === 'dashboard') return approved || user.role === 'investor' ? 'stay' : 'application_review';
  return byStatus(user, group, approved);
}

function byStatus(user: GuardUser, group: Group, approved: boolean): string {
  const noNumber = user.type === 'Individual' && user.inv_no === null;
  if (user.application_id === null || noNumber) return ownForm(user);
  if (!approved) return 'dashboard';
  const owes = user.role === 'investor' && !user.is_inv_fund_managed && !user.first_topup;
  if (group === 'fpx') return owes ? 'stay' : 'balance';
  return owes && group !== 'balance' ? 'balance/topup' : 'stay';
}

function outcome({ user, code }: Person, page: RouteName): string {
  const requested = { ...user, check_if_enabled_two_factor: code !== 'not needed' };
  const who = { user: requested, hasTwoFactorToken: code === 'given' };
  const decision = decide(routeTable[page].flags, who, page);
  if (decision.allow) return 'stay';
  const { to, params } = decision.redirect;
  return params === undefined ? to : `${to}/${params.action}`;
}

const roles = [
  { role: 'investor', type: 'Individual' },
  { role: 'investor', type: 'Institution' },
  { role: 'businessowner', type: null },
] as const;
const statuses = [null, 'Incomplete', 'Submitted', 'Approved', 'Rejected', 'More Info Required'] as const;
const both = [false, true] as const;

/** Every combination of what the guard looks at. */
function* everybody(): Generator<Person> {
  const choices: readonly (readonly Partial<GuardUser>[])[] = [
    roles,
    ['Active', 'Inactive', 'Pending'].map((account_status) => ({ account_status })),
    statuses.map((application_status) => ({ application_status })),
    both.map((completed_application) => ({ completed_application })),
    ['an-id', null].map((application_id) => ({ application_id })),
    ['INV-0000001', null].map((inv_no) => ({ inv_no })),
    both.map((first_topup) => ({ first_topup })),
    both.map((is_inv_fund_managed) => ({ is_inv_fund_managed })),
  ];
  const users = choices.reduce<readonly Partial<GuardUser>[]>(
    (all, next) => all.flatMap((one) => next.map((part) => ({ ...one, ...part }))),
    [{ check_if_enabled_two_factor: false }],
  );
  for (const user of users) {
    for (const code of ['not needed', 'missing', 'given'] as const) {
      yield { user: user as GuardUser, code };
    }
  }
}

describe('the guard, for every user and every page', () => {
  it('agrees with the rules formulated page by page (NAV-2)', () => {
    const wrong: string[] = [];
    let requested = 0;
    for (const person of everybody()) {
      for (const page of names) {
        requested += 1;
        const [is, shouldBe] = [outcome(person, page), expected(person, page)];
        if (is !== shouldBe) {
          wrong.push(`${page}: ${is}, not ${shouldBe}, for ${JSON.stringify(person)}`);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(requested).toBe(3 * 3 * 6 * 2 ** 5 * 3 * names.length);
  });

  it('redirects guests to the login page wherever a session is needed, and nowhere else', () => {
    for (const page of names) {
      const decision = decide(routeTable[page].flags, null, page);
      const open: readonly Group[] = ['open', 'guest', 'simulation'];
      expect([page, decision.allow ? 'stay' : decision.redirect.to]).toEqual([
        page,
        open.includes(groupOf(page)) ? 'stay' : 'login',
      ]);
    }
  });
});
