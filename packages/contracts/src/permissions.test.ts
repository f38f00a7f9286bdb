import { describe, expect, test } from 'vitest';
import { approvalKinds, isApprovalKind, permissionGroups, permissionNames, rolesOf } from './permissions.ts';

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

  test('has every permission in exactly one group', () => {
    expect(Object.values(permissionGroups).flat().sort()).toEqual([...permissionNames].sort());
  });

  test('knows which kinds are proposals', () => {
    expect(isApprovalKind('topup_review')).toBe(true);
    expect(isApprovalKind('customer_view')).toBe(false);
    expect(isApprovalKind('constructor')).toBe(false);
  });
});
