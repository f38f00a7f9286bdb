import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RouteName, routeTable } from '../../config/routes.ts';
import { decide } from './decide.ts';
import type { GuardSession, GuardUser } from './guard-session.ts';

const names = Object.keys(routeTable).filter((name): name is RouteName => name in routeTable);

const user: fc.Arbitrary<GuardUser> = fc.record({
  role: fc.constantFrom('investor', 'businessowner'),
  type: fc.constantFrom('Individual', 'Institution', null),
  account_status: fc.constantFrom('Active', 'Active', 'Inactive', 'Pending', 'Unheard of'),
  application_status: fc.constantFrom(
    null,
    'Incomplete',
    'Submitted',
    'Approved',
    'Rejected',
    'More Info Required',
    'Unheard of',
  ),
  application_id: fc.constantFrom(null, 'an-id'),
  completed_application: fc.boolean(),
  inv_no: fc.constantFrom(null, 'INV-0000001'),
  first_topup: fc.boolean(),
  is_inv_fund_managed: fc.boolean(),
  check_if_enabled_two_factor: fc.boolean(),
});

const session: fc.Arbitrary<GuardSession> = fc.option(fc.record({ user, hasTwoFactorToken: fc.boolean() }), {
  nil: null,
  freq: 20,
});

/** The pages a browser is sent through, the last one being shown. Throws when a page comes twice. */
function follow(who: GuardSession, start: RouteName): RouteName[] {
  const path = [start];
  for (let at: RouteName = start; ; ) {
    const decision = decide(routeTable[at].flags, who, at);
    if (decision.allow) {
      return path;
    }
    at = decision.redirect.to;
    if (path.includes(at)) {
      throw new Error(`Round in circles: ${[...path, at].join(' → ')}`);
    }
    path.push(at);
  }
}

describe('for every session and page', () => {
  it('there are no redirect loops', () => {
    fc.assert(
      fc.property(session, (who) => {
        for (const name of names) {
          expect(follow(who, name).length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('the page that is shown is one that the session may see', () => {
    fc.assert(
      fc.property(session, fc.constantFrom(...names), (who, start) => {
        const shown = follow(who, start).at(-1) ?? start;
        const flags: readonly string[] = routeTable[shown].flags;
        const needsCode = who?.user.check_if_enabled_two_factor === true && !who.hasTwoFactorToken;
        expect(who === null && flags.includes('requiresAuth')).toBe(false);
        expect(who !== null && flags.includes('requiresGuest') && shown !== 'simulation').toBe(false);
        expect(needsCode && flags.includes('requiresTwoFactor')).toBe(false);
        expect(
          flags.includes('requiresApprovedApplication') && who?.user.application_status !== 'Approved',
        ).toBe(false);
        expect(flags.includes('applicationRejected') && who?.user.application_status === 'Rejected').toBe(
          false,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('pages without flags are open to every user', () => {
    const open = names.filter((name) => routeTable[name].flags.length === 0);
    fc.assert(
      fc.property(session, fc.constantFrom(...open), (who, name) => {
        expect(decide(routeTable[name].flags, who, name)).toEqual({ allow: true });
      }),
    );
  });
});
