import { describe, expect, test } from 'vitest';
import { operatorRoleNames } from './operator-roles.ts';
import { approvalKinds, heldOf, holdsAny, isApprovalKind, may, rolesOf } from './permissions.ts';

describe('the table of permissions', () => {
  test.each(approvalKinds)('lets makers and checkers of %s submit and decide proposals', (kind) => {
    expect(rolesOf(kind)).not.toEqual([]);
    expect(rolesOf('proposal_submission')).toEqual(expect.arrayContaining([...rolesOf(kind)]));
    expect(rolesOf('proposal_decision')).toEqual(expect.arrayContaining([...rolesOf(kind)]));
  });

  test('lets only makers submit proposals', () => {
    const makers = new Set(approvalKinds.flatMap(rolesOf));
    expect([...rolesOf('proposal_submission')].sort()).toEqual([...makers].sort());
  });

  test('opens whole numbers to the roles of some number only', () => {
    const readers = new Set(
      (
        [
          'identity_number_view',
          'guarantor_number_view',
          'account_number_view',
          'payout_number_view',
        ] as const
      ).flatMap(rolesOf),
    );
    expect([...rolesOf('number_view')].sort()).toEqual([...readers].sort());
  });

  test('knows which kinds are proposals', () => {
    expect(isApprovalKind('topup_review')).toBe(true);
    expect(isApprovalKind('customer_view')).toBe(false);
    expect(isApprovalKind('constructor')).toBe(false);
  });
});

describe('an operator', () => {
  test('without roles holds nothing', () => {
    expect(may({ roles: [] }, 'customer_view')).toBe(false);
    expect(heldOf({ roles: [] }, operatorRoleNames)).toEqual([]);
  });

  test.each(operatorRoleNames)('of %s alone holds what the table gives that role', (role) => {
    expect(may({ roles: [role] }, 'note_update')).toBe(role === 'credit' || role === 'finance');
    expect(holdsAny({ roles: [role] }, ['finance'])).toBe(role === 'finance');
  });

  test('holds a permission through any of several roles', () => {
    const both = { roles: ['support', 'compliance'] } as const;
    expect(may(both, 'money_restriction_view')).toBe(true);
    expect(may(both, 'topup_review')).toBe(false);
    expect(heldOf(both, ['finance', 'compliance'])).toEqual(['compliance']);
  });
});
